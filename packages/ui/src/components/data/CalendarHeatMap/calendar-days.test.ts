import { describe, expect, it } from 'vitest';
import { calendarLayout } from './calendar-days.ts';

const values = new Map([
  ['2026-11-02', 0],
  ['2026-11-03', 50],
  ['2026-11-08', 100],
  ['2026-11-09', NaN],
  ['2026-12-25', 999],
]);

describe('calendarLayout', () => {
  const layout = calendarLayout('2026-11-01', '2026-11-30', values, 1);
  const at = (day: string) => layout.days.find((one) => one.day === day)!;

  it('lays days out by weeks that begin on Monday', () => {
    expect(at('2026-11-01')).toMatchObject({ column: 0, row: 6 });
    expect(at('2026-11-02')).toMatchObject({ column: 1, row: 0 });
    expect(layout.columns).toBe(6);
  });

  it('or on Sunday', () => {
    const sunday = calendarLayout('2026-11-01', '2026-11-30', values, 0);
    expect(sunday.days[0]).toMatchObject({ column: 0, row: 0 });
  });

  it('levels values between the least and the largest of its own days', () => {
    expect(['2026-11-02', '2026-11-03', '2026-11-08'].map((day) => at(day).level)).toEqual([0, 2, 4]);
    expect(layout.range).toEqual([0, 100]);
  });

  it('keeps days without a value as such', () => {
    expect(at('2026-11-09')).toMatchObject({ value: null, level: null });
  });

  it('has nothing for turned or broken days', () => {
    expect(calendarLayout('2026-11-30', '2026-11-01', values, 1).days).toEqual([]);
    expect(calendarLayout('soon', '2026-11-01', values, 1).days).toEqual([]);
  });

  it('goes through a change of the clock day by day, and no further back than ten years', () => {
    expect(calendarLayout('2026-03-25', '2026-04-02', new Map(), 1).days).toHaveLength(9);
    expect(calendarLayout('0001-01-01', '2026-01-01', new Map(), 1).days).toHaveLength(3660);
  });
});
