import { describe, expect, it } from 'vitest';
import { moveByKey } from './list-keys.ts';

describe('moveByKey', () => {
  it('moves by one, by a page and to the ends', () => {
    const keys = ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'];
    expect(keys.map((key) => moveByKey(key, 50, 100, { page: 10 }))).toEqual([51, 49, 60, 40, 0, 99]);
  });

  it('stops at the ends', () => {
    expect(moveByKey('ArrowUp', 0, 100, { page: 10 })).toBeNull();
    expect(moveByKey('PageDown', 95, 100, { page: 10 })).toBe(99);
    expect(moveByKey('End', 99, 100, { page: 10 })).toBeNull();
  });

  it('leaves other keys, sideways arrows and an empty list alone', () => {
    expect(moveByKey('Tab', 3, 100, { page: 10 })).toBeNull();
    expect(moveByKey('ArrowRight', 3, 100, { page: 10 })).toBeNull();
    expect(moveByKey('End', 0, 0, { page: 10 })).toBeNull();
  });

  it.each([
    [0, 'ArrowRight', 1],
    [0, 'ArrowLeft', null],
    [4, 'ArrowDown', null],
    [2, 'PageDown', 4],
    [4, 'PageUp', 0],
    [2, 'Home', 0],
    [2, 'End', 4],
    [2, 'a', null],
  ])('goes sideways, too: from %s by %s to %s of five', (index, key, to) => {
    expect(moveByKey(key, index, 5, { page: 10, sideways: true })).toBe(to);
  });
});
