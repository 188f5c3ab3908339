import { describe, expect, it } from 'vitest';
import { TALL, groupsOf, oneLine, smallCards, unitsIn } from './display';

const card = (kind: string, ordinal = 0) => ({ id: `display.0:${kind}:${ordinal}`, kind });

describe('a display', () => {
  it('keeps a building with the card before it', () => {
    const [farms, peace] = groupsOf([card('farm'), card('farm', 1), card('farm', 104), card('b4'), card('peace', 109), card('b9')]);
    expect(farms!.bare).toHaveLength(2);
    expect(farms!.pairs.map(({ base, building }) => [base.id, building.kind])).toEqual([['display.0:farm:104', 'b4']]);
    expect(peace).toMatchObject({ kind: 'peace', bare: [], pairs: [{ building: { kind: 'b9' } }] });
  });

  it('counts a pile as one card and its edges', () => {
    const [alone, three] = [groupsOf([card('farm')]), groupsOf([card('farm'), card('farm', 1), card('farm', 2)])];
    expect(unitsIn(alone)).toEqual([1]);
    expect(unitsIn(three)[0]).toBeCloseTo(1.22);
  });
});

describe('in small', () => {
  const space = { width: 170, height: 92, least: 11, most: 44, gap: 4 };
  it('stays large while there are few', () => expect(smallCards([1, 1.1, 1], space)).toBe(44));
  it('takes a second line before it gets tiny', () => {
    const cw = smallCards(Array<number>(12).fill(1), space);
    expect(cw).toBeGreaterThan(20);
    expect(2 * cw * TALL + space.gap).toBeLessThanOrEqual(space.height);
  });
  it('still shows every card where there are thirty', () => {
    const cw = smallCards(Array<number>(30).fill(1), space);
    const lines = Math.ceil(30 / Math.floor((space.width + space.gap) / (cw + space.gap)));
    expect(lines * (cw * TALL + space.gap) - space.gap).toBeLessThanOrEqual(space.height);
  });
});

describe('one line of it', () => {
  const pairs = (count: number) => groupsOf(Array.from({ length: count }, (_, i) => [card('farm', 100 + i), card(`b${i + 1}`)]).flat());
  const space = { width: 330, least: 44, most: 60, gap: 6 };
  const total = ({ cw, steps }: { cw: number; steps: number[] }) => steps.slice(0, -1).reduce((sum, step) => sum + step, cw);

  it('takes the largest cards that fit', () => {
    expect(oneLine(pairs(2), [false, false], space)).toEqual({ cw: 60, steps: [66, 66] });
    expect(oneLine(pairs(6), Array<boolean>(6).fill(false), space).cw).toBe(50);
  });

  it('lays pairs on each other where the least are too wide, but none that may be touched', () => {
    const touched = [true, false, false, false, false, false, false, false, false];
    const line = oneLine(pairs(9), touched, space);
    expect(line.cw).toBe(44);
    expect(line.steps[0]).toBe(50);
    expect(line.steps[1]).toBeLessThan(44);
    expect(total(line)).toBeLessThanOrEqual(330 + 1);
  });

  it('never lets one that may be touched become smaller than a finger', () => {
    const line = oneLine(pairs(12), Array<boolean>(12).fill(true), space);
    expect(Math.min(...line.steps)).toBeGreaterThanOrEqual(46);
  });
});
