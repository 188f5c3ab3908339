// Movement: cards fly from where they lay to where they lie now. What flies is told by events; this only finds the places.
import type { CardView, EventView, Move } from '../net/protocol';

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Flight {
  key: number;
  card: CardView;
  /** It is no card but a thing that lies on zones. */
  thing: boolean;
  from: Rect;
  to: Rect;
  /** When it sets out, in flights: half is when the first card is half way. */
  delay: number;
  /** What lies at the end of the way and shows itself when the card has come. */
  landing: HTMLElement | null;
}

interface Spot {
  zone: string;
  kind: string;
  place: Rect;
  element: HTMLElement;
}

/** Where everything lies at one moment; all places are read at once, so that the page is laid out once. */
export interface Snapshot {
  zones: Map<string, Rect>;
  items: Map<string, Spot>;
  /** The things that lie on zones. */
  marks: Spot[];
}

/** How far the card before has flown when the next sets out. */
const STAGGER = 0.23;
const MOST_FLIGHTS = 12;
const WIDEST = 110;
const WIDEST_TO_ZONE = 64;
const NARROWEST = 24;
/** A carried card that moved no farther only made room for others. */
const SHIFT = 12;

const placeOf = (element: Element): Rect => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
};

const kindOf = (item: string): string => item.split(':')[1] ?? '';

export function snapshot(root: HTMLElement): Snapshot {
  const found: Snapshot = { zones: new Map(), items: new Map(), marks: [] };
  for (const element of root.querySelectorAll<HTMLElement>('[data-zone], [data-item], [data-mark]')) {
    const { dataset } = element;
    const place = placeOf(element);
    if (place.width === 0) continue;
    if (dataset.zone !== undefined) {
      found.zones.set(dataset.zone, place);
      continue;
    }
    const zone = element.closest<HTMLElement>('[data-zone]')?.dataset.zone ?? '';
    if (dataset.item !== undefined) {
      found.items.set(dataset.item, { zone, kind: kindOf(dataset.item), place, element });
    } else {
      found.marks.push({ zone, kind: dataset.mark!, place, element });
    }
  }
  return found;
}

/** A shape of some width in the middle of a place. */
function within({ x, y, width, height }: Rect, wide: number, high: number): Rect {
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high };
}

const cardWithin = (place: Rect, most: number): Rect => {
  const wide = Math.min(place.width, most);
  return within(place, wide, wide * 1.4);
};

/** The place of a card as if it stood; it may lie crosswise. */
const upright = (place: Rect): Rect => cardWithin(place, Math.min(place.width, place.height));

let nextKey = 0;

/** The flights that lead from one moment to the next, as the events tell. */
export function plan(before: Snapshot, after: Snapshot, events: EventView[], faceOf: (kind: string) => CardView): Flight[] {
  const left = new Set<string>();
  const taken = new Set<string>();
  const flights: Flight[] = [];

  const launch = (kind: string, from: Rect, to: Rect, landing: HTMLElement | null, thing: boolean, delay?: number): void => {
    flights.push({ key: nextKey++, card: faceOf(kind), thing, from, to, delay: delay ?? flights.length * STAGGER, landing });
  };

  /** A thing there is only one of: from wherever it lay, or at first from its source, to where it lies now. */
  const walk = ({ kind, source, target }: Move): void => {
    const end = after.marks.find((mark) => mark.kind === kind && mark.zone === target);
    const zone = before.zones.get(source);
    const start = before.marks.find((mark) => mark.kind === kind)?.place;
    if (!end) return;
    const from = start ?? (zone && within(zone, end.place.width, end.place.height));
    if (from) launch(kind, from, end.place, end.element, true);
  };

  /** When each zone sets out that goes elsewhere as a whole. */
  const carried = new Map<string, number>();
  /** A zone goes elsewhere with all that lies there: its cards keep together. */
  const carry = ({ kind, target }: Move): void => {
    const start = carried.get(target) ?? flights.length * STAGGER;
    carried.set(target, start);
    for (const [id, { zone, kind: face, place, element }] of after.items) {
      const old = before.items.get(id);
      if (zone !== target || face !== kind || !old || flights.length >= MOST_FLIGHTS) continue;
      const [from, to] = [upright(old.place), upright(place)];
      if (Math.hypot(from.x - to.x, from.y - to.y) > SHIFT) launch(kind, from, to, element, false, start);
    }
  };

  const lastOf = (all: Map<string, Spot>, zone: string, kind: string, free: (id: string) => boolean): [string, Spot] | undefined => {
    const candidates = [...all].filter(([id, spot]) => spot.zone === zone && free(id));
    return candidates.findLast(([, spot]) => spot.kind === kind) ?? candidates.at(-1);
  };

  const fly = ({ kind, source, target }: Move): void => {
    const start = lastOf(before.items, source, kind, (id) => !left.has(id));
    const end = lastOf(after.items, target, kind, (id) => !before.items.has(id) && !taken.has(id));
    if (start) left.add(start[0]);
    if (end) taken.add(end[0]);
    const origin = start?.[1].place ?? before.zones.get(source);
    const goal = end?.[1].place ?? after.zones.get(target);
    if (!origin || !goal) return;
    const from = cardWithin(origin, Math.max(NARROWEST, Math.min(origin.width, WIDEST)));
    const to = end ? goal : cardWithin(goal, Math.min(origin.width, WIDEST_TO_ZONE));
    launch(kind, from, to, end?.[1].element ?? null, false);
  };

  for (const move of events.flatMap((event) => event.moves ?? [])) {
    const count = move.count ?? 1;
    if (count === 0) walk(move);
    if (move.source === move.target) {
      carry(move);
      continue;
    }
    for (let each = 0; each < count && flights.length < MOST_FLIGHTS; each++) fly(move);
  }
  return flights;
}

