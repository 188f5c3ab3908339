import { describe, expect, it } from 'vitest';
import { iconPath, rounded, withPaths } from '../build/icons';

/** The numbers of a path, as whatever draws it reads them. */
const numbers = (path: string) => [...path.matchAll(/-?(?:\d*\.\d+|\d+)/g)].map(([written]) => Number(written));

describe('paths of icons', () => {
  it('are rounded without numbers running into each other', () => {
    expect(rounded('M1.25.04-3.999h12.06z')).toBe('M1.3 0-4h12.1z');
    expect(rounded('M0.5.5-.5-0.04 10')).toBe('M.5.5-.5 0 10');
  });

  it('are left alone where they have arcs, whose flags look like numbers', () => {
    expect(rounded('M1.25.04a5 5 0 01.96.04z')).toBe('M1.25.04a5 5 0 01.96.04z');
  });

  it('have as many numbers as before, each as good as the same', () => {
    const exact = 'M119.436 36c-16.126 0-29.2 17.237-29.2 38.5v363c0 21.263.074.5 29.2.04l.5-.5.25.125-7.04 3';
    const before = numbers(exact);
    const after = numbers(rounded(exact));
    expect(after).toHaveLength(before.length);
    after.forEach((number, index) => expect(Math.abs(number - before[index]!)).toBeLessThanOrEqual(0.0501));
  });

  it('stand for their names, and a name nobody drew is an error', () => {
    expect(withPaths({ icon: 'fox-head', list: [{ icon: 'moon' }] })).toEqual({
      icon: iconPath('fox-head'),
      list: [{ icon: iconPath('moon') }],
    });
    expect(() => iconPath('no-such-thing')).toThrow('there is no icon "no-such-thing"');
  });
});
