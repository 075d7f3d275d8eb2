import { describe, expect, it } from 'vitest';
import { fieldDays } from '../insights/field-days.ts';
import { levels, oilWell } from '../insights/record.fixture.ts';
import { wellInsights } from '../insights/well-insights.ts';
import { gasRows } from './gas-rows.ts';

const clock = { timeZone: 'UTC', startHour: 0 };
const well = oilWell(levels([100, 10]));
const field = { id: 'F', clock, wells: [well], events: [], schedule: [] };
const days = fieldDays(field, new Date());
const insights = wellInsights(well, field, days, 'medium');
const breakthrough = {
  day: 20_000,
  lastDay: 20_020,
  standingFrom: null,
  gor: 200,
  baseline: 100,
  ratio: 2,
  derivativeSlope: 0,
  mechanism: 'unknown',
  oilBaseline: 30,
  oilRate: 20,
  oilLoss: 10,
} as const;

describe('gasRows', () => {
  it.each([
    [false, false, 'new'],
    [true, false, 'resolved'],
    [false, true, 'resolved'],
  ])('with ended %s on a forgotten feed %s have the status %s', (ended, isForgotten, status) => {
    const found = { ...insights, gasBreakthroughs: [{ ...breakthrough, ended }] };
    const context = {
      ...days,
      isStale: () => true,
      isForgotten: () => isForgotten,
      fieldOn: () => ({ rate: 100, wells: 10 }),
      newestDay: 20_020,
    };
    expect(gasRows(field, [found], context)).toMatchObject([{ status }]);
  });
});
