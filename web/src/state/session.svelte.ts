// One table as the page sees it: what the server said last, what is selected, what is on its way.
import { tick } from 'svelte';
import { preferences } from '../app/preferences.svelte';
import { Connection, type Listener, type Surroundings } from '../net/connection';
import type { Choice, EventView, GameView, Reject, TableInfo, Update } from '../net/protocol';
import { freeChoices, keep, offersFor, partners, touch, touchable, type Target } from './selection';

/** Shows the way from one view to the next; answers when the cards lie still. */
export interface Stage {
  play(events: EventView[], apply: () => Promise<void>): Promise<void>;
}

const browser: Surroundings = {
  open(events) {
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
    socket.addEventListener('open', () => events.opened());
    socket.addEventListener('message', ({ data }) => events.received(data as string));
    socket.addEventListener('close', () => events.closed());
    return socket;
  },
  later(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  // Not crypto.randomUUID: on a home network without HTTPS browsers do not offer it.
  newId: () => [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
  random: Math.random,
};

export class Session {
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<GameView | null>(null);
  choices = $state.raw<Choice[]>([]);
  events = $state.raw<EventView[]>([]);
  /** The newest events, for those who are read to; a new object with every update. */
  news = $state.raw<EventView[]>([]);
  n = $state(0);
  online = $state(true);
  refused = $state.raw<Reject | null>(null);
  pending = $state<string | null>(null);
  selected = $state.raw<Target[]>([]);
  /** The summary that lies open, as an index into the view's sheets. */
  sheet = $state<number | null>(null);
  /** What a first game is told, by phase; null as long as it has not come. */
  hints = $state.raw<Record<string, string> | null>(null);
  complaint = $state.raw<{ text: string } | null>(null);
  stage: Stage | null = null;
  /** Told of what happens while somebody looks: the view before, and the update. */
  ears: ((before: GameView, update: Update) => void) | null = null;

  /** For whom the curtain closes, as long as nothing else is known. */
  #passing = $state<number | null>(null);
  /** The seat whose view was shown last. */
  #lastSeat = $state(-1);

  /** The seats of those who share this device, if several do. */
  shared = $derived.by(() => {
    const here = this.info?.seats.filter((seat) => seat.here).map(({ seat }) => seat) ?? [];
    return here.length > 1 ? here : [];
  });
  /** Whose turn it is of those at this device, if it is not whoever looks at it now. */
  next = $derived(nextOf(this.view, this.shared, this.#lastSeat));
  /** For whom the curtain is closed: nothing of the table is there until this seat's person opens it. */
  curtain = $derived(!this.view ? this.#passing : this.view.viewer === null ? this.next : null);

  status = $derived(this.info?.status ?? 'waiting');
  viewer = $derived(this.view?.viewer ?? this.info?.your_seat ?? null);
  turn = $derived(turnOf(this.view, this.viewer));
  /** Everything that may be touched now. */
  touchable = $derived(this.pending ? new Set<Target>() : touchable(this.choices));
  partners = $derived(partners(this.choices, this.selected));
  offers = $derived(offersFor(this.choices, this.selected));
  free = $derived(freeChoices(this.choices));

  /** Counts changes of the seat; what was under way for another one is dropped. */
  #change = 0;
  /** What is still to be shown, oldest first. */
  #waiting: (() => Promise<void>)[] = [];
  #playing = false;
  #sheetN = 0;
  /** The newest summary this person has gone on from. */
  #read = -1;
  readonly #connection: Connection;

  constructor(readonly table: string) {
    this.#connection = new Connection(table, () => preferences.language, browser, this.#listener());
  }

  start(): void {
    this.#connection.connect();
  }

  end(): void {
    this.#connection.end();
  }

  /** Comes back at once, for instance when the page is last at again. */
  wake(): void {
    this.#connection.connect();
  }

  /** Sits down on the seat that was just taken. */
  sitDown(): void {
    this.#connection.reopen();
  }

  speakAnew(): void {
    this.#connection.startOver();
  }

  /** Hands the device on: closes the curtain for whose turn it is next. */
  passOn(): void {
    if (this.next === null || this.pending) return;
    this.#passing = this.next;
    this.#viewFrom(null);
  }

  /** Whose turn it is sits down at the device. */
  liftCurtain(): void {
    const seat = this.curtain;
    if (seat === null) return;
    this.#passing = null;
    this.#lastSeat = seat;
    this.#viewFrom(seat);
  }

  #viewFrom(seat: number | null): void {
    this.#change++;
    this.#playing = false;
    this.#waiting = [];
    this.view = null;
    this.choices = this.events = this.news = [];
    this.selected = [];
    this.sheet = this.complaint = null;
    this.#connection.viewFrom(seat);
  }

  touch(target: Target): void {
    if (this.pending) return;
    const { selected, act } = touch(this.choices, this.selected, target);
    this.selected = selected;
    if (act) this.choose(act);
  }

  release(): void {
    this.selected = [];
  }

  choose(choice: string): void {
    if (!this.pending && this.#connection.choose(choice, this.n)) this.complaint = null;
  }

  numberOf(choice: Choice): number {
    return this.choices.indexOf(choice) + 1;
  }

  nameOf = (seat: number): string => this.info?.seats.find((info) => info.seat === seat)?.name ?? `${seat + 1}`;

  open(sheet: number): void {
    this.sheet = sheet;
  }

  goOn(): void {
    this.#read = Math.max(this.#read, this.sheet ?? -1);
    this.sheet = null;
    if (this.info?.waiting_for_seen) this.#connection.seen(this.#sheetN || this.n);
  }

  #listener(): Listener {
    return {
      update: (update, whole, late) => this.#queue(() => this.#show(update, whole, late)),
      table: (info) => {
        this.info = info;
        this.#openUnread();
      },
      pending: (choice) => {
        if (choice) this.pending = choice;
        else this.#queue(() => this.#settle());
      },
      rejected: ({ text }) => (this.complaint = { text }),
      online: (online) => (this.online = online),
      refused: (reject) => (this.refused = reject),
    };
  }

  #queue(step: () => Promise<void>): void {
    this.#waiting.push(step);
    void this.#drain();
  }

  async #drain(): Promise<void> {
    if (this.#playing) return;
    this.#playing = true;
    const change = this.#change;
    while (change === this.#change && this.#waiting.length > 0) await this.#waiting.shift()!();
    if (change === this.#change) this.#playing = false;
  }

  /** The choice has come about, and it shows: until then one looks at choices there are no more. */
  async #settle(): Promise<void> {
    this.pending = null;
    this.selected = [];
  }

  async #show(update: Update, whole: boolean, late: boolean): Promise<void> {
    const change = this.#change;
    const apply = async () => {
      if (change !== this.#change) return;
      if (this.view && !late) this.ears?.(this.view, update);
      this.#apply(update, whole);
      await tick();
    };
    if (whole || !this.stage || update.events.length === 0) await apply();
    else await this.stage.play(update.events, apply);
    if (change === this.#change) this.#openFresh(update, whole);
  }

  #apply(update: Update, whole: boolean): void {
    const { n, view, choices, events } = update;
    this.n = n;
    this.view = view;
    this.choices = choices;
    this.events = whole ? events : [...this.events, ...events];
    this.news = whole ? [] : events;
    this.selected = keep(choices, this.selected);
  }

  /** A summary that just became complete lies open until the person goes on. */
  #openFresh({ n, events, view }: Update, whole: boolean): void {
    if (whole) return this.#openUnread();
    const sheet = events.findLast((event) => typeof event.sheet === 'number')?.sheet;
    if (typeof sheet !== 'number') return;
    this.#sheetN = n;
    if (!view.result) this.sheet = sheet;
  }

  /** After a reload the table may still wait for this person to have read the last summary. */
  #openUnread(): void {
    const { info, view } = this;
    if (!info?.waiting_for_seen || !view?.sheets?.length || view.result || this.sheet !== null) return;
    const seat = info.your_seat;
    const newest = view.sheets.length - 1;
    if (newest > this.#read && typeof seat === 'number' && !info.seen?.includes(seat)) this.sheet = newest;
  }
}

function turnOf(view: GameView | null, viewer: number | null): 'you' | 'other' | 'over' {
  if (!view || view.result || view.acting.length === 0) return view ? 'over' : 'other';
  return viewer !== null && view.acting.includes(viewer) ? 'you' : 'other';
}

/** Of the seats at this device that must act, the first after the one whose view was shown last. */
function nextOf(view: GameView | null, shared: number[], last: number): number | null {
  if (!view || view.result) return null;
  const asked = shared.filter((seat) => view.acting.includes(seat));
  if (view.viewer !== null && asked.includes(view.viewer)) return null;
  return asked.find((seat) => seat > last) ?? asked[0] ?? null;
}
