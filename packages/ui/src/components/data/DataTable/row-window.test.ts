import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leastSpare, listParts, rowHeights, rowsToShow, type ListPart, type RowRange } from './row-window.ts';

const even = (count: number) => rowHeights(count, 36, new Map());
const rooms = (parts: ListPart[]) => parts.flatMap((part) => (part.kind === 'room' ? [part.size] : []));

describe('rowHeights', () => {
  it('finds the row at every offset, whatever has been measured', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 60 }),
        fc.nat(20_000),
        (sizes, offset) => {
          const measured = new Map(sizes.flatMap((size, place) => (place % 3 ? [[place, size]] : [])));
          const heights = rowHeights(sizes.length, 50, measured);
          const actual = sizes.map((size, place) => (place % 3 ? size : 50));
          const starts = actual.map((_, place) => actual.slice(0, place).reduce((sum, one) => sum + one, 0));
          expect(starts.map((_, place) => heights.start(place))).toEqual(starts);
          expect(heights.placeAt(offset)).toBe(starts.findLastIndex((start) => start <= offset));
        },
      ),
    );
  });
});

describe('rowsToShow', () => {
  const nothing = { first: 0, end: 0 };
  const show = (count: number, top: number, current: RowRange, least = leastSpare) =>
    rowsToShow(even(count), count, { top, height: 360 }, current, least);

  it('holds what is in sight and eight more on either side', () => {
    expect(show(1000, 3600, nothing)).toEqual({ first: 92, end: 119 });
    expect(show(1000, 0, nothing)).toEqual({ first: 0, end: 19 });
    expect(show(1000, 36_000, nothing).end).toBe(1000);
  });

  it('stays the same while enough rows are ready on either side', () => {
    const shown = { first: 92, end: 119 };
    expect(show(1000, 3600 + 5 * 36, shown)).toBe(shown);
    expect(show(1000, 3600 + 6 * 36, shown)).not.toBe(shown);
    expect(show(1000, 3600 - 6 * 36, shown)).not.toBe(shown);
    expect(show(1000, 3600 + 8 * 36, shown, 0)).toBe(shown);
  });

  it('never names rows that are no longer there', () => {
    expect(show(10, 0, { first: 0, end: 40 })).toEqual({ first: 0, end: 10 });
    expect(show(0, 0, { first: 0, end: 40 })).toEqual({ first: 0, end: 0 });
  });
});

describe('listParts', () => {
  it('fills the room of what is not on the page', () => {
    expect(listParts(even(100), 100, { first: 10, end: 12 }, null)).toEqual([
      { kind: 'room', key: 'before 10', size: 360 },
      { kind: 'row', place: 10 },
      { kind: 'row', place: 11 },
      { kind: 'room', key: 'after', size: 3168 },
    ]);
  });

  it('keeps a row far away with room on both sides, so that the total stays', () => {
    for (const kept of [0, 99]) {
      const parts = listParts(even(100), 100, { first: 50, end: 52 }, kept);
      expect(parts.filter(({ kind }) => kind === 'row')).toHaveLength(3);
      expect(rooms(parts).reduce((sum, size) => sum + size, 3 * 36)).toBe(3600);
    }
    expect(listParts(even(100), 100, { first: 50, end: 52 }, 51)).toHaveLength(4);
  });

  it('needs no room for a list that is wholly on the page, or empty', () => {
    expect(listParts(even(1), 1, { first: 0, end: 1 }, null)).toEqual([{ kind: 'row', place: 0 }]);
    expect(listParts(even(0), 0, { first: 0, end: 0 }, 3)).toEqual([]);
  });
});
