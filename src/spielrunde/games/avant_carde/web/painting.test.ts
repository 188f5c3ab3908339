import { describe, expect, it } from 'vitest';
import look from './look.json';
import { numberOf, paintingOf, TONES } from './painting';

const KINDS = Object.keys(look.moods[''].kinds);

/** WCAG contrast of two colours. */
function contrast(one: string, other: string): number {
  const light = (colour: string): number => {
    const [r, g, b] = [1, 3, 5].map((from) => {
      const part = parseInt(colour.slice(from, from + 2), 16) / 255;
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
  };
  const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
  return (bright! + 0.05) / (dark! + 0.05);
}

describe('paintings', () => {
  it('show the figure of their colour as often as their number says', () => {
    expect(KINDS.length).toBe(34);
    for (const kind of KINDS) {
      expect(paintingOf(kind).strokes.filter((stroke) => stroke.figure).length, kind).toBe(numberOf(kind));
    }
  });

  it('are all different', () => {
    const drawn = new Set(KINDS.map((kind) => JSON.stringify(paintingOf(kind).strokes.map(({ d }) => d))));
    expect(drawn.size).toBe(KINDS.length);
  });

  it('keep their figures on the canvas', () => {
    for (const kind of KINDS) {
      for (const { d, figure } of paintingOf(kind).strokes) {
        if (!figure) continue;
        const [x, y] = d.match(/-?[\d.]+/g)!.map(Number);
        expect(x! >= -8 && x! <= 108 && y! >= -4 && y! <= 144, `${kind}: ${d}`).toBe(true);
      }
    }
  });

  it('have a number that can be read on its corner', () => {
    for (const { tab, ink } of Object.values(TONES)) expect(contrast(tab, ink)).toBeGreaterThan(4.5);
  });
});
