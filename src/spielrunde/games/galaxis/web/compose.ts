// Bids being put together. A person makes them in any order; the table takes them from low to high, card by card. This
// finds what to take back and what to lay so that the table has what the person wants.

/** Values by bid; the cards of a bid from low to high. */
export type Bids = readonly (readonly number[])[];

export interface Limits {
  /** How many bids there may be. */
  bids: number;
  /** How many cards each may have. */
  cards: number;
}

/** Whether a card can go into a bid; the number of bids means a new one. */
export function takes(bids: Bids, bid: number, { bids: most, cards }: Limits): boolean {
  return bid < bids.length ? bids[bid]!.length < cards || cards === 1 : bid < most;
}

/** The bids with one card more. Where a bid is a single card, the new one takes its place. */
export function put(bids: Bids, bid: number, value: number, { cards }: Limits): Bids {
  const old = cards === 1 ? [] : (bids[bid] ?? []);
  const next = [...old, value].sort((a, b) => a - b);
  return bid < bids.length ? bids.with(bid, next) : [...bids, next];
}

/** The bids with one card less; a bid without cards is none. */
export function without(bids: Bids, bid: number, value: number): Bids {
  const cards = bids[bid]!;
  const place = cards.indexOf(value);
  return bids.with(bid, cards.toSpliced(place, 1)).filter((each) => each.length > 0);
}

/** How one bid compares with another of the same lowest card: first the higher one, card by card. */
function higherFirst(one: readonly number[], other: readonly number[]): number {
  const place = one.findIndex((value, index) => value !== other[index]);
  return place < 0 ? other.length - one.length : (other[place] ?? 0) - one[place]!;
}

/** The order in which the table takes bids. */
export const ordered = (bids: Bids): Bids =>
  [...bids].sort((one, other) => one[0]! - other[0]! || higherFirst(one, other));

export const sameBids = (one: Bids, other: Bids): boolean => JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));

export const UNDO = 'undo';

/** The choices that lead from nothing to some bids, in order. `nameOf(value)` is the card's name. */
const way = (bids: Bids, nameOf: (value: number) => string): string[] =>
  ordered(bids).flatMap((cards) => cards.map((value, index) => `${index === 0 ? 'start' : 'add'}:${nameOf(value)}`));

/** The choices that lead from what the table has to what is wanted. */
export function steps(has: Bids, wanted: Bids, nameOf: (value: number) => string): string[] {
  const [past, future] = [way(has, nameOf), way(wanted, nameOf)];
  let same = 0;
  while (same < past.length && past[same] === future[same]) same++;
  return [...past.slice(same).map(() => UNDO), ...future.slice(same)];
}

export const heightOf = (bid: readonly number[]): number => bid.reduce((sum, value) => sum + value, 0);
