import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDate } from './dates.ts';

const anyDay = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const monthNames = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

describe('parseDate', { timeout: 30_000 }, () => {
  it('reads every day in every way of writing it', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const [year = '', month = '', date = ''] = day.split('-');
        for (const text of [
          day,
          `${year}/${month}/${date}`,
          `${year}${month}${date}`,
          `${date}.${month}.${year}`,
          `${Number(date)}-${monthNames[Number(month) - 1]}-${year}`,
          `${day}T00:00:00Z`,
          `${day} 23:59:59.999`,
        ]) {
          expect(parseDate(text), text).toEqual({ day });
        }
        expect(parseDate(`${date}/${month}/${year}`, 'DD/MM/YYYY')).toEqual({ day });
        expect(parseDate(`${month}/${date}/${year}`, 'MM/DD/YYYY')).toEqual({ day });
      }),
    );
  });

  it('reads years of two digits as 1950 to 2049', () => {
    expect(parseDate('07-Apr-14')).toEqual({ day: '2014-04-07' });
    expect(parseDate('07-Apr-75')).toEqual({ day: '1975-04-07' });
  });

  it('reads slashes without a format only where one part cannot be a month', () => {
    expect(parseDate('25/03/2026')).toEqual({ day: '2026-03-25' });
    expect(parseDate('03/25/2026')).toEqual({ day: '2026-03-25' });
    expect(parseDate('03/04/2026')).toMatchObject({ problem: expect.stringContaining('dateFormat') });
  });

  it.each([
    '',
    'yesterday',
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '31.04.2026',
    '1-Foo-2026',
    '1899-12-31',
    '2026-1-1',
    '45000',
  ])('refuses %j with a reason', (text) => {
    expect(parseDate(text)).toEqual({ problem: expect.stringMatching(/./) });
  });

  it('answers any text at once', () => {
    fc.assert(fc.property(fc.string({ maxLength: 200 }), (text) => void parseDate(text)));
  });
});
