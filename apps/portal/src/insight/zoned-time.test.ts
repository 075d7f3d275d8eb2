import { expect, it } from 'vitest';
import { timeZoneAtom } from '../state/display.atoms.ts';
import { createPortalStore } from '../state/store.ts';
import { morningIn, morningOf, readerClock, startOfDay, workingDay } from './zoned-time.ts';

it.each([
  ['2026-03-29', 'Europe/Oslo', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', 'Europe/Oslo', '2026-03-29T22:00:00.000Z'],
  ['2026-01-01', 'America/St_Johns', '2026-01-01T03:30:00.000Z'],
  ['2026-01-01', 'Asia/Kolkata', '2025-12-31T18:30:00.000Z'],
  ['2026-01-01', 'UTC', '2026-01-01T00:00:00.000Z'],
])('%s begins in %s at %s', (day, zone, instant) => {
  expect(startOfDay(day, zone)).toBe(instant);
});

it.each([
  ['Europe/Oslo', '2026-11-20T12:00:00Z', 1, '2026-11-21T05:00:00.000Z'],
  // The clock goes forward in the night between, and back within the week.
  ['Europe/Oslo', '2026-03-28T12:00:00Z', 1, '2026-03-29T04:00:00.000Z'],
  ['Europe/Oslo', '2026-10-24T12:00:00Z', 1, '2026-10-25T05:00:00.000Z'],
  ['Europe/Oslo', '2026-10-20T12:00:00Z', 7, '2026-10-27T05:00:00.000Z'],
  // West of UTC it goes forward after that hour of UTC's day.
  ['America/Chicago', '2026-03-07T18:00:00Z', 1, '2026-03-08T11:00:00.000Z'],
  // It is another day there than in UTC.
  ['Asia/Tokyo', '2026-11-20T20:00:00Z', 1, '2026-11-21T21:00:00.000Z'],
  ['America/Chicago', '2026-11-21T03:00:00Z', 1, '2026-11-21T12:00:00.000Z'],
] as const)('in %s at %s, the morning %d days ahead is %s', (timeZone, now, days, morning) => {
  expect(morningIn(days, { now: new Date(now), timeZone })).toBe(morning);
});

it('the morning of a day is none where it is over, or there is no such day', () => {
  const clock = { now: new Date('2026-11-20T11:30:00Z'), timeZone: 'America/Chicago' };
  expect(morningOf('2026-11-25', clock)).toBe('2026-11-25T12:00:00.000Z');
  // Half past five there.
  expect(morningOf('2026-11-20', clock)).toBe('2026-11-20T12:00:00.000Z');
  expect(morningOf('2026-11-20', { ...clock, timeZone: 'Europe/Oslo' })).toBeNull();
  expect(morningOf('no day', clock)).toBeNull();
});

it('the clock of a user is in the zone that the user chose, else in that of the computer', () => {
  const store = createPortalStore();
  const now = () => new Date('2026-11-20T06:30:00Z');
  expect(readerClock({ store, now })).toEqual({ now: now(), timeZone: undefined });
  store.set(timeZoneAtom, 'Asia/Tokyo');
  expect(readerClock({ store, now })).toEqual({ now: now(), timeZone: 'Asia/Tokyo' });
});

it.each([
  ['2026-11-27', '2026-11-27'],
  ['2026-11-28', '2026-11-30'],
  ['2026-11-29', '2026-11-30'],
  ['2027-01-30', '2027-02-01'],
])('from %s on, people work on %s', (day, working) => {
  expect(workingDay(day)).toBe(working);
});
