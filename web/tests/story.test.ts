import { describe, expect, it } from 'vitest';
import type { EventView } from '../src/net/protocol';
import { chiefCard, others, worthShowing, zonesOf } from '../src/state/seating';
import { hueOf } from '../src/style/hues';
import { grouped } from '../src/table/log';
import { ago, initial, listed, span } from '../src/words/formats';
import { m } from '../src/words/paraglide/messages.js';
import { overwriteGetLocale } from '../src/words/paraglide/runtime.js';
import { update } from './fixtures';

const event = (turn: number, seat: number | null, text: string, sheet?: number): EventView => ({
  kind: 'x',
  text,
  turn,
  seat,
  ...(sheet === undefined ? {} : { sheet }),
});

describe('the log', () => {
  it('puts together what happened in one turn, under the seat that began it', () => {
    const groups = grouped([event(1, 2, 'a'), event(1, 0, 'b'), event(2, 0, 'c')]);
    expect(groups.map(({ turn, seat, lines }) => [turn, seat, lines.map(({ text }) => text).join('')])).toEqual([
      [1, 2, 'ab'],
      [2, 0, 'c'],
    ]);
  });

  it('belongs to nobody before the first turn', () => {
    expect(grouped([event(0, 1, 'deal')])[0]!.seat).toBeNull();
  });

  it('leaves out what has no words, unless a summary hangs on it', () => {
    expect(grouped([event(1, 0, '')])).toEqual([]);
    expect(grouped([event(1, 0, '', 0)])[0]!.lines).toEqual([{ text: '', sheet: 0 }]);
  });

  it('says that something was taken back only where something was said of it', () => {
    const undo: EventView = { ...event(2, 0, 'taken back'), kind: 'undo' };
    expect(grouped([event(1, 1, 'a'), undo, undo])).toHaveLength(1);
    expect(grouped([event(2, 0, 'b'), undo])[0]!.lines).toHaveLength(2);
  });

  it('keeps every sentence of a real game, in order', () => {
    const said = grouped(update.events).flatMap(({ lines }) => lines.map(({ text }) => text));
    expect(said.filter(Boolean)).toEqual(update.events.map(({ text }) => text).filter(Boolean));
  });
});

describe('seats', () => {
  it('go round from the viewer’s left', () => {
    expect(others({ seats: 4, viewer: 1 })).toEqual([2, 3, 0]);
    expect(others({ seats: 2, viewer: 1 })).toEqual([0]);
  });

  it('are all others to a spectator', () => {
    expect(others({ seats: 3, viewer: null })).toEqual([0, 1, 2]);
  });

  it('share the zones among them without loss', () => {
    const { view } = update;
    const shares = [null, ...Array.from({ length: view.seats }, (_, seat) => seat)].map((seat) => zonesOf(view, seat));
    expect(shares.flat()).toHaveLength(view.zones.length);
    expect(shares[0]!.length).toBeGreaterThan(0);
  });

  it('show empty zones only where a card could go', () => {
    const zone = { ...update.view.zones[0]!, count: 0 };
    expect(worthShowing(zone, new Set())).toBe(false);
    expect(worthShowing(zone, new Set([zone.id]))).toBe(true);
  });
});

describe('the chief card of a zone', () => {
  const zone = (kinds: string[]) => ({
    ...update.view.zones[0]!,
    cards: kinds.map((kind, index) => ({ id: `z:${kind}:${index}`, kind })),
  });
  it('is of the kind seen most often', () => {
    expect(chiefCard(zone(['back', 'moon', 'wild', 'moon', 'double']))?.kind).toBe('moon');
  });
  it('is the first where all are different, and a back where nothing is shown', () => {
    expect(chiefCard(zone(['back', 'moon', 'double']))?.kind).toBe('moon');
    expect(chiefCard(zone(['back', 'back']))?.kind).toBe('back');
    expect(chiefCard(zone([]))).toBeNull();
  });
});

describe('words', () => {
  it('know one from many in both languages', () => {
    for (const [language, one, many] of [
      ['en', 'one card, face down', '3 cards, face down'],
      ['de', 'eine verdeckte Karte', '3 verdeckte Karten'],
    ] as const) {
      overwriteGetLocale(() => language);
      expect([m.cards_hidden({ count: 1 }), m.cards_hidden({ count: 3 })]).toEqual([one, many]);
    }
  });

  it('write spans of seats', () => {
    expect(span([2, 3, 4, 5])).toBe('2–5');
    expect(span([4, 2])).toBe('2, 4');
    expect(span([3])).toBe('3');
  });

  it('say how long ago something was', () => {
    expect(ago(1000, 1010, 'en')).toBe('now');
    expect(ago(1000, 1000 + 61, 'en')).toBe('1 minute ago');
    expect(ago(0, 2 * 3600 + 5, 'de')).toBe('vor 2 Stunden');
    expect(ago(0, 86_400, 'de')).toBe('gestern');
    expect(ago(1000, 900, 'en')).toBe('now');
  });

  it('list names', () => {
    expect(listed(['A', 'B', 'C'], 'de')).toBe('A, B und C');
    expect(listed(['A'], 'en')).toBe('A');
  });

  it('make initials of any name', () => {
    expect(initial(' ölaf')).toBe('Ö');
    expect(initial('🦊 fox')).toBe('🦊');
    expect(initial('')).toBe('?');
  });

  it('give the same thing the same hue, and different things different ones', () => {
    expect(hueOf('moon')).toBe(hueOf('moon'));
    const hues = ['moon', 'sun', 'star', 'wild'].map((kind) => Math.round(hueOf(kind)));
    expect(new Set(hues).size).toBe(hues.length);
  });
});
