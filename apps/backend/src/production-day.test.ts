import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dayNumber,
  isoDay,
  lastCompleteDay,
  productionDayHours,
  productionDayOf,
  productionDayStart,
  zonedTime,
} from './production-day.ts';

const oslo = { timeZone: 'Europe/Oslo', startHour: 6 };

describe('an instant on a field clock', () => {
  it.each([
    ['Europe/Oslo', '2026-11-21T07:00:00.000Z', '2026-11-21T08:00:00+01:00'],
    ['Europe/Oslo', '2026-07-01T07:00:00.000Z', '2026-07-01T09:00:00+02:00'],
    ['America/St_Johns', '2026-11-21T02:15:00.000Z', '2026-11-20T22:45:00-03:30'],
    ['UTC', '2026-11-21T07:00:00.000Z', '2026-11-21T07:00:00+00:00'],
  ])('in %s has its offset', (zone, instant, expected) => {
    expect(zonedTime(instant, zone)).toBe(expected);
    expect(Date.parse(zonedTime(instant, zone))).toBe(Date.parse(instant));
  });
});

describe('production day', () => {
  it('begins at the hour of the field clock', () => {
    expect(new Date(productionDayStart(dayNumber('2025-01-10'), oslo)).toISOString()).toBe(
      '2025-01-10T05:00:00.000Z',
    );
    expect(new Date(productionDayStart(dayNumber('2025-07-10'), oslo)).toISOString()).toBe(
      '2025-07-10T04:00:00.000Z',
    );
  });

  it('is 23 or 25 h long around a change of the clock', () => {
    // The clock changes at night, which belongs to the production day that began the morning before.
    expect(productionDayHours(dayNumber('2025-03-29'), oslo)).toBe(23);
    expect(productionDayHours(dayNumber('2025-10-25'), oslo)).toBe(25);
    expect(productionDayHours(dayNumber('2025-10-26'), oslo)).toBe(24);
    expect(productionDayHours(dayNumber('2025-10-26'), { timeZone: 'Europe/Oslo', startHour: 0 })).toBe(25);
    expect(productionDayHours(dayNumber('2025-10-25'), { timeZone: 'UTC', startHour: 6 })).toBe(24);
    // West of UTC the clock changes after that hour of UTC's day.
    const chicago = { timeZone: 'America/Chicago', startHour: 6 };
    expect(productionDayHours(dayNumber('2025-03-08'), chicago)).toBe(23);
    expect(productionDayHours(dayNumber('2025-11-01'), chicago)).toBe(25);
  });

  it('knows the day of a moment, and the newest one that is over', () => {
    const morning = Date.parse('2025-06-10T03:59:00Z');
    expect(isoDay(productionDayOf(morning, oslo))).toBe('2025-06-09');
    expect(isoDay(lastCompleteDay(morning, oslo))).toBe('2025-06-08');
    expect(isoDay(lastCompleteDay(morning + 60_000, oslo))).toBe('2025-06-09');
  });

  it('contains its own start and the hour before its end, in every zone', () => {
    const zone = fc.constantFrom(
      'UTC',
      'Europe/Oslo',
      'America/Chicago',
      'Asia/Kolkata',
      'Australia/Adelaide',
    );
    fc.assert(
      fc.property(
        zone,
        fc.integer({ min: 0, max: 23 }),
        fc.integer({ min: 15_000, max: 22_000 }),
        (timeZone, startHour, day) => {
          const clock = { timeZone, startHour };
          expect(productionDayOf(productionDayStart(day + 1, clock) - 3_600_000, clock)).toBe(day);
          expect(isoDay(dayNumber(isoDay(day)))).toBe(isoDay(day));
        },
      ),
    );
  });
});
