import { describe, expect, it } from 'vitest';
import {
  daysIn,
  lastDays,
  offeredRanges,
  presetDays,
  rangeBetween,
  rangeFault,
  rangeText,
  wholeRange,
} from './day-range.ts';

describe('rangeFault', () => {
  const rules = { min: '2026-01-01', max: '2026-03-31', maxDays: 31 };
  it.each([
    ['2026-01-05', '2026-01-05', null],
    ['2026-01-01', '2026-01-31', null],
    ['2026-01-01', '2026-02-01', 'tooLong'],
    ['2026-02-02', '2026-02-01', 'reversed'],
    ['2025-12-31', '2026-01-05', 'tooEarly'],
    ['2026-03-30', '2026-04-01', 'tooLate'],
    ['2026-02-30', '2026-03-01', 'missing'],
    [null, '2026-03-01', 'missing'],
    ['yesterday', '2026-03-01', 'missing'],
  ])('from %s to %s: %s', (from, to, fault) => {
    expect(rangeFault({ from, to }, rules)).toBe(fault);
  });
});

it('counts days across a change of the clock and a leap day', () => {
  expect(daysIn({ from: '2024-02-28', to: '2024-03-01' })).toBe(3);
  expect(daysIn({ from: '2026-03-01', to: '2026-03-31' })).toBe(31);
});

it('ends a preset with its last day', () => {
  expect(lastDays(30, '2026-03-01')).toEqual({ from: '2026-01-31', to: '2026-03-01' });
});

it('takes presets that are numbers of days', () => {
  expect(presetDays([7, NaN, 0, -3, Infinity, 1.5, 30, 7])).toEqual([7, 30]);
  expect(lastDays(10 ** 9, '2026-03-01')).toEqual({ from: '0001-01-01', to: '2026-03-01' });
});

it('offers presets in their order, numbers of days only up to a last day', () => {
  const own = { id: 'own', label: 'Own', value: { from: '2026-01-01', to: '2026-01-02' } };
  const offer = (last: string | null) =>
    offeredRanges({ presets: [7, own, 7, NaN, 30], last, label: String }).map(({ label }) => label);
  expect(offer('2026-03-01')).toEqual(['7', 'Own', '30']);
  expect(offer(null)).toEqual(['Own']);
});

it('orders two days', () => {
  expect(rangeBetween('2026-03-02', '2026-03-01')).toEqual({ from: '2026-03-01', to: '2026-03-02' });
});

it('has no range of broken or reversed days', () => {
  expect(wholeRange({ from: '2026-02-31', to: 'soon' })).toBeNull();
  expect(wholeRange({ from: '2026-03-02', to: '2026-03-01' })).toBeNull();
});

it('writes a range in the reader’s language, and nothing for half of one', () => {
  expect(rangeText({ from: '2026-01-05', to: '2026-02-03' }, 'en-GB')).toMatch(/5 Jan.*3 Feb 2026/);
  expect(rangeText({ from: '2026-01-05', to: null }, 'en-GB')).toBe('');
});
