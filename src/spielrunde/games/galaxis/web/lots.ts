// What a card's kind says, and how this board writes numbers. Kinds are named `red_m3`, `x2`, `four`.

export type Colour = 'red' | 'green' | 'yellow';
export const COLOURS: readonly Colour[] = ['red', 'green', 'yellow'];

/** Value cards, from low to high. */
export const VALUES = ['one', 'two', 'three', 'four', 'five', 'six'];

export interface Planet {
  colour: Colour;
  worth: number;
}

export function planetOf(kind: string): Planet | null {
  const [, colour, sign, size] = /^(red|green|yellow)_([mp])(\d)$/.exec(kind) ?? [];
  return colour ? { colour: colour as Colour, worth: sign === 'm' ? -Number(size) : Number(size) } : null;
}

export function factorOf(kind: string): number | null {
  const factor = /^x(\d)$/.exec(kind)?.[1];
  return factor === undefined ? null : Number(factor);
}

/** A value card's number; 0 for anything else. */
export const valueOf = (kind: string): number => VALUES.indexOf(kind) + 1;

const MINUS = '−';

/** `21`, `−6`. */
export const signed = (value: number): string => (value < 0 ? `${MINUS}${-value}` : `${value}`);

/** What stands on a planet or a multiplier: `+3`, `−2`, `×2`. */
export function textOf(kind: string): string {
  const planet = planetOf(kind);
  if (planet) return `${planet.worth > 0 ? '+' : ''}${signed(planet.worth)}`;
  const factor = factorOf(kind);
  return factor === null ? '' : `×${factor}`;
}

/** What a placement changes, as its label says at its end: `Ben −8`, `+7 for you`; empty if it says nothing of it. */
export const changeIn = (label: string): string => label.match(/[+−±]\d+/g)?.at(-1) ?? '';

export interface Point {
  x: number;
  y: number;
}

const TURN = 2 * Math.PI;
/** Where the first planet stands: in front, a little to the right. */
const FIRST = TURN * 0.12;

/** Where things circle that share one orbit, in percent of its box. */
export function orbit(count: number): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = FIRST + (TURN * index) / count;
    return { x: 50 + 50 * Math.cos(angle), y: 50 + 50 * Math.sin(angle) };
  });
}

/** The stars of a value card in a box of 100 × 100, joined in this order. */
export const CONSTELLATIONS: readonly Point[][] = [
  [[50, 50]],
  [[28, 68], [72, 32]],
  [[18, 70], [50, 26], [82, 66]],
  [[16, 34], [46, 18], [80, 44], [56, 84]],
  [[16, 52], [38, 18], [74, 16], [86, 56], [50, 84]],
  [[12, 78], [30, 40], [52, 56], [56, 14], [88, 34], [78, 82]],
].map((stars) => stars.map(([x, y]) => ({ x: x!, y: y! })));
