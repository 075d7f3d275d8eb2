import { describe, expect, it } from 'vitest';
import { tickText, valueText } from './data/chart-parts/chart-text.ts';
import { valueWriter } from './data/DataTable/data-column.ts';
import { numberText, percentText } from './number-text.ts';

describe('numberText', () => {
  it.each([
    ['en', '−8,905.5'],
    ['es', '−8905,5'],
    ['fr', '−8\u202f905,5'],
  ])('writes a true minus and the grouping of %s', (locale, text) => {
    expect(numberText(locale, { minimumFractionDigits: 1 })(-8905.5)).toBe(text);
  });

  it('has no minus before what rounds to zero, and a true one in a power of ten', () => {
    expect(numberText('en', { maximumFractionDigits: 0 })(-0.2)).toBe('0');
    expect(numberText('en', { notation: 'scientific' })(-1e-7)).toBe('−1E−7');
  });
});

it('writes shares with the space that every unit has, in every language', () => {
  expect(['en', 'es', 'fr'].map((locale) => percentText(locale)(0.42))).toEqual(Array(3).fill('42\u00a0%'));
  expect(percentText('en', { signDisplay: 'exceptZero', maximumFractionDigits: 1 })(-0.042)).toBe(
    '−4.2\u00a0%',
  );
  expect(percentText('tr')(0.42)).toBe('%42');
});

it('is how tables, the axes of charts and their values are written', () => {
  const written = [
    tickText('en')(-0.91),
    valueText('en', 2)(-0.91),
    valueWriter({ digits: 2 }, 'en', '–')(-0.91),
  ];
  expect(written).toEqual(['−0.91', '−0.91', '−0.91']);
});
