import { sql } from 'kysely';
import { statedRange } from '../insights/optimization/stated-range.ts';

/** What an opportunity is called in a statement. */
type Alias = 'opportunity' | 'likely';

/**
 * The record of the measured steps that have the setting and the aim of an opportunity: of all fields of its own kind, so that what a
 * demonstration plants says nothing of real wells. Once it is decided on, it is the record of that time: what came of its own step would
 * be hindsight.
 */
const recordOf = (row: Alias) => sql`coalesce(
  ${sql.ref(`${row}.stated_record`)},
  record_of(${sql.ref(`${row}.well_id`)}, ${sql.ref(`${row}.kind`)}, ${sql.ref(`${row}.expected_oil`)}))`;

/**
 * How likely an opportunity does what it is for, wherever that is stated or sorted by: the chance that its model gives it, which counts as
 * much as ten measured steps, beside what came of the measured steps of its kind.
 */
export const likelyGain = (row: Alias = 'opportunity') => sql<number>`(
  select likely_of(
    ${sql.ref(`${row}.confidence`)}, (record ->> 'measured')::float8, (record ->> 'counted')::float8)
  from (select ${recordOf(row)} as record) as stated)`;

/** The measured steps that {@link likelyGain} rests on, as the contract has them; null where none is measured. */
export const measuredSteps = (row: Alias = 'opportunity') =>
  sql<{ measured: number; met: number; counted: number } | null>`(
  select case when (record ->> 'measured')::int > 0 then record end
  from (select ${recordOf(row)} as record) as stated)`;

/** What a range and the probability that stands beside it are stated from. */
interface StatedOil<End extends number | null> {
  readonly expectedOil: number | null;
  readonly expectedOilLow: End;
  readonly expectedOilHigh: End;
  /** {@link likelyGain}. */
  readonly confidence: number | null;
  readonly modelConfidence: number | null;
}

/** The range of the oil of advice, of the distribution that its probability is of; of a step that is not to gain oil, that of its model. */
export function statedOil<End extends number | null>({
  expectedOil: mid,
  expectedOilLow,
  expectedOilHigh,
  confidence,
  modelConfidence,
}: StatedOil<End>): { expectedOilLow: End | number; expectedOilHigh: End | number } {
  const isStated = mid !== null && mid > 0 && confidence !== null && modelConfidence !== null;
  if (!isStated || expectedOilLow === null || expectedOilHigh === null)
    return { expectedOilLow, expectedOilHigh };
  const range = statedRange({ low: expectedOilLow, mid, high: expectedOilHigh }, modelConfidence, confidence);
  return { expectedOilLow: range.low, expectedOilHigh: range.high };
}

/** {@link statedOil}, and likewise the range of the power of a step that is to save it. */
export function statedRanges(
  row: StatedOil<number> & {
    readonly confidence: number;
    readonly modelConfidence: number;
    readonly expectedPower: number;
    readonly expectedPowerLow: number | null;
    readonly expectedPowerHigh: number | null;
  },
) {
  const { expectedOil, expectedPower: mid, expectedPowerLow: low, expectedPowerHigh: high } = row;
  const power = { expectedPowerLow: low, expectedPowerHigh: high };
  if ((expectedOil ?? 0) > 0 || mid >= 0 || low === null || high === null)
    return { ...statedOil(row), ...power };
  const range = statedRange({ low, mid, high }, row.modelConfidence, row.confidence);
  return { ...statedOil(row), expectedPowerLow: range.low, expectedPowerHigh: range.high };
}
