import { describe, expect, it } from 'vitest';
import { building, wide } from './signs';

describe('signs of a building', () => {
  it('says where it goes and what it costs, like counters together', () => {
    const found = building(['on-farm', '=food', '=food', '=gold', '+food', '+food', '+food'])!;
    expect(found.on).toBe('farm');
    expect(found.price).toEqual([
      { kind: 'food', n: 2 },
      { kind: 'gold', n: 1 },
    ]);
    expect(found.deeds).toHaveLength(1);
    expect(found.deeds[0]!.take).toEqual([{ kind: 'food', n: 3 }]);
  });

  it('keeps two deeds apart, and what is paid from what is taken', () => {
    const [first, second] = building(['on-any', '=glory', 'step1', 'or', '-food', 'step2', 'x3'])!.deeds;
    expect(first).toMatchObject({ when: '', step: 1, times: 1 });
    expect(second).toMatchObject({ when: 'or', pay: [{ kind: 'food', n: 1 }], step: 2, times: 3 });
  });

  it('reads what is done once, what is counted, and what lasts', () => {
    const found = building(['on-city', '=any', 'build', 'per-city', '+gold', 'max5', 'immune', 'discount2'])!;
    expect(found.deeds[0]).toMatchObject({ when: 'build', per: 'city', most: 5, take: [{ kind: 'gold', n: 1 }] });
    expect(found.lasting).toEqual([
      { name: 'immune', n: 0 },
      { name: 'discount', n: 2 },
    ]);
  });

  it('has nothing to say of a card without signs', () => {
    expect(building(undefined)).toBeNull();
    expect(building([])).toBeNull();
  });

  it('makes longer deeds smaller', () => {
    const [short] = building(['on-farm', '+food'])!.deeds;
    const [long] = building(['on-farm', '-food', '-food', '+glory', 'step2', 'x2'])!.deeds;
    expect(wide(long!)).toBeGreaterThan(wide(short!) * 3);
  });
});
