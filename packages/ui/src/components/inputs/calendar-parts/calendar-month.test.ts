import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths, isWithin, monthWeeks, moveDay, withinLimits } from './calendar-month.ts';

const press = (key: string, shiftKey = false) => ({ key, shiftKey });

describe('monthWeeks', () => {
  it('begins weeks where the language does', () => {
    expect(monthWeeks('2026-11', 'es')[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(monthWeeks('2026-11', 'en-US')[0]?.[0]).toBe('2026-11-01');
    expect(monthWeeks('2026-11', 'ar-EG')[0]).toEqual([
      null,
      '2026-11-01',
      ...[2, 3, 4, 5, 6].map((day) => `2026-11-0${day}`),
    ]);
  });

  it('holds every day of any month once, in six weeks', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9999 }),
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom('en', 'es', 'fr', 'ar'),
        (year, month, locale) => {
          const name = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
          const weeks = monthWeeks(name, locale);
          const days = weeks.flat().filter((day) => day !== null);
          expect(weeks).toHaveLength(6);
          expect(days[0]).toBe(`${name}-01`);
          expect(new Set(days).size).toBe(days.length);
          expect(days.length).toBeGreaterThanOrEqual(28);
        },
      ),
    );
  });
});

describe('moveDay', () => {
  it.each([
    ['ArrowRight', false, '2026-03-01'],
    ['ArrowLeft', false, '2026-02-27'],
    ['ArrowDown', false, '2026-03-07'],
    ['ArrowUp', false, '2026-02-21'],
    ['Home', false, '2026-02-23'],
    ['End', false, '2026-03-01'],
    ['PageDown', false, '2026-03-28'],
    ['PageUp', false, '2026-01-28'],
    ['PageDown', true, '2027-02-28'],
    ['PageUp', true, '2025-02-28'],
    ['x', false, undefined],
  ])('%s (shift: %s)', (key, shift, day) => {
    expect(moveDay('2026-02-28', press(key, shift), 'es')).toBe(day);
  });

  it('goes the other way where one reads from right to left', () => {
    expect(moveDay('2026-02-28', press('ArrowRight'), 'ar', true)).toBe('2026-02-27');
  });

  it('holds the last day of a shorter month, and stays within the calendar', () => {
    expect(moveDay('2026-01-31', press('PageDown'), 'en')).toBe('2026-02-28');
    expect(moveDay('2024-02-29', press('PageUp', true), 'en')).toBe('2023-02-28');
    expect(moveDay('9999-12-31', press('ArrowRight'), 'en')).toBe('9999-12-31');
    expect(moveDay('0001-01-01', press('PageUp'), 'en')).toBe('0001-01-01');
    expect(addMonths('9999-12', 1)).toBe('9999-12');
  });
});

it('keeps days within limits, and takes what is no day for no limit', () => {
  expect(withinLimits('2026-01-01', { min: '2026-02-01' })).toBe('2026-02-01');
  expect(withinLimits('2026-03-01', { min: 'NaN', max: '2026-02-30' })).toBe('2026-03-01');
  expect(isWithin('2026-03-01', { max: '2026-02-28' })).toBe(false);
});
