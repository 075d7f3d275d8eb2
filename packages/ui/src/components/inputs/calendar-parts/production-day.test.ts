import { expect, it } from 'vitest';
import { currentDay, ownDayStart } from './production-day.ts';

const at = (time: string) => Date.parse(time);

it('goes by the zone and the beginning of the production day', () => {
  const oslo = { timeZone: 'Europe/Oslo', dayStart: '06:00' };
  expect(currentDay(oslo, at('2026-11-22T04:59:59Z'))).toBe('2026-11-21');
  expect(currentDay(oslo, at('2026-11-22T05:00:00Z'))).toBe('2026-11-22');
  expect(currentDay({ timeZone: 'America/Bogota' }, at('2026-11-22T04:59:59Z'))).toBe('2026-11-21');
  // The night in which clocks go forward: six o'clock there is 04:00 UTC.
  expect(currentDay(oslo, at('2026-03-29T03:59:59Z'))).toBe('2026-03-28');
  expect(currentDay(oslo, at('2026-03-29T04:00:00Z'))).toBe('2026-03-29');
});

it('knows no day in an unknown zone', () => {
  expect(currentDay({ timeZone: 'Mars/Base' }, 0)).toBeNull();
  expect(currentDay({ timeZone: '' }, 0)).toBeNull();
});

it('takes what is no time of day for midnight', () => {
  expect(['25:00', 'NaN', '6', '00:00', undefined].map(ownDayStart)).toEqual(Array(5).fill(undefined));
  expect(currentDay({ timeZone: 'UTC', dayStart: '99:99' }, at('2026-11-22T00:00:00Z'))).toBe('2026-11-22');
});
