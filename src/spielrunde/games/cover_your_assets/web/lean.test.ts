import { describe, expect, it } from 'vitest';
import { fanStep, fanWidth, steps, TIGHT_FAN, TOUCH } from './lean';

const sum = (numbers: number[]): number => numbers.reduce((all, each) => all + each, 0);

describe('a fanned set', () => {
  it('shows an edge of every card and never grows far', () => {
    expect(fanWidth(1)).toBe(1);
    expect(fanWidth(2)).toBeCloseTo(1.2);
    expect(fanWidth(9)).toBeCloseTo(1.36);
    expect(fanWidth(9, TIGHT_FAN)).toBeCloseTo(1.14);
    expect(fanStep(9)).toBeGreaterThan(0);
  });
});

describe('a leaning stack', () => {
  const ground = { space: 300, top: 70, most: 26 };

  it('shows as much of covered sets as it may where there is room', () => {
    expect(steps([false, false, false], ground)).toEqual([26, 26, 26]);
    expect(steps([], ground)).toEqual([]);
  });

  it('pushes together so that a high one still fits', () => {
    const high = steps(Array.from({ length: 20 }, () => false), ground);
    expect(sum(high) + ground.top).toBeLessThanOrEqual(ground.space);
    expect(new Set(high).size).toBe(1);
  });

  it('opens where a set may be touched, and still fits', () => {
    const opened = steps([true, false, false, false, false, false, false, false, true], ground);
    expect([opened[0], opened.at(-1)]).toEqual([TOUCH, TOUCH]);
    expect(sum(opened) + ground.top).toBeLessThanOrEqual(ground.space);
  });

  it('does not grow over what stands beside it, as far as sets on offer can still be hit', () => {
    expect(sum(steps([true, false, false, true], { space: 140, top: 70, most: 26 }))).toBeLessThanOrEqual(70);
    expect(steps([true, false], { space: 40, top: 40, most: 60 })).toEqual([12, 1]);
  });

  it('gives sets on offer no less than others', () => {
    expect(steps([true, false], { space: 600, top: 60, most: 70 })).toEqual([70, 70]);
  });
});
