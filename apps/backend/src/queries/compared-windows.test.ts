import { describe, expect, it } from 'vitest';
import { comparedWindow, windowParts } from './compared-windows.ts';

const settled = '2026-11-23';

describe('the parts of a window', () => {
  it.each([
    ['a month', '2026-10-01', '2026-10-31', ['2026-10-01', '2026-10-31'], []],
    ['a month to date', '2026-11-01', '2026-11-26', null, [['2026-11-01', '2026-11-26']]],
    ['some days', '2026-10-05', '2026-11-10', null, [['2026-10-05', '2026-11-10']]],
    ['one day', '2026-10-05', '2026-10-05', null, [['2026-10-05', '2026-10-05']]],
    [
      'a year to date',
      '2026-01-01',
      '2026-11-26',
      ['2026-01-01', '2026-10-31'],
      [['2026-11-01', '2026-11-26']],
    ],
    [
      'days around months',
      '2025-12-30',
      '2026-03-02',
      ['2026-01-01', '2026-02-28'],
      [
        ['2025-12-30', '2025-12-31'],
        ['2026-03-01', '2026-03-02'],
      ],
    ],
  ] as const)('of %s are its whole months and the days beside them', (_name, from, to, months, days) => {
    expect(windowParts({ from, to }, settled)).toEqual({
      books: { from, to },
      months: months && { from: months[0], to: months[1] },
      days: days.map(([first, last]) => ({ from: first, to: last })),
    });
  });

  it('hold a month by its days while its last day may run on a clock', () => {
    const window = { from: '2026-09-01', to: '2026-10-31' };
    expect(windowParts(window, '2026-10-30')).toEqual({
      books: window,
      months: { from: '2026-09-01', to: '2026-09-30' },
      days: [{ from: '2026-10-01', to: '2026-10-31' }],
    });
    expect(windowParts(window, '2026-10-31').days).toEqual([]);
  });

  it('before all data and after it are days', () => {
    expect(windowParts({ from: '2027-01-01', to: '2027-03-31' }, settled)).toEqual({
      months: null,
      days: [{ from: '2027-01-01', to: '2027-03-31' }],
      books: { from: '2027-01-01', to: '2027-03-31' },
    });
  });
});

describe('the window that one is compared with', () => {
  const against = (from: string, to: string, wanted: Parameters<typeof comparedWindow>[1]) => {
    const window = comparedWindow({ from, to }, wanted);
    return [window.from, window.to];
  };

  it.each([
    ['2024-02-01', '2024-02-29', '2023-02-01', '2023-02-28'],
    ['2026-01-01', '2026-11-26', '2025-01-01', '2025-11-26'],
    ['2026-10-05', '2026-10-07', '2025-10-05', '2025-10-07'],
  ])('%s to %s last year has the same dates', (from, to, first, last) => {
    expect(against(from, to, 'samePeriodLastYear')).toEqual([first, last]);
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
      expect(against(from, to, 'previousPeriod')).toEqual([first, last]);
    },
  );
});
