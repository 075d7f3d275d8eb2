import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** What the dashboard says of a field after an import. Volumes in Sm3. */
export interface FieldOutlook {
  readonly field: string;
  readonly wells: number;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly suspectRows: number;
  readonly total: Volumes;
  /** Of the newest day that has a row. */
  readonly newest: Volumes;
  readonly wellsOnNewestDay: number;
}

interface Volumes {
  readonly oil: number;
  readonly gas: number;
  readonly water: number;
  readonly waterInjected: number;
}

/** Reads what the database holds of the fields of some wells, the rows of the running transaction included. */
export async function fieldOutlooks(
  db: Kysely<Database>,
  wellIds: readonly string[],
): Promise<FieldOutlook[]> {
  const { rows } = await sql<FieldOutlook>`
    with chosen as (select distinct field_id as id from well where id = any(${wellIds}::text[])),
    total as (
      select field_id, min(day) as first_day, max(day) as last_day, sum(suspect_rows) as suspect_rows,
             sum(oil) as oil, sum(gas) as gas, sum(water) as water, sum(water_injected) as water_injected
      from field_day where field_id in (select id from chosen) group by field_id
    )
    select field.name as field, total.first_day as "firstDay", total.last_day as "lastDay",
           (select count(*) from well where well.field_id = field.id)::int as wells,
           total.suspect_rows::int as "suspectRows",
           json_build_object('oil', total.oil, 'gas', total.gas, 'water', total.water,
                             'waterInjected', total.water_injected) as total,
           json_build_object('oil', newest.oil, 'gas', newest.gas, 'water', newest.water,
                             'waterInjected', newest.water_injected) as newest,
           newest.wells_reporting as "wellsOnNewestDay"
    from total
    join field on field.id = total.field_id
    join field_day as newest on newest.field_id = total.field_id and newest.day = total.last_day
    order by field.name`.execute(db);
  return rows;
}

const figures = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** What the dashboard would say, a paragraph for each field. */
export function outlookText(outlooks: readonly FieldOutlook[]): string {
  return outlooks
    .map(({ field, wells, firstDay, lastDay, suspectRows, total, newest, wellsOnNewestDay }) =>
      [
        `${field}: ${count(wells, 'well')}, ${firstDay} to ${lastDay}, ${count(suspectRows, 'suspect row')}`,
        `  total    ${volumesText(total)}`,
        `  ${lastDay} (${count(wellsOnNewestDay, 'well')})  ${volumesText(newest)}`,
      ].join('\n'),
    )
    .join('\n');
}

function volumesText({ oil, gas, water, waterInjected }: Volumes): string {
  const parts = { oil, gas, water, 'water injected': waterInjected };
  return Object.entries(parts)
    .map(([name, volume]) => `${name} ${figures.format(volume ?? 0)} Sm3`)
    .join(', ');
}

function count(number: number, what: string): string {
  return `${figures.format(number)} ${what}${number === 1 ? '' : 's'}`;
}
