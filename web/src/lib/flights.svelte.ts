// Movement: cards fly from where they lay to where they lie now. What flies is told by events; this only finds the places.
import type { CardView, EventView, Move } from './protocol';

export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Flight {
  key: number;
  card: CardView;
  /** It is no card but a thing that lies on zones. */
  mark: boolean;
  from: Place;
  to: Place;
  delay: number;
  /** What lies at the end of the way and shows itself when the card has come. */
  landing: HTMLElement | null;
}

interface Snapshot {
  zones: Map<string, Place>;
  items: Map<string, { zone: string; kind: string; place: Place }>;
  marks: Map<string, Place>;
}

const STAGGER_MS = 110;
const MOST_FLIGHTS = 12;
/** A carried card that moved no farther than this shifted only because others did. */
const STILL_PX = 12;

const placeOf = (element: Element): Place => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
};

const kindOf = (item: string): string => item.split(':')[1] ?? '';

const elements = (root: HTMLElement, name: 'zone' | 'item' | 'mark'): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(`[data-${name}]`),
];

export function snapshot(root: HTMLElement): Snapshot {
  const zones = new Map(elements(root, 'zone').map((element) => [element.dataset.zone!, placeOf(element)]));
  const items = new Map<string, { zone: string; kind: string; place: Place }>();
  for (const element of elements(root, 'item')) {
    const zone = element.closest<HTMLElement>('[data-zone]')?.dataset.zone ?? '';
    items.set(element.dataset.item!, { zone, kind: kindOf(element.dataset.item!), place: placeOf(element) });
  }
  const marks = new Map(elements(root, 'mark').map((element) => [element.dataset.mark!, placeOf(element)]));
  return { zones, items, marks };
}

/** A card's shape in the middle of a larger place, or the place itself where that is smaller. */
function cardWithin({ x, y, width, height }: Place, width_: number): Place {
  const wide = Math.min(width, width_);
  const high = wide * 1.4;
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high };
}

/** The place of a card as if it stood upright; it may lie crosswise. */
const upright = (place: Place): Place => cardWithin(place, Math.min(place.width, place.height));

let nextKey = 0;

export function plan(root: HTMLElement, before: Snapshot, events: EventView[], faceOf: (kind: string) => CardView): Flight[] {
  const used = new Set<string>();
  const taken = new Set<HTMLElement>();
  const flights: Flight[] = [];

  /** A thing there is only one of: wherever it lay, it goes to where it lies now. */
  const walk = (move: Move, start: Place): void => {
    const landing = root.querySelector<HTMLElement>(`[data-zone="${CSS.escape(move.target)}"] [data-mark="${CSS.escape(move.kind)}"]`);
    if (landing) launch(move.kind, start, placeOf(landing), landing, true);
  };
  const launch = (kind: string, from: Place, to: Place, landing: HTMLElement | null, mark: boolean, delay?: number): void => {
    flights.push({ key: nextKey++, card: faceOf(kind), mark, from, to, delay: delay ?? flights.length * STAGGER_MS, landing });
  };
  /** When each zone sets out that is carried elsewhere as a whole. */
  const carried = new Map<string, number>();
  /** A zone went elsewhere with all that lies there: its cards keep together. Those that stayed in place stay. */
  const carry = (move: Move): void => {
    const zone = root.querySelector<HTMLElement>(`[data-zone="${CSS.escape(move.target)}"]`);
    const start = carried.get(move.target) ?? flights.length * STAGGER_MS;
    carried.set(move.target, start);
    for (const landing of zone ? elements(zone, 'item') : []) {
      const old = before.items.get(landing.dataset.item!);
      if (!old || old.kind !== move.kind || flights.length >= MOST_FLIGHTS) continue;
      used.add(landing.dataset.item!);
      const [from, to] = [upright(old.place), upright(placeOf(landing))];
      if (Math.hypot(from.x - to.x, from.y - to.y) > STILL_PX) launch(move.kind, from, to, landing, false, start);
    }
  };

  const source = (move: Move): Place | undefined => {
    const candidates = [...before.items].filter(([id, item]) => item.zone === move.source && !used.has(id));
    const found = candidates.findLast(([, item]) => item.kind === move.kind) ?? candidates.at(-1);
    if (!found) return before.zones.get(move.source);
    used.add(found[0]);
    return found[1].place;
  };
  const target = (move: Move): { place: Place; landing: HTMLElement | null } | null => {
    const zone = root.querySelector<HTMLElement>(`[data-zone="${CSS.escape(move.target)}"]`);
    if (!zone) return null;
    const fresh = elements(zone, 'item').filter((item) => !before.items.has(item.dataset.item!) && !taken.has(item));
    const landing = fresh.findLast((item) => kindOf(item.dataset.item!) === move.kind) ?? fresh.at(-1) ?? null;
    if (landing) taken.add(landing);
    return { place: placeOf(landing ?? zone), landing };
  };

  for (const move of events.flatMap((event) => event.moves ?? [])) {
    const mark = before.marks.get(move.kind);
    if (mark) {
      walk(move, mark);
      continue;
    }
    if (move.source === move.target) {
      carry(move);
      continue;
    }
    for (let each = 0; each < (move.count ?? 1) && flights.length < MOST_FLIGHTS; each++) {
      const start = source(move);
      const end = target(move);
      if (!start || !end) continue;
      const width = end.landing ? end.place.width : Math.min(start.width, 64);
      const to = end.landing ? end.place : cardWithin(end.place, width);
      const from = cardWithin(start, Math.max(24, Math.min(start.width, 110)));
      launch(move.kind, from, to, end.landing, false);
    }
  }
  return flights;
}

/** The layer's list of what is in the air. */
export class Air {
  flights = $state.raw<Flight[]>([]);
  #animations: Animation[] = [];
  #landed: (() => void) | null = null;

  /** Sends the flights and answers when all have landed. */
  fly(flights: Flight[]): Promise<void> {
    if (flights.length === 0) return Promise.resolve();
    for (const { landing } of flights) landing?.style.setProperty('visibility', 'hidden');
    this.flights = flights;
    return new Promise((resolve) => (this.#landed = resolve));
  }

  /** Moves one element along its flight; the layer calls this for each it draws. */
  launch(element: HTMLElement, flight: Flight, duration: number): void {
    const { from, to, delay } = flight;
    const away = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
    const animation = element.animate(
      [
        { transform: away, opacity: 1 },
        { transform: 'none', opacity: 1 },
      ],
      { duration, delay, fill: 'both', easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)' },
    );
    this.#animations.push(animation);
    animation.finished.then(() => this.#land(flight)).catch(() => this.#land(flight));
  }

  skip = (): void => {
    for (const animation of this.#animations) animation.finish();
  };

  #land(flight: Flight): void {
    flight.landing?.style.removeProperty('visibility');
    this.flights = this.flights.filter(({ key }) => key !== flight.key);
    if (this.flights.length > 0) return;
    this.#animations = [];
    this.#landed?.();
    this.#landed = null;
  }
}
