import { expect, it } from 'vitest';
import { fieldDays } from '../insights/field-days.ts';
import { levels, oilWell } from '../insights/record.fixture.ts';
import { wellInsights } from '../insights/well-insights.ts';
import { isoDay } from '../production-day.ts';
import { dropRows } from './drop-rows.ts';

function rowsOf(oil: readonly number[]) {
  const well = oilWell(oil);
  const field = {
    id: 'F',
    clock: { timeZone: 'UTC', startHour: 0 },
    wells: [well],
    events: [],
    schedule: [],
  };
  const days = fieldDays(field, new Date((20_000 + oil.length) * 86_400_000 + 6 * 3_600_000));
  const insights = [wellInsights(well, field, days, 'medium')];
  return dropRows(field, insights, { ...days, newestDay: well.day.at(-1)! });
}

it('is open while the rate stays down, and says when and how it was over', () => {
  expect(rowsOf(levels([100, 60], [50, 6])).exceptions).toMatchObject([
    { status: 'new', ended_day: null, ended_by: null, standing_from: null },
  ]);
  expect(rowsOf(levels([100, 60], [50, 6], [100, 3])).exceptions).toMatchObject([
    { status: 'resolved', ended_day: isoDay(20_065), ended_by: 'recovered' },
  ]);
});

it('has what was expected on each day, and what is standing', () => {
  const { exceptions, days } = rowsOf(levels([100, 60], [50, 61]));
  expect(exceptions).toMatchObject([{ id: 'pd-A-oil-2024-12-03', standing_from: isoDay(20_120) }]);
  expect(days).toHaveLength(61);
  expect(days.every(({ exception_id: id, expected }) => id === exceptions[0]!.id && expected === 100)).toBe(
    true,
  );
  expect(days.map(({ standing }) => standing)).toEqual([...levels([0, 60]).map(() => null), 50]);
});
