import { describe, expect, it } from 'vitest';
import { windowParts } from './compared-windows.ts';

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
