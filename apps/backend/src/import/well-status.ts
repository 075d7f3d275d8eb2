import { sql, type Kysely } from 'kysely';
import { refreshSuspendedHours } from '../database/rollups.ts';
import type { Database } from '../database/schema.ts';

/**
 * Sets what is in force of some wells: what flows, by their newest row, and their status. A recorded status stands, but that
 * a well produces or is shut in is what rows show that are not older than the record (by volume where hours are unknown). The
 * hours that they were suspended follow.
 * @param runId the import that changed their record or rows. @default none
 */
export async function updateWells(
  db: Kysely<Database>,
  wellIds: readonly string[],
  runId?: number,
): Promise<void> {
  await sql`
    update well set flow_kind = present.flow_kind, status = present.status
    from (
      select well.id, coalesce(latest.flow_kind, well.flow_kind) as flow_kind, case
        when latest.day is null or recorded.status not in ('producing', 'shutIn') or recorded.since > latest.day
          then coalesce(recorded.status, well.status)
        when latest.hours > 0 or (latest.hours is null
          and greatest(latest.oil, latest.gas, latest.water, latest.water_injected) > 0) then 'producing'
        else 'shutIn' end as status
      from unnest(${wellIds}::text[]) as given (id)
      join well on well.id = given.id
      left join lateral (
        select * from daily_production where well_id = well.id order by day desc limit 1
      ) as latest on true
      left join lateral (
        select * from well_status_record where well_id = well.id order by since desc limit 1
      ) as recorded on true
    ) as present
    where well.id = present.id and (well.flow_kind, well.status) is distinct from (present.flow_kind, present.status)`.execute(
    db,
  );
  await refreshSuspendedHours(db, wellIds, runId);
}
