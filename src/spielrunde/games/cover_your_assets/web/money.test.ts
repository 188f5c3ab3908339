import { describe, expect, it } from 'vitest';
import { inFull, inThousands, share, worth } from './money';

describe('money', () => {
  it('is written as the language does it', () => {
    expect(inFull(45_000, 'en')).toBe('$45,000');
    expect(inFull(45_000, 'de')).toBe('45.000\u00a0$');
  });

  it('has a short form for little room', () => {
    expect(inThousands(1_250_000, 'en')).toBe('1,250k');
    expect(inThousands(45_000, 'de')).toBe('45k');
    expect(inThousands(0, 'en')).toBe('0');
  });

  it('is read from the note of a set', () => {
    expect(worth({ note: '$85k' })).toBe(85_000);
    expect(worth({ note: '85k $' })).toBe(85_000);
    expect(worth({ note: '7.333 $' })).toBe(7_333);
    expect(worth({ note: '$7,500' })).toBe(7_500);
    expect(worth({})).toBe(0);
  });
});

describe('the way to the million', () => {
  it('ends at the target', () => {
    expect(share(250_000, 1_000_000)).toBe('25%');
    expect(share(1_333_000, 1_000_000)).toBe('100%');
  });
});
