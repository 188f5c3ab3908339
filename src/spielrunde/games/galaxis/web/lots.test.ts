import { describe, expect, it } from 'vitest';
import { CONSTELLATIONS, changeIn, factorOf, orbit, planetOf, signed, textOf, valueOf } from './lots';

describe('what a kind says', () => {
  it('knows planets, multipliers and values apart', () => {
    expect(planetOf('red_m3')).toEqual({ colour: 'red', worth: -3 });
    expect(planetOf('yellow_p1')).toEqual({ colour: 'yellow', worth: 1 });
    expect([planetOf('x2'), planetOf('back'), planetOf('six')]).toEqual([null, null, null]);
    expect([factorOf('x0'), factorOf('red_p2')]).toEqual([0, null]);
    expect(['one', 'six', 'x1', 'back'].map(valueOf)).toEqual([1, 6, 0, 0]);
  });

  it('writes a real minus', () => {
    expect(['green_m2', 'green_p2', 'x0', 'six'].map(textOf)).toEqual(['−2', '+2', '×0', '']);
    expect([signed(-18), signed(0), signed(4)]).toEqual(['−18', '0', '4']);
  });
});

describe('what a placement changes', () => {
  it('stands at the end of its label, in both languages', () => {
    expect(changeIn('×2 mit deiner Karte Rot +3 paaren: +7 für dich')).toBe('+7');
    expect(changeIn('×2 mit Rot −3 von Ben paaren: Ben −8')).toBe('−8');
    expect(changeIn('Pair ×0 with your Red −1: ±0 for you')).toBe('±0');
    expect(changeIn('×2 einzeln behalten')).toBe('');
  });
});

describe('orbits', () => {
  it('spread what circles evenly, and never onto each other', () => {
    for (const count of [1, 2, 6]) {
      const places = orbit(count);
      expect(places).toHaveLength(count);
      for (const { x, y } of places) expect(Math.hypot(x - 50, y - 50)).toBeCloseTo(50);
      expect(new Set(places.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`)).size).toBe(count);
    }
  });

  it('give a value card as many stars as it counts', () => {
    expect(CONSTELLATIONS.map((stars) => stars.length)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
