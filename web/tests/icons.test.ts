import { describe, expect, it } from 'vitest';
import { exactPath, iconNames, iconPath, rounded, withLabels, withPaths } from '../build/icons';

/** The numbers of a path, as whatever draws it reads them. */
const numbers = (path: string) => [...path.matchAll(/-?(?:\d*\.\d+|\d+)/g)].map(([written]) => Number(written));

describe('paths of icons', () => {
  it('are rounded without numbers running into each other', () => {
    expect(rounded('M1.25.04-3.999h12.06z')).toBe('M1.3 0-4h12.1z');
    expect(rounded('M0.5.5-.5-0.04 10')).toBe('M.5.5-.5 0 10');
    expect(rounded('c-3.025.674-6.163 1.506')).toBe('c-3 .7-6.2 1.5');
  });

  it('are left alone where they have arcs, whose flags look like numbers', () => {
    expect(rounded('M1.25.04a5 5 0 01.96.04z')).toBe('M1.25.04a5 5 0 01.96.04z');
  });

  it('are rounded to as many numbers as before, each as good as the same, in the whole set', () => {
    const wrong = iconNames.filter((name) => {
      const before = numbers(exactPath(name));
      const after = numbers(iconPath(name));
      return (
        after.length !== before.length || after.some((number, index) => Math.abs(number - before[index]!) > 0.0501)
      );
    });
    expect(iconNames.length).toBeGreaterThan(4000);
    expect(wrong).toEqual([]);
  });

  it('stand for their names, and a name nobody drew is an error', () => {
    expect(withPaths({ icon: 'fox-head', list: [{ icon: 'moon' }] })).toEqual({
      icon: iconPath('fox-head'),
      list: [{ icon: iconPath('moon') }],
    });
    expect(() => iconPath('no-such-thing')).toThrow('there is no icon "no-such-thing"');
  });
});

describe('marks', () => {
  it("are called as the game's texts call them, in a mood by its own words", () => {
    const texts = {
      en: { mark: { fox: 'fox', 'fox@night': 'shadow' } },
      de: { mark: { fox: 'Fuchs', 'fox@night': 'Schatten' } },
    };
    const look = { marks: { fox: { icon: 'fox-head' } } };
    expect(withLabels(look, 'day', texts)).toEqual({ marks: { fox: { icon: 'fox-head', label: { en: 'fox', de: 'Fuchs' } } } });
    expect(withLabels(look, 'night', texts)).toHaveProperty('marks.fox.label', { en: 'shadow', de: 'Schatten' });
  });
});
