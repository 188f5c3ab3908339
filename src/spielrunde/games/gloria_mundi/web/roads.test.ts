import { describe, expect, it } from 'vitest';
import { huddle, line, roads, stretch } from './roads';

const apart = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));

describe('the roads on the map', () => {
  for (const [width, height, spaces, steps] of [
    [420, 230, 36, 38],
    [330, 420, 36, 38],
    [600, 260, 48, 60],
    [300, 120, 6, 10],
  ] as const) {
    it(`leads all the way on ${width} × ${height} with ${spaces} spaces and ${steps} steps`, () => {
      const found = roads(width, height, spaces, steps)!;
      expect(found.goth).toHaveLength(spaces + 1);
      expect(found.flee).toHaveLength(steps + 1);
      for (const { x, y } of [...found.goth, ...found.flee]) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(width);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(height);
      }
    });

    it(`lets no stone lie on another there (${width} × ${height})`, () => {
      const { goth, tile, flee, stone } = roads(width, height, spaces, steps)!;
      goth.forEach((a, i) => goth.slice(i + 1).forEach((b) => expect(apart(a, b)).toBeGreaterThanOrEqual(tile)));
      flee.slice(1).forEach((a, i) => flee.slice(i + 2).forEach((b) => expect(apart(a, b)).toBeGreaterThanOrEqual(stone)));
    });
  }

  it('goes from left to right: the Goth, Rome, Africa', () => {
    const { goth, rome, flee } = roads(420, 230, 36, 38)!;
    expect(Math.max(...goth.map(({ x }) => x))).toBeLessThan(rome.x);
    expect(Math.min(...flee.slice(1).map(({ x }) => x))).toBeGreaterThan(rome.x);
  });

  it('is no map where there is no room for one', () => {
    expect(roads(344, 46, 36, 38)).toBeNull();
    expect(roads(0, 0, 36, 38)).toBeNull();
  });

  it('draws a line through all stones', () => {
    expect(line([{ x: 1, y: 2 }, { x: 3.26, y: 4 }])).toBe('M1.0 2.0 L3.3 4.0');
  });
});

describe('the stretch a strip shows', () => {
  it('begins where the Goth stands', () => {
    expect(stretch(5, 2, 36, 300, 26)).toMatchObject({ first: 5, step: 28 });
  });
  it('shows all tribute and the next space, however long', () => {
    const { first, last, step } = stretch(3, 20, 36, 300, 26);
    expect(first).toBe(3);
    expect(last).toBeGreaterThanOrEqual(24);
    expect(step * (last - first) + 26).toBeLessThanOrEqual(300);
  });
  it('fills the strip near Rome with what lies behind', () => {
    const { first, last } = stretch(35, 0, 36, 300, 26);
    expect(last).toBe(36);
    expect(last - first).toBeGreaterThan(8);
  });
});

it('lets those who share a stone stand beside each other', () => {
  expect(huddle(1, 0)).toBe(0);
  expect(huddle(2, 0)).toBe(-huddle(2, 1));
  expect(huddle(6, 5) - huddle(6, 0)).toBeLessThan(2.2);
});
