// A display put in order: of each type the cards without a building, then each card with its building.
import type { CardView } from '$web/net/protocol';
import { fits } from '$web/style/fit';

export const TYPES = ['farm', 'city', 'peace'];

export interface Pair {
  base: CardView;
  building: CardView;
}

export interface Group {
  kind: string;
  bare: CardView[];
  pairs: Pair[];
}

/** A building stands right behind the card it lies on. */
export function groupsOf(cards: CardView[]): Group[] {
  const groups = TYPES.map((kind): Group => ({ kind, bare: [], pairs: [] }));
  cards.forEach((card, index) => {
    const group = groups.find(({ kind }) => kind === card.kind);
    const next = cards[index + 1];
    if (!group) return;
    if (next && !TYPES.includes(next.kind)) group.pairs.push({ base: card, building: next });
    else group.bare.push(card);
  });
  return groups.filter(({ bare, pairs }) => bare.length + pairs.length > 0);
}

/** Of so many cards at most an edge shows below the top one; where there is little space, of fewer. */
export const EDGES = 4;
export const FEW_EDGES = 2;
/** An edge, in card widths. */
export const EDGE = 0.11;

/** How many of a pile's cards show an edge. */
export const edges = (count: number, most = EDGES): number => Math.min(Math.max(count, 1) - 1, most);

/** How wide each pile and each pair is, in card widths. */
export const unitsIn = (groups: Group[]): number[] =>
  groups.flatMap(({ bare, pairs }) => [...(bare.length ? [1 + EDGE * edges(bare.length)] : []), ...pairs.map(() => 1)]);

/** A pair's height in card widths: of the card below an edge shows. */
export const TALL = 1.6;

/** The largest cards with which piles and pairs stand in some space, in as many lines as that takes. */
export function smallCards(units: number[], space: { width: number; height: number; least: number; most: number; gap: number }): number {
  const fitting = (cw: number): boolean => {
    const lines = Math.max(1, Math.floor((space.height + space.gap) / (cw * TALL + space.gap)));
    return fits(units, cw, { width: space.width, gap: space.gap, least: space.least, most: space.most, lines });
  };
  for (let cw = space.most; cw > space.least; cw--) if (cw * TALL <= space.height && fitting(cw)) return cw;
  return space.least;
}

export interface Line {
  /** The width of a card. */
  cw: number;
  /** How much of each pair shows, in pixels: of those that may be touched enough for a finger. */
  steps: number[];
}

const TOUCH = 46;
/** Less of a building would not tell what it does. */
const GLIMPSE = 24;

/** One line of piles and pairs in some space: first smaller cards, then pairs that lie on each other like tiles on a roof. */
export function oneLine(groups: Group[], touched: boolean[], space: { width: number; least: number; most: number; gap: number }): Line {
  const units = unitsIn(groups);
  const gaps = space.gap * Math.max(units.length - 1, 0);
  const all = units.reduce((sum, unit) => sum + unit, 0);
  const cw = Math.max(space.least, Math.min(space.most, Math.floor((space.width - gaps) / Math.max(all, 1))));
  const over = all * cw + gaps - space.width;
  const full = cw + space.gap;
  if (over <= 0 || touched.length === 0) return { cw, steps: touched.map(() => full) };
  /** The last one lies on top; the untouched give way first, then those that may be touched, down to a finger's width. */
  const covered = touched.slice(0, -1);
  const loose = covered.filter((may) => !may).length;
  const held = covered.length - loose;
  const give = loose ? Math.min(full - Math.min(full, GLIMPSE), over / loose) : 0;
  const yielded = held ? Math.min(full - Math.min(full, TOUCH), (over - give * loose) / held) : 0;
  return { cw, steps: [...covered.map((may) => full - (may ? yielded : give)), full] };
}
