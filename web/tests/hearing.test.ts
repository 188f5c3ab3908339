import { describe, expect, it } from 'vitest';
import { soundsOf } from '../src/motion/hearing';
import type { CounterView, EventView, GameView, Move } from '../src/net/protocol';

const zone = (id: string, layout: string) => ({ id, name: id.split('.')[0]!, layout, label: id, count: 1 });
const counter = (value: number, more: Partial<CounterView> = {}): CounterView => ({
  id: 'points.0',
  name: 'points',
  label: 'Points',
  value,
  seat: 0,
  ...more,
});
const view = (more: Partial<GameView> = {}): GameView => ({
  game: 'sample',
  mood: '',
  seats: 2,
  viewer: 0,
  acting: [1],
  turn: 1,
  phase: 'main',
  prompt: '',
  detail: '',
  zones: [zone('hand.0', 'fan'), zone('row.0', 'row'), zone('pile', 'pile')],
  counters: [counter(3)],
  ...more,
});
const event = (kind: string, moves: Move[] = [], more: Partial<EventView> = {}): EventView => ({ kind, text: '', turn: 1, moves, ...more });
const move = (target: string, count = 1): Move => ({ kind: 'moon', source: 'pile', target, count });

describe('what is heard', () => {
  it('is a card drawn into a hand, and a card laid anywhere else', () => {
    const events = [event('draw', [move('hand.0')]), event('play', [move('row.0')])];
    expect(soundsOf(events, view(), view())).toEqual(['draw', 'lay']);
  });

  it('is no more than a few cards, however many are dealt', () => {
    expect(soundsOf([event('deal', [move('hand.0', 7), move('pile', 40)])], view(), view())).toHaveLength(4);
  });

  it('is a coin where the points of a seat change, but not for actions left or a track of the table', () => {
    expect(soundsOf([event('score')], view(), view({ counters: [counter(5)] }))).toEqual(['coin']);
    const steps = (value: number) => view({ counters: [counter(value, { top: 3 }), counter(value, { id: 'round', seat: null })] });
    expect(soundsOf([event('act')], steps(3), steps(2))).toEqual([]);
  });

  it('is a call when it becomes my turn, and not while it stays so', () => {
    const mine = view({ acting: [0] });
    expect(soundsOf([event('next')], view(), mine)).toEqual(['turn']);
    expect(soundsOf([event('next')], mine, mine)).toEqual([]);
    expect(soundsOf([event('next')], view(), view({ viewer: null, acting: [0] }))).toEqual([]);
  });

  it('is the end of a round rather than the turn that follows, and the end of the game once', () => {
    expect(soundsOf([event('scored', [], { sheet: 0 })], view(), view({ acting: [0] }))).toEqual(['round']);
    const over = view({ acting: [], result: { seats: [], text: '', reason: '' } });
    expect(soundsOf([event('end', [], { sheet: 1 })], view(), over)).toEqual(['end']);
    expect(soundsOf([event('seen')], over, over)).toEqual([]);
  });

  it('is nothing where a move is taken back', () => {
    expect(soundsOf([event('undo', [move('hand.0')])], view(), view({ acting: [0] }))).toEqual([]);
  });
});
