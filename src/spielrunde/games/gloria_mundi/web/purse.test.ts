import { describe, expect, it } from 'vitest';
import type { Choice } from '$web/net/protocol';
import { exchanging, signOf, touchOf } from './purse';

const choice = (action: Choice['action'], ...kinds: string[]): Choice => ({
  id: Object.values(action).join(':'),
  number: 1,
  label: '',
  action,
  zones: kinds.map((kind) => `stock.0.${kind}`),
});
const touch = (choices: Choice[], kind: string, giving: string | null = null) => touchOf(choices, `stock.0.${kind}`, kind, giving);

describe('touching counters', () => {
  it('pays or takes at once', () => {
    const pay = [choice({ do: 'pay', card: 'food' }, 'food'), choice({ do: 'pay', card: 'gold' }, 'gold')];
    expect(touch(pay, 'gold').deed?.id).toBe('pay:gold');
    expect(signOf(touch(pay, 'gold'), false)).toBe('−');
    expect(touch(pay, 'glory')).toEqual({ deed: undefined, gives: false });
    expect(signOf(touch([choice({ do: 'pick', card: 'calm' }, 'calm')], 'calm'), false)).toBe('+1');
    expect(exchanging(pay)).toBe(false);
  });

  it('exchanges in two touches: what is given, then what is taken', () => {
    const swaps = [
      choice({ do: 'swap', card: 'food', for: 'gold' }, 'food', 'gold'),
      choice({ do: 'swap', card: 'food', for: 'calm' }, 'food', 'calm'),
      choice({ do: 'swap', card: 'gold', for: 'food' }, 'gold', 'food'),
    ];
    expect(exchanging(swaps)).toBe(true);
    expect(touch(swaps, 'food')).toEqual({ deed: undefined, gives: true });
    expect(touch(swaps, 'calm')).toEqual({ deed: undefined, gives: false });
    expect(touch(swaps, 'gold', 'food').deed?.id).toBe('swap:food:gold');
    expect(touch(swaps, 'calm', 'gold').deed).toBeUndefined();
    expect(signOf(touch(swaps, 'food'), false)).toBe('⇄');
    expect(signOf(touch(swaps, 'food', 'food'), true)).toBe('−1');
  });

  it('exchanges in two touches even where there is one way to', () => {
    const one = [choice({ do: 'swap', card: 'food', for: 'gold' }, 'food', 'gold')];
    expect(touch(one, 'gold').deed).toBeUndefined();
    expect(touch(one, 'gold', 'food').deed?.id).toBe('swap:food:gold');
  });
});
