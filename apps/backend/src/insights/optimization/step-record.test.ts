import { expect, it } from 'vitest';
import { stepRecords, type MeasuredStep } from './step-record.ts';

const step: MeasuredStep = {
  ...{ setting: 'frequency', from: 50, to: 51, expectedOil: 3, expectedOilLow: 1, isInQuestion: false },
  ...{ verdict: 'gain', effect: { low: 1, mid: 3, high: 5 }, energyBefore: null, energyAfter: null },
};

it('counts steps that gained, those that did not, and of inconclusive ones what lies above 0', () => {
  expect(stepRecords([step])).toEqual([
    { setting: 'frequency', aim: 'gain', measured: 1, met: 1, counted: 1 },
  ]);
  const nothing: MeasuredStep = { ...step, verdict: 'neutral', effect: { low: -1, mid: 0, high: 1 } };
  const unsure: MeasuredStep = { ...step, verdict: 'inconclusive', effect: { low: -3, mid: 0, high: 3 } };
  const [record] = stepRecords([step, nothing, unsure]);
  expect(record).toMatchObject({ measured: 3, met: 1 });
  expect(record!.counted).toBeCloseTo(1.5, 6);
  const better: MeasuredStep = { ...unsure, effect: { low: -1, mid: 2, high: 5 } };
  // 1.1 standard deviations above 0.
  expect(stepRecords([better])[0]!.counted).toBeCloseTo(0.863, 2);
});

it('leaves out what is not measured yet, and counts a gain that is in question for half', () => {
  expect(
    stepRecords([
      { ...step, verdict: 'stabilising' },
      { ...step, effect: null },
    ]),
  ).toEqual([]);
  expect(stepRecords([{ ...step, isInQuestion: true }])).toMatchObject([
    { measured: 1, met: 0, counted: 0.5 },
  ]);
});

it('keeps settings and aims apart, and reductions of which nothing is known out', () => {
  const down: MeasuredStep = { ...step, to: 49, expectedOil: -1, verdict: 'neutral' };
  const choke: MeasuredStep = { ...step, setting: 'choke', verdict: 'loss' };
  expect(stepRecords([step, choke, down, { ...down, expectedOil: null }])).toMatchObject([
    { setting: 'frequency', aim: 'gain', measured: 1 },
    { setting: 'choke', aim: 'gain', measured: 1, met: 0 },
    { setting: 'frequency', aim: 'reduction', measured: 1, met: 1 },
  ]);
});
