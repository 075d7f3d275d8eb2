import { expect, test } from 'vitest';
import { decimalsOf, numbersIn } from './numbers.mjs';

test.each([
  ['en', '100 of 1,235 daily values', [100, 1235]],
  ['es', '100 de 1235 valores diarios, 12.345,6 Sm³', [100, 1235, 12345.6]],
  ['fr', '1\u202f235 puits · −92,4 Sm³/j', [1235, -92.4]],
  ['en', '+28 vs 7-day mean.', [28, 7]],
  ['fr', '24 évènements', [24]],
  ['en', 'Not given', []],
] as const)('in %s the numbers of "%s" are read', (language, text, numbers) => {
  expect(numbersIn(text, language)).toEqual(numbers);
});

test('decimals are those of the first number', () => {
  expect(decimalsOf('1,712.5 Sm³', 'en')).toBe(1);
  expect(decimalsOf('12.345,60 Sm³', 'es')).toBe(2);
  expect(decimalsOf('24.', 'en')).toBe(0);
});
