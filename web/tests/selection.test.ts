import { describe, expect, it } from 'vitest';
import type { Choice } from '../src/net/protocol';
import { freeChoices, keep, offersFor, partners, touch, touchable } from '../src/state/selection';
import { updates } from './fixtures';

const choice = (id: string, cards: string[] = [], zones: string[] = []): Choice => ({
  id,
  label: id,
  action: {},
  number: 0,
  cards,
  zones,
});

const lay = choice('lay:moon', ['hand.0:moon:0', 'hand.0:moon:1']);
const extend = choice('extend:moon', ['hand.0:moon:0', 'hand.0:moon:1'], ['row.0.moon']);
const wildHere = choice('wild:moon', ['hand.0:wild:0'], ['row.0.moon']);
const wildThere = choice('wild:sun', ['hand.0:wild:0'], ['row.0.sun']);
const take = choice('take:sun', ['display:sun:0']);
const draw = choice('draw', ['pile:back:0'], ['pile']);
const pass = choice('pass');
const all = [lay, extend, wildHere, wildThere, take, draw, pass];

const ids = (choices: Choice[]) => choices.map(({ id }) => id);

describe('offers', () => {
  it('are the choices about the touched card, those with a place to go first', () => {
    expect(ids(offersFor(all, ['hand.0:moon:1']))).toEqual(['extend:moon', 'lay:moon']);
  });

  it('are those about all touched things', () => {
    expect(ids(offersFor(all, ['hand.0:wild:0', 'row.0.sun']))).toEqual(['wild:sun']);
  });

  it('are none without a touch', () => {
    expect(offersFor(all, [])).toEqual([]);
  });

  it('leave out choices about nothing, which are always buttons', () => {
    expect(ids(freeChoices(all))).toEqual(['pass']);
    expect(touchable(all).has('pass')).toBe(false);
    expect([...touchable([draw])]).toEqual(['pile:back:0', 'pile']);
  });
});

describe('a touch', () => {
  it('selects what has an offer', () => {
    expect(touch(all, [], 'hand.0:wild:0')).toEqual({ selected: ['hand.0:wild:0'], act: null });
  });

  it('lets go on what has none', () => {
    expect(touch(all, ['hand.0:wild:0'], 'row.1.moon')).toEqual({ selected: [], act: null });
  });

  it('on the same thing again does what comes first', () => {
    expect(touch(all, ['hand.0:moon:0'], 'hand.0:moon:0').act).toBe('extend:moon');
  });

  it('on a row after a card does the one choice about both', () => {
    expect(touch(all, ['hand.0:wild:0'], 'row.0.sun').act).toBe('wild:sun');
  });

  it('on an equal card of the same hand only moves the selection', () => {
    expect(touch(all, ['hand.0:moon:0'], 'hand.0:moon:1')).toEqual({ selected: ['hand.0:moon:1'], act: null });
  });

  it('narrows down while several choices are about both', () => {
    const two = [choice('open', ['hand.0:a:0'], ['bases.0']), choice('hide', ['hand.0:a:0'], ['bases.0'])];
    expect(touch(two, ['hand.0:a:0'], 'bases.0')).toEqual({ selected: ['hand.0:a:0', 'bases.0'], act: null });
  });

  it('on a card elsewhere moves the selection there', () => {
    expect(touch(all, ['hand.0:moon:0'], 'display:sun:0')).toEqual({ selected: ['display:sun:0'], act: null });
  });
});

describe('partners', () => {
  it('are the other things the offers are about, outside the zone of the card', () => {
    expect([...partners(all, ['hand.0:wild:0'])]).toEqual(['row.0.moon', 'row.0.sun']);
    expect([...partners(all, ['hand.0:moon:0'])]).toEqual(['row.0.moon']);
  });
});

describe('a selection over an update', () => {
  it('stays while it is still offered', () => {
    expect(keep([take], ['display:sun:0'])).toEqual(['display:sun:0']);
  });

  it('goes with its offer', () => {
    expect(keep([take], ['hand.0:moon:0'])).toEqual([]);
  });
});

describe.each(updates)('a real table', ({ choices, view }) => {
  it('names only things that lie on it', () => {
    const things = new Set(view.zones.flatMap((zone) => [zone.id, ...(zone.cards ?? []).map((card) => card.id)]));
    for (const target of touchable(choices)) expect(things).toContain(target);
  });

  it('lets every choice be made by touching, or offers it as a button', () => {
    const reached = new Set(ids(freeChoices(choices)));
    for (const target of touchable(choices)) for (const offer of offersFor(choices, [target])) reached.add(offer.id);
    expect(reached).toEqual(new Set(ids(choices)));
  });
});
