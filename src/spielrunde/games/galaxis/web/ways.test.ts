// The order in which the table takes cards, and how many there may be: both are held to ways.json, made by the rules.
import { describe, expect, it } from 'vitest';
import { put, steps, takes, type Bids, type Limits } from './compose';
import { VALUES } from './lots';
import cases from './ways.json?raw';

interface Case {
  hand: string;
  bids: number;
  cards: number | null;
  /** The choices that lead to some bids, by those bids: `14 2` is a bid of 1 and 4, and one of 2. */
  ways: Record<string, string>;
}

const nameOf = (value: number): string => VALUES[value - 1]!;
const numbers = (word: string): number[] => [...word].map(Number);
const words = (text: string): string[] => text.split(' ').filter(Boolean);
const written = (bids: Bids): string => bids.map((bid) => bid.join('')).sort().join(' ');

/** All bids that a person can put together of some cards, each card into one bid, a new one or none. */
function composed([card, ...others]: number[], bids: Bids, limits: Limits): Bids[] {
  if (card === undefined) return [bids];
  const places = [...bids.keys(), bids.length].filter((bid) => takes(bids, bid, limits));
  return [bids, ...places.map((bid) => put(bids, bid, card, limits))].flatMap((next) => composed(others, next, limits));
}

describe.each(JSON.parse(cases) as Case[])('of $hand, $bids bids of $cards cards', ({ hand, bids, cards, ways }) => {
  it('comes to any bids by the choices that the rules take', () => {
    for (const [wanted, way] of Object.entries(ways)) {
      const arranged = words(wanted).map((word) => numbers(word));
      expect(steps([], arranged, nameOf)).toEqual(words(way));
      expect(steps([], arranged.reverse(), nameOf)).toEqual(words(way));
    }
  });

  it('lets a person put together what the rules allow, and nothing else', () => {
    const all = composed(words(hand).map(Number), [], { bids, cards: cards ?? Infinity });
    expect(new Set(all.map(written))).toEqual(new Set(Object.keys(ways)));
  });
});