const EASING = 'cubic-bezier(0.3, 0.1, 0.2, 1)';
/** A thing hops about this many pixels at a time, this high, and leans into it. */
const HOP = { length: 90, height: 16, lean: 9, least: 2, most: 6 };

/** How a flight moves: a card glides; a thing hops along on its foot. */
export function framesOf({ from, to, thing }: Pick<Flight, 'from' | 'to' | 'thing'>): Keyframe[] {
  const scale = from.width / to.width;
  if (!thing) {
    const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${scale})`;
    return [{ transform: start, easing: EASING }, { transform: 'none' }];
  }
  const x = from.x + from.width / 2 - (to.x + to.width / 2);
  const y = from.y + from.height - (to.y + to.height);
  const hops = Math.min(HOP.most, Math.max(HOP.least, Math.round(Math.hypot(x, y) / HOP.length)));
  return Array.from({ length: 2 * hops + 1 }, (_, step) => {
    const rest = 1 - step / (2 * hops);
    const up = step % 2;
    const lean = up * HOP.lean * (step % 4 === 1 ? 1 : -1);
    const size = 1 + (scale - 1) * rest;
    return {
      transform: `translate(${x * rest}px, ${y * rest - up * HOP.height}px) rotate(${lean}deg) scale(${size})`,
      easing: up ? 'ease-in' : 'ease-out',
    };
  });
}

/** A thing takes its time. */
const WALK = 2;

/** The layer's list of what is in the air. */
export class Air {
  flights = $state.raw<Flight[]>([]);
  #animations: Animation[] = [];
  #flying = 0;
  #landed: (() => void) | null = null;

  /** Sends the flights and answers when all have landed. */
  fly(flights: Flight[]): Promise<void> {
    if (flights.length === 0) return Promise.resolve();
    for (const { landing } of flights) landing?.style.setProperty('visibility', 'hidden');
    this.#flying = flights.length;
    this.flights = flights;
    return new Promise((resolve) => (this.#landed = resolve));
  }

  /** Moves one element along its flight; the layer calls this for each it draws. */
  launch(element: HTMLElement, flight: Flight, duration: number): void {
    const animation = element.animate(framesOf(flight), {
      duration: flight.thing ? duration * WALK : duration,
      delay: flight.delay * duration,
      fill: 'both',
    });
    this.#animations.push(animation);
    const land = () => this.#land(element, flight);
    animation.finished.then(land, land);
  }

  /** Everything is where it belongs at once. */
  skip = (): void => {
    for (const animation of this.#animations) animation.finish();
  };

  #land(element: HTMLElement, { landing }: Flight): void {
    landing?.style.removeProperty('visibility');
    element.style.visibility = 'hidden';
    this.#flying -= 1;
    if (this.#flying > 0) return;
    this.#animations = [];
    this.flights = [];
    this.#landed?.();
    this.#landed = null;
  }
}
