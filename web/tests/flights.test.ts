import { describe, expect, it } from 'vitest';
import { plan, type Rect, type Snapshot } from '../src/motion/flights.svelte';
import type { EventView, Move } from '../src/net/protocol';

const CARD = { width: 50, height: 70 };
const at = (x: number, y: number, size = CARD): Rect => ({ x, y, ...size });
const told = (...moves: Move[]): EventView[] => [{ kind: 'x', text: '', turn: 1, moves }];
const face = (kind: string) => ({ id: kind, kind });

/** Items by id with their places; `mark zone:kind` stands for a thing. */
function laid(places: Record<string, Rect>): Snapshot {
  const element = {} as HTMLElement;
  const found: Snapshot = { zones: new Map(), items: new Map(), marks: [] };
  for (const [id, place] of Object.entries(places)) {
    const [zone, kind] = id.split(':') as [string, string | undefined];
    if (kind === undefined) found.zones.set(zone, place);
    else found.items.set(id, { zone, kind, place, element });
  }
  return found;
}

const flown = (before: Snapshot, after: Snapshot, ...moves: Move[]) =>
  plan(before, after, told(...moves), face).map(({ card, from, to, delay }) => [card.kind, from.x, to.x, delay]);

describe('a card that moves', () => {
  const before = laid({ hand: at(0, 0), 'hand:gold:0': at(0, 0), pile: at(300, 0), 'pile:back:0': at(300, 0) });

  it('flies to the card that was not there before', () => {
    const after = laid({ hand: at(0, 0), pile: at(300, 0), 'row:gold:0': at(90, 0), row: at(80, 0) });
    expect(flown(before, after, { kind: 'gold', source: 'hand', target: 'row' })).toEqual([['gold', 0, 90, 0]]);
  });

  it('is left out where its goal is not drawn', () => {
    expect(flown(before, laid({}), { kind: 'gold', source: 'hand', target: 'row' })).toEqual([]);
  });
});

describe('a zone that goes elsewhere', () => {
  const before = laid({ 'set.1:auto:0': at(0, 0), 'set.1:auto:1': at(10, 0), 'set.1:gold:0': at(20, 0) });
  const whole: Move[] = [
    { kind: 'auto', source: 'set.1', target: 'set.1', count: 2 },
    { kind: 'gold', source: 'set.1', target: 'set.1' },
  ];

  it('takes its cards along, all at once', () => {
    const after = laid({ 'set.1:auto:0': at(400, 0), 'set.1:auto:1': at(410, 0), 'set.1:gold:0': at(420, 0) });
    expect(flown(before, after, ...whole)).toEqual([
      ['auto', 0, 400, 0],
      ['auto', 10, 410, 0],
      ['gold', 20, 420, 0],
    ]);
  });

  it('leaves cards alone that only made room, and those that came to it', () => {
    const after = laid({ 'set.1:auto:0': at(4, 3), 'set.1:auto:1': at(14, 3), 'set.1:gold:0': at(24, 3), 'set.1:auto:2': at(400, 0) });
    expect(flown(before, after, ...whole)).toEqual([]);
  });

  it('keeps a card upright that lies crosswise at the end', () => {
    const after = laid({ 'set.1:auto:0': at(400, 0, { width: 70, height: 50 }) });
    const [flight] = plan(before, after, told(whole[0]!), face);
    expect(flight?.to).toEqual({ x: 410, y: -10, width: 50, height: 70 });
  });
});
