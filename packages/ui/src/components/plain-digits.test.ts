import { expect, it } from 'vitest';
import { plainDigits } from './plain-digits.ts';

it.each([
  'ar-EG',
  'fa',
  'hi-u-nu-deva',
  'my-u-nu-mymr',
  'th-u-nu-thai',
  'en-u-nu-fullwide',
  'en-u-nu-mathmono',
])('reads the figures of %s', (locale) => {
  const written = new Intl.NumberFormat(locale, { useGrouping: false }).format(9_876_543_210);
  expect(written).not.toBe('9876543210');
  expect(plainDigits(written)).toBe('9876543210');
});

it('leaves all else as it is, and makes full-width marks plain', () => {
  expect(plainDigits('23 Nov, ½?')).toBe('23 Nov, 1⁄2?');
  expect(plainDigits('－１２．５')).toBe('-12.5');
});
