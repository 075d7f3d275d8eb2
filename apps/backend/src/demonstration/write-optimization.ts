import type { BulkTransaction, CopyRow } from '../database/bulk.ts';
import { adviceStatus, decisionMaker, wellAdvice, type Advice } from './advice.ts';
import { deciderOf, frequencyChanges, type FrequencyChange } from './frequency-log.ts';
import { mergeRows } from '../database/merge-rows.ts';
import { figure, moment, momentOrNull, rounded } from './copy-values.ts';
import { trackChanges, type PumpMeans, type TrackedChange } from './tracking.ts';
import type { WellRecord } from './write-daily.ts';

/** Writes opportunities, frequency changes and what came of them. */
export async function writeOptimization(
  transaction: BulkTransaction,
  records: readonly WellRecord[],
  seed: string,
  now: number,
): Promise<void> {
  const found = records.map(({ scenario, days }) => {
    const advice = wellAdvice(scenario, seed, days);
    const changes = frequencyChanges(scenario, days, advice, now);
    return { advice, changes, tracked: trackChanges(scenario, days, changes) };
  });
  await mergeRows(
    transaction,
    'optimization_opportunity',
    ['id'],
    found.flatMap(({ advice }) =>
      advice.filter(({ foundAt }) => foundAt <= now).map((one) => adviceRow(one, now)),
    ),
  );
  await mergeRows(
    transaction,
    'frequency_change',
    ['id'],
    found.flatMap(({ changes }) => changes.map(changeRow)),
  );
  await mergeRows(
    transaction,
    'tracked_frequency_change',
    ['change_id'],
    found.flatMap(({ tracked }) => tracked.map(trackedRow)),
  );
}

function adviceRow(advice: Advice, now: number): CopyRow<'optimization_opportunity'> {
  const status = adviceStatus(advice, now);
  const decided = status !== 'found' && status !== 'expired';
  const done = status === 'done' || status === 'proved';
  return {
    id: advice.id,
    well_id: advice.wellId,
    kind: advice.kind,
    from_value: rounded(advice.from, 1),
    to_value: rounded(advice.to, 1),
    unit: advice.unit,
    expected_oil: rounded(advice.expectedOil, 2),
    expected_liquid: figure(advice.expectedLiquid, 2),
    expected_power: figure(advice.expectedPower, 1),
    confidence: rounded(advice.confidence, 2),
    limiting_constraint: advice.limitingConstraint,
    status: status,
    found_at: moment(advice.foundAt),
    decided_at: decided ? momentOrNull(advice.decidedAt) : null,
    decided_by: decided ? decisionMaker : null,
    done_at: done ? momentOrNull(advice.doneAt) : null,
    proved_at: status === 'proved' ? momentOrNull(advice.provedAt) : null,
    realised_oil: status === 'proved' ? figure(advice.realizedOil, 2) : null,
    expires_at: momentOrNull(advice.expiresAt),
  };
}

function changeRow(change: FrequencyChange): CopyRow<'frequency_change'> {
  return {
    id: change.id,
    well_id: change.wellId,
    at: moment(change.at),
    from_hz: change.from,
    to_hz: change.to,
    kind: change.kind,
    source: change.source,
    reason: change.reason,
    expected_liquid: figure(change.expectedLiquid, 2),
    expected_oil: figure(change.expectedOil, 2),
    expected_power_pct: figure(change.expectedPowerPct, 1),
    checks: JSON.stringify(change.checks),
    status: change.status,
    decided_by: deciderOf(change),
    decided_at: momentOrNull(change.decidedAt),
    expires_at: momentOrNull(change.expiresAt),
  };
}

function trackedRow(tracked: TrackedChange): CopyRow<'tracked_frequency_change'> {
  return {
    change_id: tracked.changeId,
    baseline_days: tracked.baselineDays,
    after_days: tracked.afterDays,
    stabilised_at: momentOrNull(tracked.stabilizedAt),
    before_means: JSON.stringify(roundedMeans(tracked.before)),
    after_means: JSON.stringify(roundedMeans(tracked.after)),
    attainment_pct: figure(tracked.attainment, 1),
    confounders: JSON.stringify(tracked.confounders),
    verdict: tracked.verdict,
    next_review: tracked.nextReview,
  };
}

function roundedMeans(means: PumpMeans): Record<string, number | null> {
  return Object.fromEntries(
    Object.entries(means).map(([name, value]: [string, number | null]) => [name, figure(value, 3)]),
  );
}
