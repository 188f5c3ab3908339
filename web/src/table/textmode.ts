// The typed commands of the text mode: sentences made from the view's own labels. The terminal client speaks the same.
import type { CardView, Choice, CounterView, EventView, GameView, ZoneView } from '../net/protocol';
import { listed } from '../words/formats';
import { m } from '../words/paraglide/messages.js';
import { getLocale } from '../words/paraglide/runtime.js';
import { grouped } from './log';

export interface TextTable {
  view: GameView;
  choices: Choice[];
  events: EventView[];
  nameOf(seat: number): string;
  markOf(mark: string): string;
}

export interface Answer {
  lines: string[];
  /** The choice to make, or `undo`. */
  choose?: string;
  /** Show the rules. */
  rules?: boolean;
}

const LAST_EVENTS = 6;
/** Of more zones of one sort than this (the spaces of a track) only those that hold cards or say something have a line. */
const MANY = 8;

const COMMANDS: Record<string, string> = {
  hand: 'hand',
  h: 'hand',
  table: 'table',
  tisch: 'table',
  t: 'table',
  last: 'last',
  zuletzt: 'last',
  l: 'last',
  choices: 'choices',
  auswahl: 'choices',
  c: 'choices',
  rules: 'rules',
  regeln: 'rules',
  r: 'rules',
  undo: 'undo',
  zurück: 'undo',
  zurueck: 'undo',
  u: 'undo',
  help: 'help',
  hilfe: 'help',
  '?': 'help',
};

export function answer(typed: string, table: TextTable): Answer {
  const word = typed.trim().toLowerCase();
  if (!word) return { lines: [] };
  if (/^\d+$/.test(word)) return choose(Number(word), table);
  const command = COMMANDS[word.split(' ')[0]!];
  if (command === 'hand') return { lines: hand(table) };
  if (command === 'table') return { lines: whole(table) };
  if (command === 'last') return { lines: last(table) };
  if (command === 'choices') return { lines: choices(table) };
  if (command === 'rules') return { lines: [m.text_rules()], rules: true };
  if (command === 'undo') return undo(table);
  if (command === 'help') return { lines: m.text_help().split('\n') };
  return { lines: [m.text_unknown({ word: typed.trim() })] };
}

function choose(number: number, { choices }: TextTable): Answer {
  const choice = choices[number - 1];
  if (!choice) return { lines: [choices.length ? m.text_no_choice({ number, count: choices.length }) : m.text_no_choices()] };
  return { lines: [choice.label], choose: choice.id };
}

const undo = ({ view }: TextTable): Answer =>
  view.can_undo ? { lines: [m.undo()], choose: 'undo' } : { lines: [m.text_no_undo()] };

function hand(table: TextTable): string[] {
  const { view } = table;
  const own = view.zones.filter((zone) => zone.layout === 'fan' && zone.seat === view.viewer && view.viewer !== null);
  const told = (zone: ZoneView) => [`${zone.label} (${zone.count}): ${shown(zone)}`, ...extras(zone, table)];
  return own.length ? own.map((zone) => told(zone).filter(Boolean).join(' · ')) : [m.text_no_hand()];
}

/** The middle, then seat by seat; the own hand, which `hand` tells, is left out. */
function whole(table: TextTable): string[] {
  const { view } = table;
  const owners = [null, ...Array.from({ length: view.seats }, (_, seat) => seat)];
  return [[view.prompt, view.detail].filter(Boolean).join(' · '), ...owners.flatMap((seat) => place(seat, table))];
}

/** Numbers and zones of a seat or of the middle; those that are empty, or hidden, by name on one line. */
function place(seat: number | null, table: TextTable): string[] {
  const { view } = table;
  const counters = view.counters.filter((counter) => (counter.seat ?? null) === seat).map(number);
  const zones = view.zones.filter((zone) => (zone.seat ?? null) === seat && !(zone.layout === 'fan' && seat === view.viewer));
  const alone = (zone: ZoneView) => zones.filter(({ name }) => name === zone.name).length <= MANY;
  const told = zones.filter((zone) => says(zone, alone(zone))).map((zone) => sentence(zone, table, alone(zone)));
  const rest = zones.filter((zone) => !says(zone, true) && alone(zone));
  const empty = rest.filter(({ count }) => count === 0).map(({ label }) => label);
  const secret = rest.filter(({ count }) => count < 0 && seat !== null && seat !== view.viewer).map(({ label }) => label);
  const lines = [...counters, ...told];
  if (empty.length) lines.push(m.text_empty({ zones: empty.join(', ') }));
  if (secret.length) lines.push(m.text_hidden({ zones: secret.join(', ') }));
  return lines.map((line) => `${ownerOf(seat, table)}${line}`);
}

/** Whether a zone has something to tell; one among many like it not by its marks, which are printed on them all. */
const says = (zone: ZoneView, alone: boolean): boolean =>
  !!zone.cards?.length || zone.count > 0 || !!zone.note || (alone && !!zone.marks?.length);

const written = (value: number): string => value.toLocaleString(getLocale()).replace('-', '−');

function number({ label, value, top, stops = [] }: CounterView): string {
  const track = typeof top === 'number' ? `${written(value)} / ${written(top)}` : written(value);
  const told = stops.length ? m.text_stops({ value: track, stops: listed(stops.map(written), getLocale()) }) : track;
  return `${label}: ${told}`;
}

function sentence(zone: ZoneView, table: TextTable, alone = true): string {
  const told = zone.count === 0 && !alone ? '' : shown(zone);
  return `${zone.label.replace(/\.$/, '')}: ${[told, ...extras(zone, table)].filter(Boolean).join(' · ')}`;
}

/** What stands below a zone, and words for what lies on it but for those its label or that note says. */
function extras({ label, note = '', marks = [] }: ZoneView, { markOf }: TextTable): string[] {
  const said = `${label}\n${note}`.toLowerCase();
  return [note, ...[...new Set(marks)].map(markOf).filter((word) => !said.includes(word.toLowerCase()))];
}

const ownerOf = (seat: number | null, table: TextTable): string =>
  seat === null ? '' : `${seat === table.view.viewer ? m.you() : table.nameOf(seat)} · `;

function shown(zone: ZoneView): string {
  const { count, cards = [], note = '' } = zone;
  if (cards.some((card) => card.kind !== 'back')) return faces(zone);
  if (count > 0) return m.cards_hidden({ count });
  return count < 0 || note.includes(m.text_nothing()) ? '' : m.text_nothing();
}

/** Equal cards side by side are counted, not repeated. */
function faces({ count, cards = [] }: ZoneView): string {
  const groups: { name: string; times: number }[] = [];
  for (const name of cards.map(nameOf)) {
    const last = groups.at(-1);
    if (last?.name === name) last.times += 1;
    else groups.push({ name, times: 1 });
  }
  const told = groups.map(({ name, times }) => (times > 1 ? `${times} × ${name}` : name)).join(', ');
  return cards.length < count ? m.text_in_all({ cards: told, count }) : told;
}

const nameOf = (card: CardView): string => card.label || (card.kind === 'back' ? m.face_down() : card.kind);

function last({ events }: TextTable): string[] {
  const lines = grouped(events).flatMap((group) => group.lines);
  const texts = lines.map(({ text }) => text).filter(Boolean);
  return texts.length ? texts.slice(-LAST_EVENTS) : [m.text_nothing_yet()];
}

const choices = ({ choices }: TextTable): string[] =>
  choices.length ? choices.map((choice, index) => `${index + 1}  ${choice.label}`) : [m.text_no_choices()];
