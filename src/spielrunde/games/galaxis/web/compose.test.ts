import { describe, expect, it } from 'vitest';
import { UNDO, heightOf, ordered, put, sameBids, steps, takes, without, type Bids } from './compose';

const name = (value: number) => `${value}`;
const FREE = { bids: 3, cards: Infinity };

/** Does the choices one by one, as the table would: a taking back ends the last card. */
function done(start: string[], choices: string[]): string[] {
  const past = [...start];
  for (const choice of choices) {
    if (choice === UNDO) past.pop();
    else past.push(choice);
  }
  return past;
}

/** All ways to give some cards to three bids or to none. */
function* sets(cards: number[]): Generator<Bids> {
  for (let code = 0; code < 4 ** cards.length; code++) {
    const bids: number[][] = [[], [], []];
    cards.forEach((card, place) => bids[Math.floor(code / 4 ** place) % 4]?.push(card));
    yield bids.filter((bid) => bid.length > 0);
  }
}

describe('bids in the order the table takes them', () => {
  it('begins with the lowest card; of two with the same one, with the higher bid', () => {
    expect(ordered([[5, 6], [2]])).toEqual([[2], [5, 6]]);
    expect(ordered([[2, 3], [2, 4]])).toEqual([[2, 4], [2, 3]]);
    expect(ordered([[2], [2, 5], [1]])).toEqual([[1], [2, 5], [2]]);
  });

  it('does not depend on how they were arranged', () => {
    expect(sameBids([[5, 6], [2]], [[2], [5, 6]])).toBe(true);
    expect(sameBids([[5], [2]], [[2, 5]])).toBe(false);
  });
});

describe('the way to what is wanted', () => {
  it('lays cards from low to high', () => {
    expect(steps([], [[5, 6], [2]], name)).toEqual(['start:2', 'start:5', 'add:6']);
  });

  it('takes back only what is in the way', () => {
    expect(steps([[2, 5]], [[2, 3, 5]], name)).toEqual([UNDO, 'add:3', 'add:5']);
    expect(steps([[2], [5]], [[2]], name)).toEqual([UNDO]);
    expect(steps([[2], [5]], [[5], [2]], name)).toEqual([]);
  });

  it('leads from any bids to any others', () => {
    const all = [...sets([1, 1, 2, 4])];
    for (const from of all.filter((_, index) => index % 17 === 0)) {
      for (const to of all) {
        expect(done(steps([], from, name), steps(from, to, name))).toEqual(steps([], to, name));
      }
    }
  });
});

describe('putting together by hand', () => {
  it('sorts a card into its bid, or begins one', () => {
    expect(put([[2, 5]], 0, 3, FREE)).toEqual([[2, 3, 5]]);
    expect(put([[2, 5]], 1, 3, FREE)).toEqual([[2, 5], [3]]);
  });

  it('keeps to what there may be', () => {
    expect(takes([[2]], 1, FREE)).toBe(true);
    expect(takes([[2], [3], [4]], 3, FREE)).toBe(false);
    expect(takes([[2, 2]], 0, { bids: 1, cards: 2 })).toBe(false);
    expect(takes([[2]], 0, { bids: 1, cards: 2 })).toBe(true);
  });

  it('exchanges the card where a bid is a single one', () => {
    const one = { bids: 1, cards: 1 };
    expect(takes([[2]], 0, one)).toBe(true);
    expect(put([[2]], 0, 6, one)).toEqual([[6]]);
  });

  it('takes a card out, and the bid with its last one', () => {
    expect(without([[2, 2, 5], [3]], 0, 2)).toEqual([[2, 5], [3]]);
    expect(without([[2], [3]], 0, 2)).toEqual([[3]]);
  });

  it('adds up', () => {
    expect(heightOf([2, 3, 6])).toBe(11);
  });
});
