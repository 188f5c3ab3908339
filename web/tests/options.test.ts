import { describe, expect, it } from 'vitest';
import type { GameInfo, OptionInfo } from '../src/net/protocol';
import { changes, defaultOf, optionsOf, presetAs, presetsOf } from '../src/shelf/options';

const option = (name: string, more: Partial<OptionInfo> = {}): OptionInfo => ({
  name,
  type: 'int',
  label: name,
  default: 4,
  ...more,
});

const game: GameInfo = {
  id: 'sample',
  title: 'Sample',
  tagline: '',
  seats: [2, 3, 4],
  minutes: 5,
  age: 8,
  levels: ['easy'],
  options: [
    option('edition', { type: 'choice', default: 'old', values: ['old', 'new'] }),
    option('fox', { type: 'bool', default: true, defaults: { new: false } }),
    option('duel', { default: 2, seats: [2] }),
    option('cards', { group: 'expert' }),
  ],
  presets: [
    { name: 'usual', label: 'Usual', help: '' },
    { name: 'modern', label: 'Modern', help: '', options: { edition: 'new' } },
    { name: 'pair', label: 'For two', help: '', options: { duel: 3 }, seats: [2] },
  ],
};

describe('what is offered', () => {
  it('applies to the seat count', () => {
    expect(optionsOf(game, 'rules', 2).map(({ name }) => name)).toEqual(['edition', 'fox', 'duel']);
    expect(optionsOf(game, 'rules', 3).map(({ name }) => name)).toEqual(['edition', 'fox']);
    expect(optionsOf(game, 'expert', 3).map(({ name }) => name)).toEqual(['cards']);
    expect(presetsOf(game, 3).map(({ name }) => name)).toEqual(['usual', 'modern']);
  });

  it('has the defaults of the edition', () => {
    const fox = game.options[1]!;
    expect(defaultOf(game, fox, {})).toBe(true);
    expect(defaultOf(game, fox, { edition: 'new' })).toBe(false);
    expect(defaultOf(game, game.options[0]!, { edition: 'new' })).toBe('old');
  });
});

describe('what is sent', () => {
  it('is only what differs from the defaults of the edition', () => {
    expect(changes(game, { edition: 'old', cards: 4 }, 3)).toEqual({});
    expect(changes(game, { edition: 'new', fox: false, cards: 5 }, 3)).toEqual({ edition: 'new', cards: 5 });
    expect(changes(game, { edition: 'new', fox: true }, 3)).toEqual({ edition: 'new', fox: true });
  });

  it('leaves out what the seat count has not', () => {
    expect(changes(game, { duel: 5 }, 2)).toEqual({ duel: 5 });
    expect(changes(game, { duel: 5 }, 3)).toEqual({});
  });
});

describe('the preset', () => {
  it('is the one whose changes are the same', () => {
    expect(presetAs(game, {}, 3)?.name).toBe('usual');
    expect(presetAs(game, { edition: 'new', fox: false }, 3)?.name).toBe('modern');
    expect(presetAs(game, { duel: 3 }, 2)?.name).toBe('pair');
  });

  it('is none where something else was changed', () => {
    expect(presetAs(game, { cards: 5 }, 3)).toBeNull();
    expect(presetAs(game, { duel: 4 }, 2)).toBeNull();
  });
});
