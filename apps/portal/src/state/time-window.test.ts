import { describe, expect, it } from 'vitest';
import { serversWindow } from '@cnx/api/filter-address';
import { dayTime, windowDays } from '../quantities.ts';
import {
  choiceOf,
  comparedDay,
  comparedWindow,
  daysBetween,
  offeredWindow,
  presetWindow,
  windowPresets,
} from './time-window.ts';

const newest = '2026-11-19';
const window = (given: Partial<Parameters<typeof choiceOf>[0]>) => ({ ...serversWindow, ...given });

describe('presets', () => {
  it('name a length and no day: as long tomorrow as today', () => {
    expect(presetWindow(1)).toEqual({ from: null, to: null, days: 1 });
    expect(presetWindow(7)).toEqual({ from: null, to: null, days: 7 });
    expect(presetWindow(30)).toEqual({ from: null, to: null, days: null });
    expect(presetWindow(90)).toEqual({ from: null, to: null, days: 90 });
  });

  it('are recognised in the address', () => {
    for (const preset of windowPresets) expect(choiceOf(presetWindow(preset), newest)).toBe(preset);
    expect(choiceOf(window({ from: '2026-11-13', to: newest }), newest)).toBe(7);
    expect(choiceOf(window({ days: 30 }), newest)).toBe(30);
  });

  it.each([
    [{ from: '2026-11-12' }],
    [{ from: '2026-11-13', to: '2026-11-18' }],
    [{ to: '2026-11-18' }],
    [{ days: 8 }],
  ])('are not read into %j', (given) => {
    expect(choiceOf(window(given), newest)).toBe('custom');
  });

  it('are known by their length while the newest day is not', () => {
    expect(choiceOf(window({ from: '2026-11-13' }), null)).toBe('custom');
    expect(choiceOf(serversWindow, null)).toBe(30);
    expect(choiceOf(window({ days: 7 }), null)).toBe(7);
  });
});

describe('offeredWindow', () => {
  const asked = { from: '2026-10-21', to: newest };

  it('is as long as the asked one and ends with the data', () => {
    expect(offeredWindow({ from: '2008-02-12', to: '2016-09-17' }, asked)).toEqual({
      from: '2016-08-19',
      to: '2016-09-17',
    });
  });

  it('does not begin before the data', () => {
    expect(offeredWindow({ from: '2016-09-10', to: '2016-09-17' }, asked).from).toBe('2016-09-10');
  });
});

describe('the compared window', () => {
  it.each([
    ['thirty days', '2026-10-21', newest, '2026-09-21', '2026-10-20'],
    ['one day', newest, newest, '2026-11-18', '2026-11-18'],
    ['a leap February', '2028-03-01', '2028-03-29', '2028-02-01', '2028-02-29'],
  ])('before %s is as long and ends the day before', (_what, from, to, before, last) => {
    expect(comparedWindow({ from, to }, 'before')).toEqual({ from: before, to: last });
    expect(windowDays(before, last)).toBe(windowDays(from, to));
  });

  it.each([
    ['2026-10-21', newest, '2025-10-21', '2025-11-19'],
    ['2028-02-29', '2028-02-29', '2027-02-28', '2027-02-28'],
    ['2029-02-01', '2029-02-28', '2028-02-01', '2028-02-28'],
    ['2026-12-20', '2027-01-10', '2025-12-20', '2026-01-10'],
  ])('a year before %s to %s has the same calendar days', (from, to, first, last) => {
    expect(comparedWindow({ from, to }, 'year')).toEqual({ from: first, to: last });
  });

  it.each([
    ['2026-11-18', { from: '2026-11-18', to: newest }, 'before', '2026-11-16'],
    [newest, { from: '2026-11-18', to: newest }, 'before', '2026-11-17'],
    ['2028-03-01', { from: '2028-02-15', to: '2028-03-15' }, 'before', '2028-01-31'],
    ['2028-03-01', { from: '2028-02-28', to: '2028-03-01' }, 'year', '2027-03-01'],
    ['2028-02-28', { from: '2028-02-28', to: '2028-03-01' }, 'year', '2027-02-28'],
    ['2028-02-29', { from: '2028-02-28', to: '2028-03-01' }, 'year', null],
    ['2028-02-29', { from: '2028-02-29', to: '2028-03-01' }, 'year', '2027-02-28'],
    ['2029-03-01', { from: '2029-02-28', to: '2029-03-01' }, 'year', '2028-03-01'],
  ] as const)('has a day for %s of %j, %s: %s', (day, of, comparison, expected) => {
    expect(comparedDay(day, of, comparison)).toBe(expected);
  });
});

it('a range of a chart becomes the days nearest to its edges', () => {
  const hours = 3_600_000;
  const range = { from: dayTime('2026-11-03') + 11 * hours, to: dayTime('2026-11-08') - 11 * hours };
  expect(daysBetween(range)).toEqual({ from: '2026-11-03', to: '2026-11-08' });
});
