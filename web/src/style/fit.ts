// How large cards can be: the widest that lets all things stand in their space.
import type { ZoneView } from '../net/protocol';

/** A card's height in card widths. */
export const TALL = 1.4;

export interface Space {
  width: number;
  /** Without it, as high as the lines need. */
  height?: number;
  /** Between things, and between lines. */
  gap: number;
  least: number;
  most: number;
  /** How many lines the things may stand in. */
  lines?: number;
  /** What every line needs below or above its cards: notes, marks. */
  beside?: number;
  /** How wide the place of a thing is at least, however narrow the thing. */
  slot?: number;
}

/** How many lines things (their widths in card widths) take at one card width; none where even one is too wide. */
function linesAt(things: number[], cardWidth: number, { width, gap, slot = 0 }: Space): number {
  let lines = 1;
  let used = -gap;
  for (const thing of things) {
    const wide = Math.max(thing * cardWidth, slot);
    if (wide > width) return Infinity;
    if (used + gap + wide > width) [lines, used] = [lines + 1, -gap];
    used += gap + wide;
  }
  return lines;
}

export function fits(things: number[], cardWidth: number, space: Space): boolean {
  const lines = linesAt(things, cardWidth, space);
  if (lines > (space.lines ?? 1)) return false;
  const high = lines * (TALL * cardWidth + (space.beside ?? 0)) + (lines - 1) * space.gap;
  return space.height === undefined || high <= space.height;
}

/** The largest whole card width with which all things fit; the least, where none does. */
export function cardWidth(things: number[], space: Space): number {
  for (let width = Math.floor(space.most); width > space.least; width--) if (fits(things, width, space)) return width;
  return space.least;
}

const ROW_STEP = 0.3;
const ROW_MOST = 2.1;

/** How far each card of a row lies from the one before; long rows push together rather than grow. In card widths. */
export const rowStep = (count: number): number => Math.min(ROW_STEP, ROW_MOST / Math.max(count - 1, 1));

const SPREAD_GAP = 0.13;
/** How far each card that shows nothing lies from the one before. */
export const HIDDEN_STEP = 0.3;
const PILE = 1.2;

/** How wide a zone is, in card widths, as the widgets draw it. `tight`: cards that overlap lie so many times as close. */
export function unitsOf(zone: Pick<ZoneView, 'layout' | 'cards'>, tight = 1): number {
  const cards = zone.cards ?? [];
  const more = Math.max(cards.length, 1) - 1;
  if (zone.layout === 'pile') return PILE;
  if (zone.layout === 'row') return 1 + rowStep(cards.length) * tight * more;
  return 1 + (allHidden(zone) ? HIDDEN_STEP * tight : 1 + SPREAD_GAP) * more;
}

const TIGHTER = [1, 0.75, 0.5, 0.35];

/** The least overlap with which zones fit in their space at its least card width, and the card width then. */
export function pack(zones: Pick<ZoneView, 'layout' | 'cards'>[], space: Space): { tight: number; width: number; fits: boolean } {
  for (const tight of TIGHTER) {
    const things = zones.map((zone) => unitsOf(zone, tight));
    if (fits(things, space.least, space)) return { tight, width: cardWidth(things, space), fits: true };
  }
  return { tight: TIGHTER.at(-1)!, width: space.least, fits: false };
}

/** Cards that show nothing may lie on each other. */
export const allHidden = (zone: Pick<ZoneView, 'cards'>): boolean => (zone.cards ?? []).every((card) => card.kind === 'back');
