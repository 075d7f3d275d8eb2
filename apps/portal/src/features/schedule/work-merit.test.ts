import type { ScheduledActivity } from '@cnx/api';
import { describe, expect, it } from 'vitest';
import { activity } from './schedule.fixture.ts';
import { isQuestioned, upliftOf, workQuestions } from './work-merit.ts';

type Merit = NonNullable<ScheduledActivity['merit']>;
const merit = (given: Partial<Merit>): Merit => ({
  ...{ purpose: null, typed: false, note: null, uplift: null, upliftBasis: null, payoutDays: null },
  questions: [],
  ...given,
});
const noPurpose = merit({ questions: [{ kind: 'noPurpose', value: 684.6 }] });
const early = merit({ purpose: 'candidate', questions: [{ kind: 'earlyReplacement', value: 65 }] });
const clash = {
  ...{ id: 'sc-2', place: 'AMB-B-03', by: 'testHeader' as const, name: 'Test header' },
  plannedStart: '2026-12-02T16:00:00Z',
} as const;

describe('what is asked of work', () => {
  it('counts what has no purpose with all that it costs, and apart what else is in doubt', () => {
    const rows = [
      activity({ merit: noPurpose, expectedDeferred: 684.6 }),
      activity({ merit: noPurpose, expectedDeferred: 5_236.2 }),
      activity({ merit: early }),
      activity({ merit: merit({ purpose: 'upkeep' }) }),
      activity({ clashes: [clash] }),
    ];
    const found = workQuestions(rows);
    expect(found).toMatchObject({ withoutPurpose: 2, doubtful: 1, doubleBooked: 1 });
    expect(found.cost).toBeCloseTo(5_920.8, 6);
  });

  it('is nothing of what is over, and of a server that does not say', () => {
    expect(isQuestioned(activity({ merit: noPurpose, status: 'cancelled' }))).toBe(false);
    expect(isQuestioned(activity({ merit: null }))).toBe(false);
    expect(workQuestions([activity({ clashes: [clash], status: 'done' })]).doubleBooked).toBe(0);
  });

  it('knows what work may bring: of a step what it promises', () => {
    expect(upliftOf(activity({ merit: merit({ uplift: 40 }) }))).toBe(40);
    const effect = { expectedOil: 2, basis: 'whatIf', broken: [] } as const;
    expect(upliftOf(activity({ effect: { ...effect, broken: [] }, merit: merit({ uplift: 40 }) }))).toBe(2);
    expect(upliftOf(activity())).toBeNull();
  });
});
