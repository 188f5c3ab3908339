import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { poll, type Watched } from '../src/net/polling';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function page() {
  let changed: () => void = () => undefined;
  const watched: Watched & { shown: boolean } = {
    shown: true,
    visible: () => watched.shown,
    onchange: (run) => {
      changed = run;
      return () => (changed = () => undefined);
    },
  };
  const show = (shown: boolean) => {
    watched.shown = shown;
    changed();
  };
  return { watched, show };
}

describe('polling', () => {
  it('asks at once and again after each answer, also after a failure', async () => {
    const ask = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(null);
    const end = poll(ask, 5000, page().watched);
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(5000);
    expect(ask).toHaveBeenCalledTimes(2);
    end();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('rests while nobody looks, and asks at once when somebody looks again', async () => {
    const { watched, show } = page();
    const ask = vi.fn().mockResolvedValue(null);
    poll(ask, 5000, watched);
    show(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(1);
    show(true);
    expect(ask).toHaveBeenCalledTimes(2);
    show(true);
    expect(ask).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(5000);
    expect(ask).toHaveBeenCalledTimes(3);
  });
});
