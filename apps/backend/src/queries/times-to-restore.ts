import type { components } from '@cnx/api/schema';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { defaultPotentialMethod } from '../insights/potential.ts';
import { analyticQuery, decimal, integer, nullable, text } from './analytic-query.ts';
import { selectedWells, type DayWindow, type WellSelection } from './selection.ts';

type TimesToRestore = components['schemas']['TimesToRestore'];

const nullableDecimal = nullable(decimal);

/**
 * Stops of wells in sums: all of them, those of each reason and those of each field. A stop is a downtime by its own rule; its
 * hours are those of its losses, and its reason the one that has most of them. Planned ones are left out.
 */
const restoreTimes = analyticQuery(
  {
    reasonCode: nullable(text()),
    reasonText: nullable(text()),
    fieldId: nullable(text()),
    fieldName: nullable(text()),
    restored: integer,
    meanHours: nullableDecimal,
    medianHours: nullableDecimal,
    open: integer,
    openHours: nullableDecimal,
    hours: decimal,
  },
  (selection: WellSelection, { from, to }: DayWindow) => sql`
    with chosen as materialized (select * from ${selectedWells(selection)}),
    part as (
      select found.id, chosen.field_id, chosen.field_name, found.ended_day between ${from}::date and ${to}::date as is_over,
             loss.reason_code, loss.kind, sum(loss.hours::float8) as hours
      from chosen join production_drop_exception as found on found.well_id = chosen.well_id
      join deferred_loss as loss on loss.well_id = found.well_id and loss.method = ${defaultPotentialMethod}
        and loss.day between found.day and least(found.ended_day, ${to}::date) and loss.hours > 0
      where found.rule ->> 'id' = 'downtime' and found.status not in ('expected', 'dismissed') and found.day <= ${to}::date
        and coalesce(found.ended_day, 'infinity'::date) >= ${from}::date
      group by 1, 2, 3, 4, 5, 6
    ),
    stop as (
      select distinct on (id) id, field_id, field_name, is_over is true as is_over, reason_code, kind,
             sum(hours) over (partition by id) as hours
      from part order by id, part.hours desc, reason_code, kind
    )
    select stop.reason_code as "reasonCode", reason.text as "reasonText", stop.field_id as "fieldId",
           stop.field_name as "fieldName", (count(*) filter (where is_over))::int as restored,
           avg(stop.hours) filter (where is_over) as "meanHours",
           percentile_cont(0.5) within group (order by stop.hours) filter (where is_over) as "medianHours",
           (count(*) filter (where not is_over))::int as open,
           sum(stop.hours) filter (where not is_over) as "openHours", coalesce(sum(stop.hours), 0) as hours
    from stop join deferment_reason as reason on reason.code = stop.reason_code
    where stop.kind = 'unplanned'
    group by grouping sets ((), (stop.reason_code, reason.text), (stop.field_id, stop.field_name))
    order by hours desc, stop.reason_code, stop.field_name, stop.field_id`,
);

/** Reads how long the stops of the selected wells took until they were restored. */
export async function readTimesToRestore(
  db: Kysely<Database>,
  selection: WellSelection,
  window: DayWindow,
): Promise<TimesToRestore> {
  const rows = await restoreTimes.read(db, selection, window);
  const times = ({ restored, meanHours, medianHours, open, openHours }: (typeof rows)[number]) => ({
    ...{ restored, meanHours, medianHours, open, openHours },
  });
  const total = rows.find(({ reasonCode, fieldId }) => reasonCode === null && fieldId === null);
  return {
    total: total ? times(total) : noStops,
    byReason: rows.flatMap((row) =>
      row.reasonCode === null
        ? []
        : { reasonCode: row.reasonCode, reasonText: row.reasonText ?? row.reasonCode, ...times(row) },
    ),
    byField: rows.flatMap((row) =>
      row.fieldId === null
        ? []
        : { field: { id: row.fieldId, name: row.fieldName ?? row.fieldId }, ...times(row) },
    ),
  };
}

const noStops = { restored: 0, meanHours: null, medianHours: null, open: 0, openHours: null };
