// How large cards can be: the widest that lets all things stand in their room.
import type { ZoneView } from '../net/protocol';

/** A card's height in card widths. */
export const TALL = 1.4;

export interface Room {
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
function linesAt(things: number[], cardWidth: number, { width, gap, slot = 0 }: Room): number {
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

export function fits(things: number[], cardWidth: number, room: Room): boolean {
  const lines = linesAt(things, cardWidth, room);
  if (lines > (room.lines ?? 1)) return false;
  const high = lines * (TALL * cardWidth + (room.beside ?? 0)) + (lines - 1) * room.gap;
  return room.height === undefined || high <= room.height;
}

/** The largest whole card width with which all things fit; the least, where none does. */
export function cardWidth(things: number[], room: Room): number {
  for (let width = Math.floor(room.most); width > room.least; width--) if (fits(things, width, room)) return width;
  return room.least;
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

/** The least overlap with which zones fit in their room at its least card width, and the card width then. */
export function pack(zones: Pick<ZoneView, 'layout' | 'cards'>[], room: Room): { tight: number; width: number; fits: boolean } {
  for (const tight of TIGHTER) {
    const things = zones.map((zone) => unitsOf(zone, tight));
    if (fits(things, room.least, room)) return { tight, width: cardWidth(things, room), fits: true };
  }
  return { tight: TIGHTER.at(-1)!, width: room.least, fits: false };
}

/** Cards that show nothing may lie on each other. */
export const allHidden = (zone: Pick<ZoneView, 'cards'>): boolean => (zone.cards ?? []).every((card) => card.kind === 'back');
