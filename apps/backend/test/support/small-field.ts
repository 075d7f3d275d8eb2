import type { Kysely } from 'kysely';
import { refreshProductionRollups } from '../../src/database/rollups.ts';
import type { Database } from '../../src/database/schema.ts';
import type { FlowKind, Quality, WellStatus } from '../../src/vocabulary.ts';
import { dayMs, hourMs, isoDay } from '../../src/production-day.ts';

/** First day of every small field's record, as days since 1970-01-01. */
export const firstDay = 20_400;

/** ISO date of a position in the record. */
export const day = (i: number): string => isoDay(firstDay + i);

/** A moment in UTC by position in the record. */
export const at = (i: number, hour = 0): Date => new Date((firstDay + i) * dayMs + hour * hourMs);

/** A well of a small field: one value per day, 24 h a day, of production and measured unless given otherwise. */
export interface SmallWell {
  oil: readonly (number | null)[];
  /** Sm3. @default none reported */
  gas?: readonly (number | null)[];
  hours?: readonly (number | null)[];
  flowKind?: readonly FlowKind[];
  quality?: readonly Quality[];
  status?: WellStatus;
}

/** A field with a few wells whose figures can be checked with a pencil; ids are names. */
export interface SmallField {
  id: string;
  timeZone?: string;
  startHour?: number;
  /** Position in the record of the wells' first values. @default 0 */
  from?: number;
  wells: Record<string, SmallWell>;
}

const noGauges = {
  gas: null,
  water: null,
  water_injected: null,
  choke_pct: null,
  wellhead_pressure: null,
  wellhead_temperature: null,
  downhole_pressure: null,
  downhole_temperature: null,
  annulus_pressure: null,
  tubing_pressure_drop: null,
};

/** Writes a field with its wells and rows, in an area of its own. */
export async function writeSmallField(
  db: Kysely<Database>,
  { id, timeZone = 'UTC', startHour = 0, from = 0, wells }: SmallField,
): Promise<void> {
  await db.insertInto('business_unit').values({ id, name: id }).execute();
  await db.insertInto('area').values({ id, business_unit_id: id, name: id }).execute();
  await db
    .insertInto('field')
    .values({ id, area_id: id, name: id, time_zone: timeZone, production_day_start_hour: startHour })
    .execute();
  for (const [name, { status = 'producing' }] of Object.entries(wells)) {
    const well = { id: name, name, field_id: id, status, source: 'import' as const };
    await db
      .insertInto('well')
      .values({ ...well, uwi: null, manufacturer_id: null, first_day: null, last_day: null })
      .execute();
    await writeDays(db, name, wells[name]!, from);
  }
}

/** Writes the rows of a well anew. */
export async function writeDays(
  db: Kysely<Database>,
  wellId: string,
  well: SmallWell,
  from = 0,
): Promise<void> {
  await db.deleteFrom('daily_production').where('well_id', '=', wellId).execute();
  const rows = well.oil.map((oil, i) => ({
    ...noGauges,
    well_id: wellId,
    day: day(from + i),
    oil,
    gas: well.gas?.[i] ?? null,
    hours: well.hours?.[i] === undefined ? 24 : well.hours[i]!,
    flow_kind: well.flowKind?.[i] ?? ('production' as const),
    quality: well.quality?.[i] ?? ('measured' as const),
  }));
  if (rows.length > 0) await db.insertInto('daily_production').values(rows).execute();
  await refreshProductionRollups(db, [wellId]);
}
