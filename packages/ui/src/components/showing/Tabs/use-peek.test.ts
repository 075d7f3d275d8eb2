import { describe, expect, it } from 'vitest';
import { peekingGap } from './use-peek.ts';

describe('the gap between tabs', () => {
  it('stays where all have room, or one is cut already', () => {
    expect(peekingGap([100, 100, 60], 300, 12)).toBe(12);
    expect(peekingGap([100, 100, 90], 280, 12)).toBe(12);
  });

  it('changes where the next tab would lie wholly behind the end', () => {
    const gap = peekingGap([180, 140, 60], 358, 12);
    const start = 180 + 140 + 2 * gap;
    expect(gap).not.toBe(12);
    expect(358 - start).toBeGreaterThanOrEqual(26);
  });

  it('stays where no gap helps', () => {
    expect(peekingGap([400, 100], 358, 12)).toBe(12);
    expect(peekingGap([], 358, 12)).toBe(12);
  });
});
