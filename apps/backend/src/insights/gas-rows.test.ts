import { describe, expect, it } from 'vitest';
import { fieldDays } from './field-days.ts';
import { gasColumns, gasRows } from './gas-rows.ts';

const days = fieldDays({ clock: { timeZone: 'UTC', startHour: 0 }, wells: [] }, new Date());
const breakthrough = {
  day: 20_000,
  lastDay: 20_020,
  gor: 200,
  baseline: 100,
  ratio: 2,
  derivativeSlope: 0,
  mechanism: 'unknown',
  oilLoss: 10,
} as const;

describe('gasRows', () => {
  it.each([
    [false, false, 'new'],
    [true, false, 'resolved'],
    [false, true, 'resolved'],
  ])('with ended %s on a silent feed %s have the status %s', (ended, isStale, status) => {
    const finding = {
      wellId: 'A',
      found: { breakthrough: { ...breakthrough, ended } },
      relatedEventIds: [],
      isStale,
    };
    const [row] = gasRows([finding], { ...days, fieldRate: () => 100 });
    expect(row!.values[gasColumns.indexOf('status')]).toBe(status);
  });
});
