import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf } from '../../calendar-day.ts';
import { dayPattern, readDay, writeDay } from './day-entry.ts';

const near = '2026-11-22';

describe('readDay', () => {
  it.each([
    ['23/11/2026', 'en-GB', '2026-11-23'],
    ['11/23/2026', 'en-US', '2026-11-23'],
    ['3.4.26', 'de', '2026-04-03'],
    ['3 4 99', 'es', '1999-04-03'],
    ['23-11', 'es', '2026-11-23'],
    ['23112026', 'fr', '2026-11-23'],
    ['20261123', 'sv', '2026-11-23'],
    ['2026-11-23', 'en-US', '2026-11-23'],
    ['2026-3-4', 'es', '2026-03-04'],
    ['Nov 23, 2026', 'en-US', '2026-11-23'],
    ['23 nov', 'es', '2026-11-23'],
    ['23 de noviembre de 2026', 'es', '2026-11-23'],
    ['1er février 2026', 'fr', '2026-02-01'],
    ['1 FEVRIER 26', 'fr', '2026-02-01'],
    ['٢٣/١١/٢٠٢٦', 'ar-EG', '2026-11-23'],
  ])('reads %s in %s', (text, locale, day) => {
    expect(readDay(text, locale, near)).toBe(day);
  });

  it.each([
    '',
    ' ',
    'soon',
    '31/02/2026',
    '0/1/2026',
    '1/1/0000',
    '32/1',
    'ma 3 2026',
    '1/2/3/4',
    '-1/2/2026',
    '23 noviembre enero',
    '1e9',
    'NaN',
    'Infinity',
    '1'.repeat(10_000),
  ])('reads no day in "%s"', (text) => {
    expect(readDay(text, 'es', near)).toBeNull();
  });

  it.each([
    ['en-US', 'Nov 2, 2026'],
    ['en-GB', '2 Nov 2026'],
    ['es', '2 nov 2026'],
    ['fr', '2 nov. 2026'],
    ['ja', '2026/11/02'],
  ])('is given no day that could be another one, in %s', (locale, text) => {
    expect(writeDay('2026-11-02', locale)).toBe(text);
  });

  it('reads what it wrote, in every language', () => {
    const days = fc.integer({ min: Date.UTC(1900, 0, 1) / 864e5, max: Date.UTC(2999, 0, 1) / 864e5 });
    fc.assert(
      fc.property(
        days,
        fc.constantFrom('en-US', 'en-GB', 'es', 'fr', 'de', 'sv', 'ja', 'ar-EG', 'fa'),
        (n, locale) => {
          const day = dayOf(n * 864e5);
          expect(readDay(writeDay(day, locale), locale, near)).toBe(day);
        },
      ),
    );
  });

  it('never reads anything but a day or nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(readDay(text, 'en', near) ?? '2026-01-01').toMatch(/^\d{4}-\d\d-\d\d$/);
      }),
    );
  });
});

it('says how a day is typed in the letters of the language', () => {
  expect(dayPattern('es', { day: 'd', month: 'm', year: 'a' })).toBe('dd/mm/aaaa');
  expect(dayPattern('en-US', { day: 'd', month: 'm', year: 'y' })).toBe('mm/dd/yyyy');
  expect(dayPattern('de', { day: 't', month: 'm', year: 'j' })).toBe('tt.mm.jjjj');
});
