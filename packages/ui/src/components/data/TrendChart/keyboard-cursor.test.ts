import { describe, expect, it } from 'vitest';
import { moveCursor } from './keyboard-cursor.ts';

const reach = { first: 10, last: 110, stride: 1 };

describe('moveCursor', () => {
  it('moves by one, by a tenth and to the ends', () => {
    const moves = ['ArrowRight', 'ArrowLeft', 'PageUp', 'PageDown', 'Home', 'End'].map((key) =>
      moveCursor(key, 50, reach),
    );
    expect(moves).toEqual([51, 49, 60, 40, 10, 110]);
  });

  it('stays within the window', () => {
    expect(moveCursor('ArrowLeft', 10, reach)).toBe(10);
    expect(moveCursor('PageUp', 105, reach)).toBe(110);
    expect(moveCursor('ArrowRight', 3, reach)).toBe(10);
  });

  it('starts at the near end', () => {
    expect(moveCursor('ArrowRight', null, reach)).toBe(10);
    expect(moveCursor('ArrowLeft', null, reach)).toBe(110);
  });

  it('leaves other keys and an empty window alone', () => {
    expect(moveCursor('a', 50, reach)).toBeNull();
    expect(moveCursor('Home', null, { first: 5, last: 4, stride: 1 })).toBeNull();
  });
});
