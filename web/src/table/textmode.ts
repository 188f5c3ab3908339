// The typed commands of the text mode: sentences made from the view's own labels. The terminal client speaks the same.
import type { CardView, Choice, EventView, GameView, ZoneView } from '../net/protocol';
import { m } from '../words/paraglide/messages.js';
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
}

const LAST_EVENTS = 6;

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
  undo: 'undo',
  zurück: 'undo',
  u: 'undo',
  help: 'help',
  hilfe: 'help',
  '?': 'help',
};

export function answer(typed: string, table: TextTable): Answer {
  const word = typed.trim().toLowerCase();
  if (!word) return { lines: [] };
  if (/^\d+$/.test(word)) return choose(Number(word), table);
  const command = COMMANDS[word];
  if (command === 'hand') return { lines: hand(table) };
  if (command === 'table') return { lines: whole(table) };
  if (command === 'last') return { lines: last(table) };
  if (command === 'choices') return { lines: choices(table) };
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

function hand({ view }: TextTable): string[] {
  const own = view.zones.filter((zone) => zone.layout === 'fan' && zone.seat === view.viewer && view.viewer !== null);
  return own.length ? own.map((zone) => `${zone.label} (${zone.count}): ${cards(zone)}`) : [m.text_no_hand()];
}

function whole(table: TextTable): string[] {
  const { view } = table;
  const lines = [[view.prompt, view.detail].filter(Boolean).join(' · ')];
  for (const counter of view.counters) {
    const of = typeof counter.top === 'number' ? ` / ${counter.top}` : '';
    lines.push(`${ownerOf(counter.seat, table)}${counter.label}: ${counter.value}${of}`);
  }
  for (const zone of view.zones) {
    if (zone.count !== 0 && !(zone.layout === 'fan' && zone.seat === view.viewer)) lines.push(sentence(zone, table));
  }
  return lines;
}

function sentence(zone: ZoneView, table: TextTable): string {
  const extras = [zone.note ?? '', ...(zone.marks ?? []).map(table.markOf)].filter(Boolean);
  const shown = zone.cards?.some((card) => card.kind !== 'back') ? cards(zone) : hidden(zone);
  return `${ownerOf(zone.seat, table)}${zone.label}: ${[shown, ...extras].join(' · ')}`;
}

const ownerOf = (seat: number | null | undefined, table: TextTable): string =>
  typeof seat === 'number' ? `${seat === table.view.viewer ? m.you() : table.nameOf(seat)} · ` : '';

const hidden = (zone: ZoneView): string => (zone.count < 0 ? '…' : m.cards_hidden({ count: zone.count }));

/** Equal cards are counted, not repeated. */
function cards(zone: ZoneView): string {
  const counts = new Map<string, number>();
  for (const card of zone.cards ?? []) counts.set(nameOf(card), (counts.get(nameOf(card)) ?? 0) + 1);
  if (counts.size === 0) return hidden(zone);
  return [...counts].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name)).join(', ');
}

const nameOf = (card: CardView): string => card.label || (card.kind === 'back' ? m.face_down() : card.kind);

function last({ events }: TextTable): string[] {
  const lines = grouped(events).flatMap((group) => group.lines);
  const texts = lines.map(({ text }) => text).filter(Boolean);
  return texts.length ? texts.slice(-LAST_EVENTS) : [m.text_nothing_yet()];
}

const choices = ({ choices }: TextTable): string[] =>
  choices.length ? choices.map((choice, index) => `${index + 1}  ${choice.label}`) : [m.text_no_choices()];
