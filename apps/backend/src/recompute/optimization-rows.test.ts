import { expect, it } from 'vitest';
import type { WellRecord } from '../insights/field-record.ts';
import type { CountedLoss } from '../insights/optimization/counted-losses.ts';
import type { WellOptimization } from '../insights/optimization/well-optimization.ts';
import { dayMs } from '../production-day.ts';
import { optimizationRows, type OpenAdvice } from './optimization-rows.ts';
import type { RowContext } from './row-context.ts';

const newestDay = 20_100;
const startOf = (day: number) => day * dayMs;
const context = { startOf, newestDay } as RowContext;
const well = { id: 'W-1', pump: { at: [] } } as unknown as WellRecord;

const advice = {
  ...{ id: 'op-1', well_id: 'W-1', kind: 'choke', from_value: 30, to_value: 36, unit: '%' },
  ...{ expected_oil: 5, oil_low: 2, oil_high: 8, status: 'accepted', found_at: new Date(startOf(20_050)) },
  ...{ decided_at: new Date(startOf(20_051)), expires_at: new Date(startOf(20_064)) },
  ...{ lost_oil: 0, lost_in: null },
} as OpenAdvice;

const found = (to: number, from = 30): WellOptimization => ({
  ...{
    status: 'nothingToGain',
    limitedBy: null,
    missing: [],
    newestDay,
    fits: null,
    response: null,
    model: null,
  },
  surroundings: { openGasExceptions: 0, plannedWorks: 0 },
  ...{ advised: null, steps: [] },
  settingSteps: [
    {
      ...{ setting: 'choke', since: startOf(20_052) - 1, at: startOf(20_052), from, to, expected: null },
      tracking: {
        ...{ verdict: 'gain', stableDay: 20_055, base: 100, detectable: 2, attainment: null, fading: false },
        ...{
          before: { from: 20_040, to: 20_051, valid: 12 },
          after: { from: 20_055, to: 20_066, valid: 12 },
        },
        ...{ effect: { low: 3, mid: 4, high: 5 }, confounders: [] },
      },
    },
  ],
});
const outcome = (step: WellOptimization, losses: readonly CountedLoss[] = []) =>
  optimizationRows(well, step, [advice], [], context, losses).opportunities;

it('takes advice on a choke for done, and proved, when its step was made', () => {
  expect(outcome(found(35))).toMatchObject([
    { id: 'op-1', status: 'proved', done_at: new Date(startOf(20_052)), realised_oil: 4 },
  ]);
});

it('counts the losses of its well with what stays open, but what a stop took', () => {
  const loss = { id: 'pd-1', loss: 3, isStanding: false, isUnexplained: true, isOfStop: false };
  const losses = [
    loss,
    { ...loss, id: 'pd-2', loss: 2, isStanding: true },
    { ...loss, id: 'pd-3', loss: 40, isOfStop: true },
  ];
  expect(outcome(found(42), losses)).toMatchObject([
    { id: 'op-1', status: 'accepted', lost_oil: 5, lost_in: 'pd-1' },
  ]);
});

it('leaves accepted advice open after a step elsewhere, or one the other way', () => {
  expect(outcome(found(42))).toEqual([]);
  expect(outcome(found(35, 40))).toEqual([]);
});

it('withdraws advice that is not found again, and says what keeps the well from a step now', () => {
  const open = { ...advice, status: 'found', decided_at: null } as OpenAdvice;
  const still = { ...found(36), settingSteps: [] };
  const withdrawn = (step: WellOptimization) =>
    optimizationRows(well, step, [open], [], context, []).opportunities.find(({ id }) => id === 'op-1');
  expect(withdrawn(still)).toMatchObject({ status: 'expired', withdrawn_for: 'nothingToGain' });
  expect(withdrawn({ ...still, status: 'limited', limitedBy: 'openLoss' })).toMatchObject({
    ...{ status: 'expired', withdrawn_for: 'openLoss', expires_at: new Date(startOf(20_064)) },
  });
  const other = { kind: 'choke', from: 30, to: 50, unit: '%', oil: { low: 1, mid: 2, high: 3, above: 0.95 } };
  const advised = {
    ...other,
    likely: 0.95,
    liquid: null,
    energy: null,
    powerPct: null,
    checks: [],
    protects: null,
  };
  expect(
    withdrawn({ ...still, status: 'advised', advised: advised as WellOptimization['advised'] }),
  ).toMatchObject({ status: 'expired', withdrawn_for: 'otherStep' });
});

it('says of advice on a pump that does not run as it may what it brings back', () => {
  const step = {
    kind: 'frequencyDown',
    ...{ from: 50, to: 49, unit: 'Hz', likely: 0.9, liquid: -8, energy: null },
    ...{ oil: { low: -4, mid: -3, high: -2, above: 0 }, powerPct: null, checks: [] },
  } as const;
  const rows = (protects: 'motorTemperature' | null) =>
    optimizationRows(
      well,
      { ...found(36), settingSteps: [], status: 'advised', advised: { ...step, checks: [], protects } },
      [],
      [],
      context,
      [],
    );
  const protective = rows('motorTemperature');
  expect(protective.opportunities).toMatchObject([{ expected_oil: -3, protects: 'motorTemperature' }]);
  expect(protective.changes).toMatchObject([{ reason: 'Brings the pump back within its limits' }]);
  expect(rows(null).changes).toMatchObject([{ reason: 'Saves energy without losing oil' }]);
});
