import { sql, type RawBuilder } from 'kysely';

/** What an opportunity is called in a statement. */
type Alias = 'opportunity' | 'likely';

/**
 * Something of the record of the measured steps that have the setting and the aim of an opportunity: of all fields of its own kind, so that
 * what a demonstration plants says nothing of real wells.
 */
const ofRecord = <Value>(what: RawBuilder<unknown>, row: Alias) => sql<Value>`(
  select ${what} from step_record as record
  where record.setting = case when ${sql.ref(`${row}.kind`)} in ('frequencyUp', 'frequencyDown') then 'frequency' else ${sql.ref(`${row}.kind`)} end
    and record.aim = case when ${sql.ref(`${row}.expected_oil`)} > 0 then 'gain' else 'reduction' end
    and exists (
      select from well as other join well as own on own.id = ${sql.ref(`${row}.well_id`)}
      where other.field_id = record.field_id and (other.source = 'demonstration') = (own.source = 'demonstration')))`;

/**
 * How likely an opportunity does what it is for, wherever that is stated or sorted by: the chance that its model gives it, which counts as
 * much as ten measured steps, beside what came of the measured steps of its kind.
 */
export const likelyGain = (row: Alias = 'opportunity') =>
  ofRecord<number>(
    sql`likely_of(${sql.ref(`${row}.confidence`)}, sum(record.measured), sum(record.counted))`,
    row,
  );

/** The measured steps that {@link likelyGain} rests on, as the contract has them; null where none is measured. */
export const measuredSteps = (row: Alias = 'opportunity') =>
  ofRecord<{ measured: number; met: number; counted: number } | null>(
    sql`case when count(*) > 0 then jsonb_build_object(
      'measured', sum(record.measured), 'met', sum(record.met), 'counted', sum(record.counted)) end`,
    row,
  );
