// How a stack leans: its bottom set on the left, every other set a step further right, so that of each something shows.

/** What can be touched is at least so wide, in pixels. */
export const TOUCH = 44;

/** In card widths: how far each card of a fanned set lies from the one before, and how far all together at most. */
const FAN = 0.2;
const FAN_MOST = 0.36;
/** Where there is little space. */
export const TIGHT_FAN = 0.14;

export const fanStep = (cards: number, most = FAN_MOST): number => Math.min(FAN, most / Math.max(cards - 1, 1));

/** How wide a fanned set is, in card widths. */
export const fanWidth = (cards: number, most = FAN_MOST): number => 1 + fanStep(cards, most) * Math.max(cards - 1, 0);

export interface Ground {
  /** Pixels for the whole stack. */
  space: number;
  /** Pixels of the top set, which lies there in full, and what lies crosswise under it. */
  top: number;
  /** Pixels that show of a covered set at most. */
  most: number;
}

/** Fewer pixels would not show as an edge. */
const EDGE = 1;
/** Less cannot be hit, even by a mouse. */
const LEAST_TOUCH = 12;

/** How many pixels show of each covered set, from the bottom; those on offer show enough to be touched, if there is space. */
export function steps(offered: boolean[], { space, top, most }: Ground): number[] {
  const touched = offered.filter(Boolean).length;
  const others = offered.length - touched;
  const free = Math.max(space - top, 0);
  const touch = Math.max(LEAST_TOUCH, Math.min(TOUCH, (free - others * EDGE) / Math.max(touched, 1)));
  const step = Math.max(EDGE, Math.min(most, (free - touched * touch) / Math.max(others, 1)));
  return offered.map((may) => (may ? Math.max(touch, Math.min(most, free / offered.length)) : step));
}
