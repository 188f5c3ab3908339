import { describe, expect, it } from 'vitest';
import { framesOf, plan, type Rect, type Snapshot } from '../src/motion/flights.svelte';
import type { EventView, Move } from '../src/net/protocol';

const at = (x: number, y = 0, width = 50): Rect => ({ x, y, width, height: width * 1.4 });
const event = (...moves: Move[]): EventView => ({ kind: 'x', text: '', turn: 1, moves });
const faceOf = (kind: string) => ({ id: kind, kind });

/** `{ hand: [100, 'hand:mask:0', …] }`: where a zone is, and its items, 10 pixels apart from there. */
function table(zones: Record<string, [number, ...string[]]>, marks: [string, string, number][] = []): Snapshot {
  const found: Snapshot = { zones: new Map(), items: new Map(), marks: [] };
  for (const [zone, [x, ...items]] of Object.entries(zones)) {
    found.zones.set(zone, at(x));
    items.forEach((id, index) => {
      const element = { id } as HTMLElement;
      found.items.set(id, { zone, kind: id.split(':')[1]!, place: at(x + 10 * index), element });
    });
  }
  for (const [kind, zone, x] of marks) found.marks.push({ kind, zone, place: at(x, 0, 20), element: { id: kind } as HTMLElement });
  return found;
}

describe('flights', () => {
  it('lead a card from where it lay to where one is that was not there before', () => {
    const before = table({ display: [0, 'display:hat:0', 'display:ring:0'], hand: [300, 'hand:ring:0'] });
    const after = table({ display: [0, 'display:hat:0'], hand: [300, 'hand:ring:0', 'hand:ring:1'] });
    const [flight, ...more] = plan(before, after, [event({ kind: 'ring', source: 'display', target: 'hand' })], faceOf);
    expect(more).toEqual([]);
    expect([flight!.from.x, flight!.to.x, flight!.card.kind, flight!.thing]).toEqual([10, 310, 'ring', false]);
    expect(flight!.landing!.id).toBe('hand:ring:1');
  });

  it('of several cards leave and land at different places, one after the other', () => {
    const before = table({ pile: [0, 'pile:back:0'], hand: [300] });
    const after = table({ pile: [0, 'pile:back:0'], hand: [300, 'hand:hat:0', 'hand:ring:0'] });
    const flights = plan(before, after, [event({ kind: 'back', source: 'pile', target: 'hand', count: 2 })], faceOf);
    expect(new Set(flights.map(({ to }) => to.x))).toEqual(new Set([300, 310]));
    expect(flights[1]!.delay).toBeGreaterThan(flights[0]!.delay);
  });

  it('end in the middle of a zone that shows no cards, as small as a card there would be', () => {
    const before = table({ display: [0, 'display:hat:0'] });
    const after = table({ display: [0] });
    after.zones.set('hand.1', { x: 500, y: 0, width: 200, height: 40 });
    const [flight] = plan(before, after, [event({ kind: 'hat', source: 'display', target: 'hand.1' })], faceOf);
    expect(flight!.to.x + flight!.to.width / 2).toBe(600);
    expect(flight!.landing).toBeNull();
  });

  it('are left out where a zone is not on the table', () => {
    const here = table({ display: [0, 'display:hat:0'] });
    expect(plan(here, here, [event({ kind: 'hat', source: 'box', target: 'display' })], faceOf)).toEqual([]);
    expect(plan(here, here, [event({ kind: 'hat', source: 'display', target: 'box' })], faceOf)).toEqual([]);
  });

  it('lead a thing from wherever it lay to its mark', () => {
    const before = table({ a: [0], b: [400] }, [['pawn', 'a', 5]]);
    const after = table({ a: [0], b: [400] }, [['pawn', 'b', 405]]);
    const [flight] = plan(before, after, [event({ kind: 'pawn', source: '', target: 'b', count: 0 })], faceOf);
    expect([flight!.from.x, flight!.to.x, flight!.thing]).toEqual([5, 405, true]);
  });

  it('bring a thing in from its source when it lay nowhere yet', () => {
    const before = table({ pile: [0], b: [400] });
    const after = table({ pile: [0], b: [400] }, [['pawn', 'b', 405]]);
    const move = { kind: 'pawn', source: 'pile', target: 'b', count: 0 };
    expect(plan(before, after, [event(move)], faceOf)[0]!.from.width).toBe(20);
    expect(plan(before, after, [event({ ...move, source: '' })], faceOf)).toEqual([]);
  });

  it('never carry the same thing for a card', () => {
    const before = table({ pile: [0, 'pile:back:0'], b: [400] });
    expect(plan(before, before, [event({ kind: 'pawn', source: 'pile', target: 'b', count: 0 })], faceOf)).toEqual([]);
  });
});

describe('the way of a flight', () => {
  const way = { from: at(0, 100, 30), to: at(300, 100, 60) };

  it('of a card is one glide that grows to its size', () => {
    expect(framesOf({ ...way, thing: false }).map(({ transform }) => transform)).toEqual([
      'translate(-300px, 0px) scale(0.5)',
      'none',
    ]);
  });

  it('of a thing is made of hops, and ends upright where it stands', () => {
    const frames = framesOf({ ...way, thing: true }).map(({ transform }) => `${transform as string}`);
    expect(frames.length).toBeGreaterThan(4);
    expect(frames.at(-1)).toBe('translate(0px, 0px) rotate(0deg) scale(1)');
    expect(frames.filter((frame) => !frame.includes('rotate(0deg)'))).toHaveLength((frames.length - 1) / 2);
  });
});
