import { describe, expect, it } from 'vitest';
import { workMerit, type WorkFacts } from './work-merit.ts';

const workover: WorkFacts = {
  ...{ activity: 'workover', purpose: null, cost: 5_236, isAdvised: false, stepOil: null },
  ...{ losses: [], belowPotential: null, ofPotentialPct: 99.5 },
  ...{ runDays: null, pumpHz: null, canEndStop: true },
};
const merit = (given: Partial<WorkFacts>) => workMerit({ ...workover, ...given });
const asked = (given: Partial<WorkFacts>) => merit(given).questions.map(({ kind }) => kind);
const open = { isStanding: false, oil: 30, cause: null };

describe('what work is for', () => {
  it('is what was said, before what is found', () => {
    expect(merit({ purpose: 'upkeep', losses: [open] })).toMatchObject({ purpose: 'upkeep', isTyped: true });
  });

  it.each<[string, Partial<WorkFacts>]>([
    ['failure', { losses: [{ ...open, cause: 'downtime' }] }],
    ['exception', { losses: [open] }],
    ['candidate', { losses: [{ ...open, isStanding: true }] }],
    ['advice', { activity: 'frequencyStep', isAdvised: true }],
    ['periodicTest', { activity: 'wellTest' }],
    ['upkeep', { activity: 'plannedShutdown' }],
  ])('is found: %s', (purpose, given) => {
    expect(merit(given)).toMatchObject({ purpose, isTyped: false });
  });

  it('is not known of a workover on a well that loses nothing', () => {
    expect(merit({}).purpose).toBeNull();
  });
});

describe('what work brings', () => {
  const standing = { ...open, isStanding: true, oil: 8.5 };

  it('is nothing of a well that is stopped for what the work cannot remove', () => {
    const stopped = { losses: [{ ...open, cause: 'downtime' as const }], cost: 300 };
    expect(merit({ ...stopped, activity: 'chemical' }).uplift).toBe(30);
    expect(merit({ ...stopped, activity: 'chemical', canEndStop: false })).toMatchObject({
      ...{ uplift: null, purpose: null },
    });
  });

  it('is the oil that its well loses by what is open, against what it costs', () => {
    expect(merit({ losses: [open, standing], cost: 300 })).toMatchObject({
      uplift: 30,
      upliftBasis: 'openLoss',
      payoutDays: 10,
    });
  });

  it('is at most what the well is below its potential', () => {
    const losses = [{ ...open, oil: 10.3 }];
    expect(merit({ losses, belowPotential: 1.8 })).toMatchObject({ uplift: 1.8, upliftBasis: 'openLoss' });
    expect(merit({ losses, belowPotential: -0.9 }).uplift).toBeNull();
  });

  it('is what stands, which is in no potential, where nothing open is to be brought back', () => {
    const losses = [standing];
    expect(merit({ losses, belowPotential: 0 })).toMatchObject({ uplift: 8.5, upliftBasis: 'standingLoss' });
  });

  it('is that of the step where work is one, and no loss of the well', () => {
    const step = merit({ activity: 'settingStep', stepOil: 5, losses: [open], cost: 0 });
    expect(step).toMatchObject({ uplift: 5, upliftBasis: 'step', payoutDays: null });
  });

  it('is not known of a test, whatever its well loses', () => {
    expect(merit({ activity: 'wellTest', losses: [open] }).uplift).toBeNull();
  });
});

describe('work is asked', () => {
  it('what it is for and what it is to bring, of a well at its potential', () => {
    expect(asked({})).toEqual(['noPurpose', 'atPotential']);
    expect(asked({ cost: 9 })).toEqual(['atPotential']);
    expect(asked({ ofPotentialPct: 80 })).toEqual(['noPurpose']);
    expect(asked({ losses: [open] })).toEqual([]);
  });

  it('nothing of oil where it keeps a well safe', () => {
    expect(asked({ purpose: 'upkeep' })).toEqual([]);
    expect(asked({ purpose: 'candidate' })).toEqual(['atPotential']);
  });

  it('what a failure is of a well at its potential, whatever stands beside it', () => {
    const losses = [{ ...open, isStanding: true }];
    expect(asked({ losses, cost: 600, purpose: 'failure' })).toEqual(['atPotential']);
    expect(asked({ losses, cost: 600, purpose: 'candidate' })).toEqual([]);
  });

  it('whether a pump has failed that runs, and why one that is young is replaced', () => {
    const failed = { activity: 'espReplacement', purpose: 'failure', cost: 600, ofPotentialPct: 80 } as const;
    expect(merit({ ...failed, runDays: 52, pumpHz: 55 }).questions).toEqual([
      { kind: 'pumpRuns', value: 55 },
      { kind: 'earlyReplacement', value: 52 },
    ]);
    expect(asked({ ...failed, runDays: 52, pumpHz: 0 })).toEqual([]);
    expect(asked({ ...failed, runDays: 52, pumpHz: null })).toEqual([]);
  });

  it('why a pump is replaced that was replaced not long ago, unless it failed', () => {
    const early = {
      activity: 'espReplacement',
      purpose: 'candidate',
      runDays: 65,
      ofPotentialPct: null,
    } as const;
    expect(merit(early).questions).toEqual([{ kind: 'earlyReplacement', value: 65 }]);
    expect(asked({ ...early, purpose: 'failure' })).toEqual([]);
    expect(asked({ ...early, runDays: 180 })).toEqual([]);
  });

  it('why it is made where it pays later than in a year', () => {
    expect(asked({ losses: [{ ...open, oil: 10 }] })).toEqual(['paysLate']);
    expect(asked({ losses: [{ ...open, oil: 15 }] })).toEqual([]);
  });
});
