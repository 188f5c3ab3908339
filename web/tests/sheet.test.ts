import { describe, expect, it } from 'vitest';
import { leaders, numberIn } from '../src/parts/sheet';

describe('a cell of a summary', () => {
  it('says a number however it is written', () => {
    expect(['8', '-2', '−2', '45.000 $', '$45,000', '0'].map(numberIn)).toEqual([8, -2, -2, 45000, 45000, 0]);
  });

  it('or none', () => {
    expect(['', '–', 'x'].map(numberIn)).toEqual([null, null, null]);
  });
});

describe('who is ahead in a line', () => {
  it('is who has the most, or several who share it', () => {
    expect([...leaders(['3', '', '1'])]).toEqual([0]);
    expect([...leaders(['2', '2', '0'])]).toEqual([0, 1]);
  });

  it('is nobody where nothing was gained, or all have the same', () => {
    expect(leaders(['0', '', '-3']).size).toBe(0);
    expect(leaders(['2', '2', '2']).size).toBe(0);
  });
});
