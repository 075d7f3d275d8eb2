import { sql } from 'kysely';

// Of a frequency change, as `change` with what came of it as `tracked`.

/** What puts the gain of a change in question since: an exception that began after it and is open, or a pump that its curve does not explain. */
export const inQuestion = sql<'exception' | 'model' | null>`case
  when tracked.verdict <> 'gain' then null
  when exists (
    select from gas_exception as gas where gas.well_id = change.well_id and gas.started_at > change.at
      and gas.ended_at is null and gas.standing_from is null
      and gas.status not in ('expected', 'resolved', 'dismissed'))
    or exists (
    select from production_drop_exception as fell where fell.well_id = change.well_id
      and fell.day > (change.at at time zone 'UTC')::date and fell.ended_day is null and fell.standing_from is null
      and fell.status not in ('expected', 'resolved', 'dismissed')) then 'exception'
  when exists (
    select from well_advice as found where found.well_id = change.well_id
      and found.missing @> '[{"what": "plausiblePump"}]'::jsonb) then 'model'
  end`;
