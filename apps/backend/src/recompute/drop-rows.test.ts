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

it('is open while the rate stays down, and says when it was over as soon as it is', () => {
  expect(rowsOf(levels([100, 60], [50, 6]))).toMatchObject([{ status: 'new', ended_day: null }]);
  expect(rowsOf(levels([100, 60], [50, 6], [100, 1]))).toMatchObject([
    { status: 'resolved', ended_day: isoDay(20_065) },
  ]);
});
