import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalsOf, parseNumber, roundNumber, stepNumber, writeNumber } from './number-text.ts';

describe('parseNumber', () => {
  it.each([
    ['1,234.5', 'en', 1234.5],
    ['1 234,5', 'fr', 1234.5],
    ['1.234,5', 'es', 1234.5],
    ['12.5', 'es', 12.5],
    ['1.234', 'es', 1234],
    ['−3', 'en', -3],
    ['.5', 'en', 0.5],
    ['1e3', 'en', 1000],
    ['0,125', 'en', 0.125],
    ['0.125', 'es', 0.125],
    ['0.125', 'fr', 0.125],
    ['-0,050', 'en', -0.05],
    ['00.125', 'es', 0.125],
    ['12,5', 'en', 12.5],
    ['1,234', 'en', 1234],
    ['1.234,5', 'en', NaN],
    ['٤٠', 'ar-EG', 40],
    ['٤٠', 'en', 40],
    ['۴۰٫۵', 'fa', 40.5],
    ['١٬٢٣٤٫٥', 'ar-EG', 1234.5],
    ['12,5', 'ar-EG', 12.5],
    ['12.5', 'fa', 12.5],
    ['１２．５', 'ja', 12.5],
    ['－３', 'ja', -3],
    ['1,00,000', 'en-IN', 100_000],
    ['1,23,45,678.9', 'hi', 12_345_678.9],
    ['1,234,567', 'en-IN', 1_234_567],
    ['1,00,000', 'en', NaN],
    ['1’234’567.5', 'de-CH', 1_234_567.5],
    ['1,234.5', 'es', NaN],
    ['', 'en', null],
    ['  ', 'en', null],
    ['twelve', 'en', NaN],
    ['1,2,3', 'en', NaN],
    ['1.2.3', 'en', NaN],
    ['Infinity', 'en', NaN],
    ['1e999', 'en', NaN],
    ['0x10', 'en', NaN],
  ])('reads %j in %s as %s', (text, locale, value) => {
    expect(parseNumber(text, locale)).toBe(value);
  });

  it('reads back what it wrote, in every language', () => {
    const value = fc.double({ min: -1e9, max: 1e9, noNaN: true }).map((n) => Number(n.toFixed(3)));
    fc.assert(
      fc.property(
        value,
        fc.constantFrom('en', 'es', 'fr', 'de-CH', 'nb', 'en-IN', 'ar-EG', 'fa', 'he', 'hi-u-nu-deva'),
        (number, locale) => {
          expect(parseNumber(writeNumber(number, locale, 3), locale)).toBeCloseTo(number, 3);
        },
      ),
    );
  });
});

describe('stepNumber', () => {
  const rules = { min: 0, max: 60, step: 0.1, digits: 1 };
  it('leaves no rounding dust', () => expect(stepNumber(0.2, 1, rules)).toBe(0.3));
  it('goes to the next step of the grid', () => expect(stepNumber(0.25, 1, rules)).toBe(0.3));
  it('stops at the limits', () => {
    expect(stepNumber(60, 1, rules)).toBe(60);
    expect(stepNumber(0, -1, rules)).toBe(0);
  });
  it('begins at zero, or at the limit next to it', () => {
    expect(stepNumber(null, 1, rules)).toBe(0);
    expect(stepNumber(NaN, -1, { ...rules, min: 5 })).toBe(5);
  });
});

it.each([
  [1.6, 0, 2],
  [1.005, 2, 1.01],
  [-0.2, 0, 0],
  [1e22, 0, 1e22],
  [null, 0, null],
  [NaN, 0, NaN],
])('rounds %s to %s decimals as it is written', (value, digits, rounded) => {
  expect(roundNumber(value, digits)).toBe(rounded);
});

it.each([
  [1, 0],
  [0.5, 1],
  [0.05, 2],
  [1e-7, 7],
  [1 / 3, 10],
])('knows the decimals of a step of %s', (step, digits) => {
  expect(decimalsOf(step)).toBe(digits);
});

it('writes a true minus, and none before what rounds to zero', () => {
  expect(writeNumber(-3, 'en', 0)).toBe('−3');
  expect(writeNumber(-0.2, 'en', 0)).toBe('0');
});

it('writes nothing for what is no number', () => {
  expect([null, NaN, Infinity].map((value) => writeNumber(value, 'en', 2))).toEqual(['', '', '']);
});
