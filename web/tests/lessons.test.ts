import { describe, expect, it } from 'vitest';
import { attend, goesOn, hintsNow, type Lesson } from '../src/app/lessons';

const hints = { start: 'about', main: 'do this', pass: 'or that' };

/** A game as one person sees it: own turns by number, others' as null; what is said at each moment. */
function said(...moments: (number | null)[]): string[][] {
  let lesson: Lesson | undefined;
  return moments.map((own) => {
    lesson = attend(lesson, 'T1', own);
    return goesOn(lesson, 'T1', own) ? hintsNow(hints, lesson, 'main', own) : [];
  });
}

describe('hints in a first game', () => {
  it('tell what it is about until the first turn is over, and what can be done in the first two', () => {
    expect(said(null, 2, 2, null, 5, null, 8)).toEqual([
      ['about'],
      ['about', 'do this'],
      ['about', 'do this'],
      [],
      ['do this'],
      [],
      [],
    ]);
  });

  it('fit the phase, and a phase without one has none', () => {
    const lesson = attend(attend(undefined, 'T1', 1), 'T1', 4);
    expect(hintsNow(hints, lesson, 'pass', 4)).toEqual(['or that']);
    expect(hintsNow(hints, lesson, 'over', 4)).toEqual([]);
  });

  it('are not begun anew at another table', () => {
    const lesson = attend(attend(undefined, 'T1', 1), 'T2', 1);
    expect(lesson).toEqual({ table: 'T1', turns: [1] });
    expect(goesOn(lesson, 'T2', 1)).toBe(false);
    expect(goesOn(lesson, 'T1', 1)).toBe(true);
  });

  it('come to everybody who shares a device', () => {
    let lesson: Lesson | undefined;
    for (const own of [1, 2, 3]) lesson = attend(lesson, 'T1', own, 2);
    expect(goesOn(lesson, 'T1', 3, 2)).toBe(true);
    expect(hintsNow(hints, lesson!, 'main', 3, 2)).toEqual(['do this']);
    expect(hintsNow(hints, attend(attend(undefined, 'T1', 1, 2), 'T1', 2, 2), 'main', 2, 2)).toEqual(['about', 'do this']);
    lesson = attend(attend(lesson, 'T1', 4, 2), 'T1', 5, 2);
    expect(goesOn(lesson, 'T1', 5, 2)).toBe(false);
  });

  it('outlive a reload in mid-turn', () => {
    const lesson = attend(undefined, 'T1', 3);
    expect(attend(lesson, 'T1', 3)).toBe(lesson);
  });
});
