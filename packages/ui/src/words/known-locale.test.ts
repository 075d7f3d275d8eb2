import { afterEach, expect, it, vi } from 'vitest';
import { knownLocale } from './known-locale.ts';

afterEach(() => vi.restoreAllMocks());

it.each([
  ['es', 'es'],
  ['fr-CA', 'fr-CA'],
  ['en_US', 'en-US'],
  ['es_MX.UTF-8', 'es-MX'],
  ['de@euro', 'de'],
  ['ar-u-nu-latn', 'ar-u-nu-latn'],
])('knows %s as %s', (given, locale) => {
  expect(knownLocale(given)).toBe(locale);
});

it.each(['', 'C', 'not a language', 'x'.repeat(100)])('takes English for "%s", and says so once', (given) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect([knownLocale(given), knownLocale(given)]).toEqual(['en', 'en']);
  expect(warn).toHaveBeenCalledOnce();
  expect(() => new Intl.NumberFormat(knownLocale(given))).not.toThrow();
});
