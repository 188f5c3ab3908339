import { afterEach, describe, expect, it } from 'vitest';
import type { ZoneView } from '../src/net/protocol';
import { answer, type TextTable } from '../src/table/textmode';
import { overwriteGetLocale } from '../src/words/paraglide/runtime.js';
import { update } from './fixtures';

const speak = (language: 'de' | 'en') => overwriteGetLocale(() => language);
afterEach(() => speak('en'));
speak('en');

const table: TextTable = {
  view: update.view,
  choices: update.choices,
  events: update.events,
  nameOf: (seat) => `Seat${seat}`,
  markOf: (mark) => `<${mark}>`,
};
const say = (typed: string, over: Partial<TextTable> = {}) => answer(typed, { ...table, ...over });
const ownerOf = (zone: ZoneView) => (zone.seat === update.view.viewer ? 'You' : `Seat${zone.seat}`);
const own = update.view.zones.find((zone) => zone.layout === 'fan' && zone.seat === update.view.viewer)!;

describe('choosing', () => {
  it('takes the number of the list', () => {
    expect(say('2')).toEqual({ lines: [update.choices[1]!.label], choose: update.choices[1]!.id });
  });

  it('refuses a number beyond the list, and says how long it is', () => {
    const { lines, choose } = say('99');
    expect(choose).toBeUndefined();
    expect(lines[0]).toContain(`${update.choices.length}`);
    expect(say('0').choose).toBeUndefined();
  });

  it('says so when there is nothing to choose', () => {
    expect(say('1', { choices: [] }).choose).toBeUndefined();
    expect(say('choices', { choices: [] }).lines).toHaveLength(1);
  });

  it('lists the choices with their numbers', () => {
    const { lines } = say('choices');
    expect(lines).toHaveLength(update.choices.length);
    expect(lines[0]).toBe(`1  ${update.choices[0]!.label}`);
  });
});

describe('undo', () => {
  it('is a choice like any other where it is allowed', () => {
    expect(say('undo', { view: { ...update.view, can_undo: true } }).choose).toBe('undo');
  });
  it('is refused where it is not', () => {
    expect(say('u', { view: { ...update.view, can_undo: false } }).choose).toBeUndefined();
  });
});

describe('looking', () => {
  it('counts equal cards of the hand instead of repeating them', () => {
    const [line] = say('hand').lines;
    expect(line).toContain(`${own.label} (${own.count})`);
    const labels = own.cards!.map((card) => card.label!);
    for (const label of labels) {
      const times = labels.filter((other) => other === label).length;
      expect(line).toContain(times > 1 ? `${times} × ${label}` : label);
      expect(line!.split(label)).toHaveLength(2);
    }
  });

  it('has no hand for a spectator', () => {
    expect(say('hand', { view: { ...update.view, viewer: null } }).lines).toEqual(['You hold no cards.']);
  });

  it('tells every zone with cards, but not the own hand twice', () => {
    const text = say('table').lines.join('\n');
    for (const zone of update.view.zones) {
      if (zone.count > 0 && zone.id !== own.id) expect(text).toContain(`${zone.label}: `);
    }
    expect(text).not.toContain(`You · ${own.label}: `);
  });

  it('writes numbers as the language does, with the top and the stops of a track', () => {
    const counters = [{ id: 'x', name: 'x', label: 'Way', value: 1020, top: 4000, stops: [2000, 3000] }];
    expect(say('table', { view: { ...update.view, counters } }).lines).toContain('Way: 1,020 / 4,000 (stops: 2,000 and 3,000)');
    speak('de');
    expect(say('tisch', { view: { ...update.view, counters } }).lines).toContain('Way: 1.020 / 4.000 (Marken: 2.000 und 3.000)');
  });

  it('names what is empty or hidden on one line, and says how many lie below a top card', () => {
    const zone = (label: string, more: Partial<ZoneView>): ZoneView => ({ id: label, name: label, layout: 'pile', label, count: 0, ...more });
    const top = { id: 'Deck:x:0', kind: 'x', label: 'Crown' };
    const zones = [zone('Fire', {}), zone('Box', {}), zone('Deck', { count: 7, cards: [top] }), zone('Purse', { count: -1, seat: 1 })];
    const { lines } = say('table', { view: { ...update.view, viewer: 0, zones, counters: [] } });
    expect(lines.slice(1)).toEqual(['Deck: Crown, 7 in all', 'Empty: Fire, Box', 'Seat1 · Hidden: Purse']);
  });

  it('tells of a long track only the spaces that say something', () => {
    const spaces = Array.from({ length: 12 }, (_, n): ZoneView => ({
      ...{ id: `way.${n}`, name: 'way', layout: 'spread', label: `Space ${n}`, count: 0, marks: ['farm'] },
      note: n === 5 ? 'here' : '',
    }));
    expect(say('table', { view: { ...update.view, zones: spaces, counters: [] } }).lines.slice(1)).toEqual(['Space 5: here · <farm>']);
  });

  it('tells marks, notes and owners', () => {
    const marked = update.view.zones.find((zone) => zone.marks?.includes('closed'))!;
    const line = say('table').lines.find((line) => line.startsWith(`${ownerOf(marked)} · ${marked.label}`));
    expect(line).toContain(marked.note);
    expect(line).toContain('<closed>');
  });

  it('never tells the faces of hidden cards', () => {
    const hidden = update.view.zones.find((zone) => zone.layout === 'fan' && zone.id !== own.id && zone.count > 0)!;
    const line = say('table').lines.find((line) => line.startsWith(`${ownerOf(hidden)} · ${hidden.label}`));
    expect(line).toMatch(/face down$/);
  });

  it('tells what happened last', () => {
    const last = update.events.filter((event) => event.text).at(-1)!;
    expect(say('last').lines.at(-1)).toBe(last.text);
    expect(say('last', { events: [] }).lines).toEqual(['Nothing has happened yet.']);
  });

  it('tells nothing of what was taken back before it could be told', () => {
    const events = [{ kind: 'bids', text: 'Ada bids.', turn: 1 }, ...[2, 2, 2].map((turn) => ({ kind: 'undo', text: 'Taken back.', turn }))];
    expect(say('last', { events }).lines).toEqual(['Ada bids.']);
  });
});

describe('the rules', () => {
  it('are shown, from whatever clause is asked for', () => {
    for (const typed of ['rules', 'Regeln 3.1', 'r']) expect(say(typed)).toEqual({ lines: ['The rules lie open.'], rules: true });
  });
});

describe('the line', () => {
  it('forgives capitals and spaces, and knows German words too', () => {
    expect(say('  Tisch ')).toEqual(say('table'));
    expect(say('AUSWAHL')).toEqual(say('c'));
  });

  it('names a word it does not know', () => {
    expect(say('Xyzzy').lines[0]).toContain('Xyzzy');
    expect(say('Xyzzy').lines[0]).toContain('table, hand, last, choices, rules, undo, help');
  });

  it('says nothing to nothing', () => {
    expect(say('  ').lines).toEqual([]);
  });

  it('answers in the language of the moment', () => {
    speak('de');
    expect(say('help').lines.join()).toContain('deine Karten');
    speak('en');
    expect(say('help').lines.join()).toContain('your cards');
  });
});
