import { describe, expect, it } from 'vitest';
import { listParts } from './use-row-window.ts';

const item = (index: number) => ({ index, start: index * 36, end: index * 36 + 36 });

describe('listParts', () => {
  it('fills the room of what is not on the page', () => {
    expect(listParts([item(10), item(11)], 3600)).toEqual([
      { kind: 'room', key: 'before 10', size: 360 },
      { kind: 'row', place: 10 },
      { kind: 'row', place: 11 },
      { kind: 'room', key: 'after', size: 3168 },
    ]);
  });

  it('keeps a row far away with room on both sides, so that the total stays', () => {
    const parts = listParts([item(0), item(50), item(51)], 3600);
    const rooms = parts.flatMap((part) => (part.kind === 'room' ? [part.size] : []));
    expect(rooms).toEqual([49 * 36, 48 * 36]);
    expect(rooms.reduce((sum, size) => sum + size, 3 * 36)).toBe(3600);
  });

  it('needs no room for a list that is wholly on the page, or empty', () => {
    expect(listParts([item(0)], 36)).toEqual([{ kind: 'row', place: 0 }]);
    expect(listParts([], 0)).toEqual([]);
  });
});
