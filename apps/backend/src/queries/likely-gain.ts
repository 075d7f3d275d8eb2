import { sql } from 'kysely';

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
