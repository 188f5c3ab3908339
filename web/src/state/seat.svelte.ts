// One seat of the table as its place shows it: who sits there, what lies there, what is to be said of it.
import { levelName } from '../words/levels';
import { m } from '../words/paraglide/messages.js';
import type { TableContext } from './context';
import { countersOf, isHand, isTrack, worthShowing, zonesOf } from './seating';

export class Seat {
  readonly #table: TableContext;
  readonly #seat: () => number;

  constructor(table: TableContext, seat: () => number) {
    this.#table = table;
    this.#seat = seat;
  }

  get #session() {
    return this.#table.session;
  }
  get #view() {
    return this.#session.view!;
  }
  get #info() {
    return this.#session.info?.seats.find((info) => info.seat === this.#seat());
  }

  get name(): string {
    return this.#session.nameOf(this.#seat());
  }
  get own(): boolean {
    return this.#seat() === this.#session.viewer;
  }
  /** A bot sits there, or plays for somebody who stays away. */
  get bot(): boolean {
    return this.#info?.who === 'bot' || !!this.#info?.substituted;
  }
  get acting(): boolean {
    return this.#view.acting.includes(this.#seat()) && !this.#view.result;
  }
  get zones() {
    return zonesOf(this.#view, this.#seat());
  }
  get hands() {
    return this.zones.filter(isHand);
  }
  /** Everything but the hand that shows something now. */
  get lying() {
    return this.zones.filter((zone) => !isHand(zone) && worthShowing(zone, this.#session.touchable));
  }
  /** Plain numbers; small tracks of a seat are told by the prompt. */
  get counters() {
    return countersOf(this.#view, this.#seat()).filter((counter) => !isTrack(counter));
  }
  /** Whether something that lies here may be touched now. */
  get may(): boolean {
    const { touchable } = this.#session;
    return this.lying.some((zone) => touchable.has(zone.id) || zone.cards?.some((card) => touchable.has(card.id)));
  }

  /** In a few words what there is to say of this seat; a bot's level only where there is room for it. */
  standing(roomy: boolean): string {
    const info = this.#info;
    if (this.own) return `(${m.is_you()})`;
    if (this.acting) return m.acts_now();
    if (info?.who === 'bot') return roomy ? m.bot_level({ level: levelName(info.level ?? '') }) : '';
    return info && !info.online ? m.seat_away() : '';
  }
}
