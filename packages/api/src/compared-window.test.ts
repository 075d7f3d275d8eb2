import { describe, expect, it } from 'vitest';
import { comparedDay, comparedWindow } from './compared-window.ts';

const newest = '2026-11-19';

describe('the compared window', () => {
  it.each([
    ['thirty days', '2026-10-21', newest, '2026-09-21', '2026-10-20'],
    ['one day', newest, newest, '2026-11-18', '2026-11-18'],
  ])('before %s that begins no month is as long and ends the day before', (_what, from, to, before, last) => {
    expect(comparedWindow({ from, to }, 'before')).toEqual({ from: before, to: last });
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

  it.each([
    ['2026-11-27', { from: '2026-11-01', to: '2026-11-27' }, '2026-10-27'],
    ['2026-03-28', { from: '2026-03-01', to: '2026-03-31' }, '2026-02-28'],
    ['2026-03-29', { from: '2026-03-01', to: '2026-03-31' }, null],
    ['2026-11-27', { from: '2026-01-01', to: '2026-11-27' }, '2025-11-27'],
    ['2026-11-27', { from: '2026-10-01', to: '2026-11-27' }, '2026-08-27'],
  ] as const)('has a day for %s as far into %j', (day, of, expected) => {
    expect(comparedDay(day, of, 'before')).toBe(expected);
  });

  it.each([
    ['2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['2026-02-01', '2026-02-28', '2026-01-01', '2026-01-31'],
    ['2026-07-01', '2026-09-30', '2026-04-01', '2026-06-30'],
    ['2026-11-01', '2026-11-26', '2026-10-01', '2026-10-26'],
    ['2026-03-01', '2026-03-30', '2026-02-01', '2026-02-28'],
    ['2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
    ['2026-01-01', '2026-11-27', '2025-01-01', '2025-11-27'],
    ['2026-01-01', '2026-11-30', '2025-01-01', '2025-11-30'],
    ['2026-10-01', '2026-11-27', '2026-07-01', '2026-08-27'],
    ['2026-04-01', '2026-05-31', '2026-01-01', '2026-02-28'],
    ['2026-01-01', '2026-01-27', '2025-12-01', '2025-12-27'],
    ['2026-05-01', '2026-06-15', '2026-03-01', '2026-04-15'],
    ['2026-10-05', '2026-10-07', '2026-10-02', '2026-10-04'],
  ])(
    '%s to %s before has as much of the period before, as many months, or as many days',
    (from, to, first, last) => {
      expect(comparedWindow({ from, to }, 'before')).toEqual({ from: first, to: last });
    },
  );
});
