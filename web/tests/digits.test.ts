import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { digits } from '../src/keys/digits';

describe('a number typed by digits', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const typing = (most: number) => {
    const chosen: number[] = [];
    return { chosen, press: digits(() => most, (number) => chosen.push(number)) };
  };

  it('counts at once where no longer one is possible', () => {
    const { chosen, press } = typing(9);
    press('3');
    expect(chosen).toEqual([3]);
  });

  it('waits for a second digit where there may be one', () => {
    const { chosen, press } = typing(11);
    press('1');
    expect(chosen).toEqual([]);
    press('0');
    expect(chosen).toEqual([10]);
  });

  it('is taken as it stands when no second digit follows', () => {
    const { chosen, press } = typing(11);
    press('1');
    vi.runAllTimers();
    expect(chosen).toEqual([1]);
  });

  it('does nothing beyond the last, and begins anew', () => {
    const { chosen, press } = typing(11);
    press('5');
    press('0');
    press('0');
    press('2');
    expect(chosen).toEqual([5, 2]);
  });
});
