import { describe, expect, it } from 'vitest';
import { closableMonths, monthsBetween } from './month-books.ts';

const field = { id: 'venture', name: 'Venture' };

describe('the months of a field that can be closed', () => {
  it('are those from the oldest open one to the newest that is over, across years', () => {
    const months = closableMonths({
      field,
      closedThrough: '2025-10-01',
      nextMonth: '2025-11-01',
      lastMonth: '2026-01-01',
    });
    expect(months).toEqual(['2025-11-01', '2025-12-01', '2026-01-01']);
  });

  it('are none where none is over, or there is no report', () => {
    expect(closableMonths({ field, closedThrough: null, nextMonth: '2026-01-01', lastMonth: null })).toEqual(
      [],
    );
    expect(closableMonths({ field, closedThrough: null, nextMonth: null, lastMonth: null })).toEqual([]);
    expect(monthsBetween('2026-02-01', '2026-01-01')).toEqual([]);
  });
});
