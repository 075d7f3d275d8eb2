import { sql, type RawBuilder } from 'kysely';

/**
 * Whether a well was suspended or abandoned on the day of one of its rows `daily`, by its record: by the status that it has from a day on; by
 * the one in force, where no status is dated, from its last day with flow on. Such a day without hours on stream is no downtime: it is in no
 * uptime.
 */
export function isSuspendedDay(daily: string): RawBuilder<boolean> {
  const [wellId, day] = [sql.ref(`${daily}.well_id`), sql.ref(`${daily}.day`)];
  return sql<boolean>`coalesce((
    select case when exists (select from well_status_record as dated where dated.well_id = known.id) then (
      select record.status from well_status_record as record
      where record.well_id = known.id and record.since <= ${day} order by record.since desc limit 1
    ) when ${day} > coalesce(known.last_flow_day, '-infinity') then known.status end in ('suspended', 'abandoned')
    from well as known where known.id = ${wellId}
  ), false)`;
}

/** Wells `chosen` that were suspended or abandoned at any time, so that others' days need not be looked at. */
export const onceSuspended = sql`exists (
  select from well as known where known.id = chosen.well_id and (known.status in ('suspended', 'abandoned') or exists (
    select from well_status_record as record where record.well_id = known.id and record.status in ('suspended', 'abandoned')))
)`;
