// The bids one person puts together: shown as wanted at once, and told to the table choice by choice behind it.
import type { CardView, ZoneView } from '$web/net/protocol';
import type { Session } from '$web/state/session.svelte';
import { UNDO, put, sameBids, steps, takes, without, type Bids, type Limits } from './compose';
import { VALUES, valueOf } from './lots';

const nameOf = (value: number): string => VALUES[value - 1]!;

export class Composer {
  readonly #session: Session;
  /** Bids as their owner arranged them. */
  #arranged = $state.raw<Bids>([]);
  /** Whether the table is still to be told. */
  #telling = $state(false);
  /** The update upon which the last choice was made. */
  #toldAt = -1;
  #aim = $state(0);
  /** Earlier arrangements, for taking back. */
  #past: Bids[] = [];

  constructor(session: Session) {
    this.#session = session;
  }

  get active(): boolean {
    const { turn, view } = this.#session;
    return turn === 'you' && view?.phase === 'bid';
  }

  /** A place for each bid there may be. */
  get #places(): ZoneView[] {
    return this.#session.view!.zones.filter((zone) => zone.name === 'draft');
  }

  /** What the table has. */
  get #served(): Bids {
    const begun = this.#places.filter((zone) => zone.cards?.length);
    return begun.map((zone) => zone.cards!.map((card: CardView) => valueOf(card.kind)));
  }

  get bids(): Bids {
    if (!this.active) return [];
    return this.#telling || sameBids(this.#arranged, this.#served) ? this.#arranged : this.#served;
  }

  get limits(): Limits {
    const places = this.#places;
    return { bids: places.length, cards: places[0]?.most ?? Infinity };
  }

  /** The bid the next card goes into; as many as there are bids: a new one. */
  get aim(): number {
    return Math.min(this.#aim, this.bids.length);
  }

  aimAt(bid: number): void {
    this.#aim = bid;
  }

  /** The bid a card would go into if touched: the one aimed at, or if that is full another one; null for none. */
  get next(): number | null {
    if (!this.active) return null;
    const { bids, limits, aim } = this;
    return [aim, bids.length].find((bid) => takes(bids, bid, limits)) ?? null;
  }

  /** Whether yet another bid may be begun. */
  get more(): boolean {
    return this.active && this.bids.length < this.limits.bids;
  }

  add(value: number): void {
    const bid = this.next;
    if (bid === null) return;
    this.#want(put(this.bids, bid, value, this.limits));
    this.#aim = bid;
  }

  takeBack(bid: number, value: number): void {
    const before = this.bids.length;
    this.#want(without(this.bids, bid, value));
    this.#aim = this.bids.length < before && bid < this.#aim ? this.#aim - 1 : bid;
  }

  #want(bids: Bids, past: Bids[] = [...this.#past, this.bids]): void {
    this.#past = past;
    this.#arranged = bids;
    this.#telling = true;
    this.#session.complaint = null;
  }

  /** Tells the table the next thing; called as often as anything changes. */
  tell(): void {
    const { pending, n, complaint } = this.#session;
    if (!this.active) this.#settle([]);
    else if (!this.#telling) this.#follow();
    else if (complaint) this.#settle(this.#served);
    else if (pending === null && n !== this.#toldAt) this.#telling = this.#choose();
  }

  #choose(): boolean {
    const session = this.#session;
    const [choice] = steps(this.#served, this.#arranged, nameOf);
    if (choice === undefined || !this.#offered(choice)) return false;
    this.#toldAt = session.n;
    session.choose(choice);
    return true;
  }

  /** The table has something else: a card was taken back there, and it was to be the one that came last here. */
  #follow(): void {
    if (sameBids(this.#arranged, this.#served)) return;
    const back = steps(this.#arranged, this.#served, nameOf);
    const before = this.#past.at(-1);
    if (before && back.length === 1 && back[0] === UNDO) this.#want(before, this.#past.slice(0, -1));
    else this.#settle(this.#served);
  }

  #settle(bids: Bids): void {
    this.#past = [];
    this.#telling = false;
    this.#toldAt = -1;
    if (!sameBids(this.#arranged, bids)) this.#arranged = bids;
  }

  #offered(choice: string): boolean {
    const { view, choices } = this.#session;
    return choice === UNDO ? view!.can_undo === true : choices.some(({ id }) => id === choice);
  }
}
