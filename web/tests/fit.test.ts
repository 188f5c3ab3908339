import { describe, expect, it } from 'vitest';
import type { CardView } from '../src/net/protocol';
import { TALL, cardWidth, fits, pack, unitsOf } from '../src/style/fit';

const cards = (count: number, kind = 'hat'): CardView[] => Array.from({ length: count }, (_, index) => ({ id: `z:${kind}:${index}`, kind }));
const row = (count: number) => ({ layout: 'row', cards: cards(count) });
const space = { width: 320, gap: 10, least: 30, most: 80 };

describe('the size of cards', () => {
  it('is the most where there is space', () => {
    expect(cardWidth([1, 1], space)).toBe(80);
  });

  it('is the largest with which all things fit side by side', () => {
    const width = cardWidth([1, 2, 1.5], space);
    expect(4.5 * width + 20).toBeLessThanOrEqual(320);
    expect(4.5 * (width + 1) + 20).toBeGreaterThan(320);
  });

  it('is never less than the least, even if things do not fit then', () => {
    expect(cardWidth(Array<number>(20).fill(1), space)).toBe(30);
    expect(fits(Array<number>(20).fill(1), 30, space)).toBe(false);
  });

  it('grows with the lines things may stand in', () => {
    const things = Array<number>(8).fill(1);
    expect(cardWidth(things, { ...space, lines: 2 })).toBeGreaterThan(cardWidth(things, space));
  });

  it('keeps to the height, notes included', () => {
    const width = cardWidth([1], { ...space, height: 100, beside: 20 });
    expect(width * TALL + 20).toBeLessThanOrEqual(100);
    expect(width).toBe(57);
  });

  it('breaks lines as the browser does: a thing that does not fit begins the next', () => {
    expect(fits([2.5, 4, 2.5], 60, { ...space, lines: 2 })).toBe(false);
    expect(fits([2.5, 2.5, 4], 60, { ...space, lines: 2 })).toBe(true);
  });
});

describe('the place of a thing', () => {
  it('is as wide as it must be, however narrow the thing', () => {
    const things = Array<number>(7).fill(1);
    expect(fits(things, 20, { ...space, slot: 37 })).toBe(true);
    expect(fits(things, 20, { ...space, slot: 38 })).toBe(false);
    expect(fits(things, 20, { ...space, slot: 38, lines: 2 })).toBe(true);
  });
});

describe('the width of a zone', () => {
  it('of one card, or of none, is a card', () => {
    expect(unitsOf(row(1))).toBe(1);
    expect(unitsOf({ layout: 'spread', cards: [] })).toBe(1);
  });

  it('of a row grows with its cards, but not beyond three', () => {
    expect(unitsOf(row(3))).toBeCloseTo(1.6);
    expect(unitsOf(row(30))).toBeLessThanOrEqual(3.11);
  });

  it('of cards that show nothing is less than of cards side by side', () => {
    expect(unitsOf({ layout: 'spread', cards: cards(4, 'back') })).toBeLessThan(unitsOf({ layout: 'spread', cards: cards(4) }));
  });
});

describe('zones in a line', () => {
  it('push their cards together before they do not fit', () => {
    const few = pack([row(3), row(3)], space);
    const many = pack(Array(6).fill(row(4)), space);
    expect([few.tight, few.fits]).toEqual([1, true]);
    expect(many.tight).toBeLessThan(1);
    expect(many.fits).toBe(true);
  });

  it('say when even that does not help', () => {
    expect(pack(Array(12).fill(row(4)), space)).toMatchObject({ width: 30, fits: false });
  });
});
