import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDate, parseMonth } from './dates.ts';

const anyDay = fc
  .date({ min: new Date('1905-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const monthNames = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

describe('parseDate', () => {
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
        ]) {
          expect(parseDate(text), text).toEqual({ day });
          expect(parseDate(`${text} 6:30 PM`), text).toEqual({ day, time: '18:30', offset: undefined });
          expect(parseDate(`${text}T23:59:59.999Z`), text).toEqual({ day, time: '23:59:59', offset: 'Z' });
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

  it('reads months in three languages, written out or cut short', () => {
    for (const [text, month] of [
      ['1 février 2026', '02'],
      ['1er août 2026', '08'],
      ['1-ene-2026', '01'],
      ['1 de agosto de 2026', '08'],
      ['1-dic-26', '12'],
      ['1 juin 2026', '06'],
      ['1 juil. 2026', '07'],
      ['March 1, 2026', '03'],
      ['Sept 1 2026', '09'],
    ] as const)
      expect(parseDate(text), text).toEqual({ day: `2026-${month}-01` });
  });

  it.each([
    '',
    'yesterday',
    '1904-01-01',
    '1900-01-01',
    '0026-03-01',
    '2026-03-01 25:00',
    '1 juillembre',
    '03/04/26',
    '46023.5',
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

it.each([
  ['2026-03', '2026-03'],
  ['202603', '2026-03'],
  ['3/2026', '2026-03'],
  ['Mar-26', '2026-03'],
  ['mars 2026', '2026-03'],
  ['marzo de 2026', '2026-03'],
  ['2026-13', undefined],
  ['March', undefined],
  ['2026-03-01', undefined],
])('reads the month %j', (text, month) => {
  expect(parseMonth(text)).toBe(month);
});
