// Who sits where, and what lies in front of whom.
import type { CardView, CounterView, GameView, ZoneView } from '../net/protocol';

/** The other seats, beginning at the viewer's left; for a spectator all seats. */
export function others(view: Pick<GameView, 'seats' | 'viewer'>): number[] {
  const { seats, viewer } = view;
  if (viewer === null) return Array.from({ length: seats }, (_, seat) => seat);
  return Array.from({ length: seats - 1 }, (_, step) => (viewer + 1 + step) % seats);
}

const owner = (thing: { seat?: number | null }): number | null => thing.seat ?? null;

export const zonesOf = (view: GameView, seat: number | null): ZoneView[] =>
  view.zones.filter((zone) => owner(zone) === seat);

export const countersOf = (view: GameView, seat: number | null): CounterView[] =>
  view.counters.filter((counter) => owner(counter) === seat);

export const isTrack = (counter: CounterView): boolean => typeof counter.top === 'number';

export const isHand = (zone: ZoneView): boolean => zone.layout === 'fan';

/** Zones that show something; an empty one is drawn only where a card could be put by touching it. */
export const worthShowing = (zone: ZoneView, touchable: ReadonlySet<string>): boolean =>
  zone.count !== 0 || touchable.has(zone.id);

/** The card that tells best what lies in a zone: of the kind seen most often there. */
export function chiefCard(zone: ZoneView): CardView | null {
  const cards = zone.cards ?? [];
  const shown = cards.filter((card) => card.kind !== 'back');
  const times = (kind: string): number => shown.filter((card) => card.kind === kind).length;
  return [...shown].sort((a, b) => times(b.kind) - times(a.kind))[0] ?? cards[0] ?? null;
}
