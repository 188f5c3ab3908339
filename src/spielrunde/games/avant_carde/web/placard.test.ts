import { describe, expect, it } from 'vitest';
import { ladder, placardOf } from './placard';

describe('the sign beside a stack', () => {
  it('tells patron and power in both languages', () => {
    expect(placardOf({ id: 'gallery.5', label: '5s: the Sponsor. +$1.' })).toEqual({ number: 5, patron: 'Sponsor', power: '+$1.' });
    const snob = '3er: der Snob. Entsorge eine Karte. Außerdem darfst du eine mehr vergraben.';
    expect(placardOf({ id: 'gallery.3', label: snob })).toEqual({
      number: 3,
      patron: 'Snob',
      power: 'Entsorge eine Karte. Außerdem darfst du eine mehr vergraben.',
    });
    expect(placardOf({ id: 'gallery.2', label: '2s: the Crowd. Once per turn: +$1 if it is so.' }).power).toBe('Once per turn: +$1 if it is so.');
  });
});

describe('the ladder of awards', () => {
  it('knows what is reached and what comes next', () => {
    const rungs = ladder([6, 8, 10, 11], 8);
    expect(rungs.map(({ reached }) => reached)).toEqual([true, true, false, false]);
    expect(rungs.findIndex(({ next }) => next)).toBe(2);
  });

  it('has no next at its top', () => {
    expect(ladder([6, 8], 9).some(({ next }) => next)).toBe(false);
  });
});
