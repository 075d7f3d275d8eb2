import { describe, expect, it } from 'vitest';
import { moveRow } from './row-keys.ts';

describe('moveRow', () => {
  it('moves by one, by a page and to the ends', () => {
    const keys = ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'];
    expect(keys.map((key) => moveRow(key, 50, 100, 10))).toEqual([51, 49, 60, 40, 0, 99]);
  });

  it('stops at the ends', () => {
    expect(moveRow('ArrowUp', 0, 100, 10)).toBeNull();
    expect(moveRow('PageDown', 95, 100, 10)).toBe(99);
    expect(moveRow('End', 99, 100, 10)).toBeNull();
  });

  it('leaves other keys and an empty table alone', () => {
    expect(moveRow('Tab', 3, 100, 10)).toBeNull();
    expect(moveRow('End', 0, 0, 10)).toBeNull();
  });
});
