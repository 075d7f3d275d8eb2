import { describe, expect, it } from 'vitest';
import { isQuiet, nextDue, periodOf } from './times.ts';

const oslo = 'Europe/Oslo';

describe('a summary', () => {
  it.each([
    ['2026-03-02T04:59:00Z', 'daily', 6, 1, '2026-03-02T05:00:00.000Z'],
    ['2026-03-02T05:00:00Z', 'daily', 6, 1, '2026-03-03T05:00:00.000Z'],
    // The clock goes forward on March 29.
    ['2026-03-28T12:00:00Z', 'daily', 6, 1, '2026-03-29T04:00:00.000Z'],
    ['2026-03-02T06:00:00Z', 'weekly', 6, 1, '2026-03-09T05:00:00.000Z'],
    ['2026-03-02T06:00:00Z', 'weekly', 6, 7, '2026-03-08T05:00:00.000Z'],
  ] as const)('at %s, %s at %i on day %i, is due at %s', (now, pace, hour, weekday, due) => {
    expect(nextDue({ pace, hour, weekday }, oslo, new Date(now)).toISOString()).toBe(due);
  });

  it('is of the day of its reader', () => {
    expect(periodOf(new Date('2026-03-02T23:30:00Z'), oslo)).toBe('2026-03-03');
  });
});

describe('quiet hours', () => {
  it.each([
    ['2026-03-02T20:59:00Z', false],
    ['2026-03-02T21:00:00Z', true],
    ['2026-03-03T04:59:00Z', true],
    ['2026-03-03T05:00:00Z', false],
  ])('from 22 to 6 at %s: %s', (now, quiet) => {
    expect(isQuiet({ from: 22, to: 6 }, oslo, new Date(now))).toBe(quiet);
  });

  it('within a day begin and end on it, and none are never', () => {
    const noon = new Date('2026-03-02T11:30:00Z');
    expect(isQuiet({ from: 12, to: 13 }, oslo, noon)).toBe(true);
    expect(isQuiet({ from: 13, to: 14 }, oslo, noon)).toBe(false);
    expect(isQuiet({ from: null, to: null }, oslo, noon)).toBe(false);
  });
});
