import { describe, expect, it } from 'vitest';
import { aimOf, outcomeOf, uncomparedReason, type OutcomeStep } from './step-outcome.ts';

const up: OutcomeStep = {
  ...{ from: 50, to: 51, expectedOil: 4, expectedOilLow: 2, verdict: 'gain' },
  ...{ effect: { low: 1, mid: 3, high: 5 }, energyBefore: null, energyAfter: null },
};
const down: OutcomeStep = {
  ...{ from: 58, to: 55, expectedOil: -7.9, expectedOilLow: null, verdict: 'loss' },
  ...{ effect: { low: -10.1, mid: -6.2, high: -2 }, energyBefore: 5.3, energyAfter: 4.9 },
};

describe('a step that sought a gain', () => {
  it('met it with a gain, and missed it without one', () => {
    expect(outcomeOf(up)).toBe('met');
    expect(outcomeOf({ ...up, verdict: 'neutral' })).toBe('missed');
    expect(outcomeOf({ ...up, verdict: 'loss' })).toBe('missed');
  });

  it('is not judged while it settles, or where the days show nothing', () => {
    expect(outcomeOf({ ...up, verdict: 'stabilising', effect: null })).toBeNull();
    expect(outcomeOf({ ...up, verdict: 'inconclusive' })).toBeNull();
  });

  it('is one down of which a gain was expected, too', () => {
    expect(aimOf({ ...down, expectedOil: 2 })).toBe('gain');
    expect(aimOf(down)).toBe('reduction');
    expect(aimOf({ ...down, expectedOil: null })).toBe('reduction');
  });
});

describe('a reduction', () => {
  it('met what it sought when no more was lost than expected', () => {
    expect(outcomeOf(down)).toBe('met');
  });

  it('missed it when more was lost, or its energy per liquid rose', () => {
    expect(outcomeOf({ ...down, expectedOil: -1 })).toBe('missed');
    expect(outcomeOf({ ...down, expectedOil: -1, expectedOilLow: -3 })).toBe('met');
    expect(outcomeOf({ ...down, energyAfter: 5.4 })).toBe('missed');
  });

  it('is not judged where nothing was expected, or the days show nothing', () => {
    expect(outcomeOf({ ...down, expectedOil: null })).toBeNull();
    expect(
      outcomeOf({ ...down, verdict: 'inconclusive', effect: { low: -12, mid: -3, high: 6 } }),
    ).toBeNull();
  });
});

describe('a step of which no days are compared', () => {
  const none = { verdict: 'inconclusive', effect: null, confounders: [] } as const;

  it('says why, unless its days are still to come', () => {
    expect(uncomparedReason({ ...none, confounders: ['otherChange'] })).toBe('otherChange');
    expect(uncomparedReason({ ...none, confounders: ['test'] })).toBe('fewDays');
    expect(uncomparedReason({ ...none, verdict: 'stabilising' })).toBeNull();
    expect(uncomparedReason({ ...none, effect: up.effect })).toBeNull();
  });
});
