import type { components } from '@cnx/api/schema';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { restartAfterDays } from '../insights/limits.ts';
import { newestDays } from '../recompute/owed-reports.ts';
import { everyDay } from './grouped-events.ts';
import { mainProductOf } from './main-product.ts';
import { selectedWells, type WellSelection } from './selection.ts';

type SteepDecline = components['schemas']['SteepDecline'];

/**
 * The stored declines of the selected wells, with null for a well that has stopped: one without a valid day in the 30 before the newest day of its field, or
 * that is suspended or abandoned.
 */
export const declinesOfWells = (db: Kysely<Database>, selection: WellSelection, now: Date) =>
  db
    .with('chosen', (of) => of.selectFrom(selectedWells(selection)).selectAll())
    .with('newest', () => sql<{ field_id: string; day: string | null }>`(${newestDays(everyDay, now)})`)
    .selectFrom('chosen')
    .innerJoin('well', 'well.id', 'chosen.well_id')
    .leftJoin('newest', 'newest.field_id', 'chosen.field_id')
    .leftJoin('well_decline as decline', (join) =>
      join
        .onRef('decline.well_id', '=', 'chosen.well_id')
        .on('well.status', 'not in', ['suspended', 'abandoned'])
        .on(sql<boolean>`decline.to_day >= newest.day - ${restartAfterDays}::int`),
    )
    .select(['chosen.well_id as id', 'chosen.well_name as name', 'chosen.field_id as fieldId'])
    .select(['chosen.field_name as fieldName', 'decline.product', 'decline.from_day', 'decline.to_day'])
    .select(['decline.recent', 'decline.year', 'decline.rate', 'decline.expected', 'decline.steep'])
    .select(['decline.version', mainProductOf(sql.ref('chosen.well_id')).as('mainProduct')]);

type WellDecline = Awaited<ReturnType<ReturnType<typeof declinesOfWells>['execute']>>[number];

/** Days that a decline is said for (valid days). */
const pctDays = 30;
const pctOf = (decline: number): number => 100 * -Math.expm1(-decline * pctDays);

/** A well that slides, by its stored decline, which must not be null. */
export const steepWell = (
  well: SteepDecline['well'],
  decline: Omit<WellDecline, 'id' | 'name' | 'fieldId' | 'fieldName' | 'mainProduct'>,
): SteepDecline => ({
  well,
  product: decline.product!,
  from: decline.from_day!,
  to: decline.to_day!,
  recentPct: pctOf(decline.recent!),
  yearPct: pctOf(decline.year!),
  rate: decline.rate!,
  expected: decline.expected!,
  version: decline.version!,
});

/** The selected wells that slide. */
export async function readSteepWells(
  db: Kysely<Database>,
  selection: WellSelection,
  now: Date,
): Promise<SteepDecline[]> {
  const rows = await declinesOfWells(db, selection, now).where('decline.steep', '=', true).execute();
  return rows.map(({ id, name, fieldId, fieldName, ...decline }) =>
    steepWell({ id, name, fieldId, fieldName }, decline),
  );
}
