import type { BulkTransaction, CopyValue } from '../database/bulk.ts';
import { adviceStatus, DECIDER, wellAdvice, type Advice } from './advice.ts';
import { deciderOf, frequencyChanges, type FrequencyChange } from './frequency-log.ts';
import { mergeRows } from '../database/merge-rows.ts';
import { figure, moment } from './copy-values.ts';
import { trackChanges, type PumpMeans, type TrackedChange } from './tracking.ts';
import type { WellRecord } from './write-daily.ts';

/** Writes opportunities, frequency changes and what came of them. */
export async function writeOptimization(
  transaction: BulkTransaction,
  records: readonly WellRecord[],
  seed: string,
  now: number,
): Promise<void> {
  const found = records.map(({ story, days }) => {
    const advice = wellAdvice(story, seed, days);
    const changes = frequencyChanges(story, days, advice, now);
    return { advice, changes, tracked: trackChanges(story, days, changes) };
  });
  await mergeRows(transaction, {
    table: 'optimization_opportunity',
    columns: [
      'id',
      'well_id',
      'kind',
      'from_value',
      'to_value',
      'unit',
      'expected_oil',
      'expected_liquid',
      'expected_power',
      'confidence',
      'limiting_constraint',
      'status',
      'found_at',
      'decided_at',
      'decided_by',
      'done_at',
      'proved_at',
      'realised_oil',
      'expires_at',
    ],
    key: ['id'],
    rows: found.flatMap(({ advice }) =>
      advice.filter(({ foundAt }) => foundAt <= now).map((one) => adviceRow(one, now)),
    ),
  });
  await mergeRows(transaction, {
    table: 'frequency_change',
    columns: [
      'id',
      'well_id',
      'at',
      'from_hz',
      'to_hz',
      'kind',
      'source',
      'reason',
      'expected_liquid',
      'expected_oil',
      'expected_power_pct',
      'checks',
      'status',
      'decided_by',
      'decided_at',
      'expires_at',
    ],
    key: ['id'],
    rows: found.flatMap(({ changes }) => changes.map(changeRow)),
  });
  await mergeRows(transaction, {
    table: 'tracked_frequency_change',
    columns: [
      'change_id',
      'baseline_days',
      'after_days',
      'stabilised_at',
      'before_means',
      'after_means',
      'attainment_pct',
      'confounders',
      'verdict',
      'next_review',
    ],
    key: ['change_id'],
    rows: found.flatMap(({ tracked }) => tracked.map(trackedRow)),
  });
}

function adviceRow(advice: Advice, now: number): CopyValue[] {
  const status = adviceStatus(advice, now);
  const decided = status !== 'found' && status !== 'expired';
  const done = status === 'done' || status === 'proved';
  return [
    advice.id,
    advice.wellId,
    advice.kind,
    figure(advice.from, 1),
    figure(advice.to, 1),
    advice.unit,
    figure(advice.expectedOil, 2),
    figure(advice.expectedLiquid, 2),
    figure(advice.expectedPower, 1),
    figure(advice.confidence, 2),
    advice.limitingConstraint,
    status,
    moment(advice.foundAt),
    decided ? moment(advice.decidedAt) : null,
    decided ? DECIDER : null,
    done ? moment(advice.doneAt) : null,
    status === 'proved' ? moment(advice.provedAt) : null,
    status === 'proved' ? figure(advice.realisedOil, 2) : null,
    moment(advice.expiresAt),
  ];
}

function changeRow(change: FrequencyChange): CopyValue[] {
  const optional = (value: number | null, decimals: number) =>
    value === null ? null : figure(value, decimals);
  return [
    change.id,
    change.wellId,
    moment(change.at),
    change.from,
    change.to,
    change.kind,
    change.source,
    change.reason,
    optional(change.expectedLiquid, 2),
    optional(change.expectedOil, 2),
    optional(change.expectedPowerPct, 1),
    JSON.stringify(change.checks),
    change.status,
    deciderOf(change),
    moment(change.decidedAt),
    moment(change.expiresAt),
  ];
}

function trackedRow(tracked: TrackedChange): CopyValue[] {
  return [
    tracked.changeId,
    tracked.baselineDays,
    tracked.afterDays,
    moment(tracked.stabilisedAt),
    JSON.stringify(rounded(tracked.before)),
    JSON.stringify(rounded(tracked.after)),
    tracked.attainment === null ? null : figure(tracked.attainment, 1),
    JSON.stringify(tracked.confounders),
    tracked.verdict,
    tracked.nextReview,
  ];
}

function rounded(means: PumpMeans): Record<string, number | null> {
  return Object.fromEntries(
    Object.entries(means).map(([name, value]: [string, number | null]) => [
      name,
      value === null ? null : figure(value, 3),
    ]),
  );
}
