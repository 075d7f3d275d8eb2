import { needsRepair, workOfLoss } from '@cnx/api/loss-work';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { anyOf } from '../database/expressions.ts';
import { lastDayOf } from '../database/months-by-row.ts';
import { restartAfterDays } from '../insights/limits.ts';
import { dayNumber, isoDay } from '../production-day.ts';
import type { MainProduct, ScheduleActivity, WellStatus } from '../vocabulary.ts';
import { openWork } from './loss-work.ts';
import { mainProduct } from './main-product.ts';
import { productionDay } from './selection.ts';
import { readStopCauses } from './stop-causes.ts';
import { readTimesToRestore } from './times-to-restore.ts';

/** Days whose hours on stream and stops say what is usual. */
const usualDays = 365;
/** A stop without any known time to restore is taken to last this long (h). */
const unknownHours = 24;

/** How a well goes on from the newest day of its field; days are since 1970-01-01. */
export interface WellOutlook {
  readonly id: string;
  readonly name: string;
  readonly status: WellStatus;
  readonly product: MainProduct;
  /** Last day on which it made any of its product; null where it never did. */
  readonly lastMade: number | null;
  /**
   * `running`; `returns`: it stands still and comes back on `returns`; `waits`: it stands still for a cause that only work removes, and none is
   * planned; `out`: it is suspended or abandoned, or has made nothing for more than 30 days, and is in no forecast.
   */
  readonly state: 'running' | 'returns' | 'waits' | 'out';
  /** First day on which it produces again; null unless it returns. */
  readonly returns: number | null;
  /** What says so: an order of work, or the field's usual time to restore. */
  readonly returnsBy: 'work' | 'usual' | null;
  /** Code of what stopped it, by the log; null unless it stands still and that is known. */
  readonly cause: string | null;
}

/** What the forecasts of a field's wells have in common. */
export interface FieldOutlook {
  readonly wells: readonly WellOutlook[];
  /** Newest day with a report, or of a month that counts as a whole; null without one. */
  readonly newest: number | null;
  /** Hours that an unplanned stop usually takes, over the last year. */
  readonly usualHours: number;
  /**
   * What the wells made in the last year over what they would have made at their own mean rates without any downtime, by product; 1 where
   * that is not known.
   */
  readonly onStream: Readonly<Record<MainProduct, number>>;
}

/** How the wells of fields go on. */
export async function readFieldOutlooks(
  db: Kysely<Database>,
  fieldIds: readonly string[],
  now: Date,
): Promise<Map<string, FieldOutlook>> {
  const wells = await readWells(db, fieldIds);
  const causes = await readStopCauses(
    db,
    wells.flatMap(({ id, lastDay, lastMade }) => (lastMade !== null && lastMade < lastDay ? id : [])),
  );
  const returns = await readReturns(db, fieldIds, causes, now);
  const outlooks = new Map<string, FieldOutlook>();
  for (const id of fieldIds) {
    const own = wells.filter(({ fieldId }) => fieldId === id);
    const days = own.flatMap(({ lastDay }) => (lastDay === null ? [] : [dayNumber(lastDay)]));
    const newest = days.length === 0 ? null : Math.max(...days);
    const usualHours = newest === null ? unknownHours : await readUsualHours(db, id, newest);
    const usualReturn = newest === null ? 0 : newest + Math.max(1, Math.ceil(usualHours / 24));
    const going = own.map((well) =>
      outlookOf(well, newest, {
        ...{ work: returns.get(well.id) ?? null, usual: usualReturn },
        cause: causes.get(well.id) ?? null,
      }),
    );
    outlooks.set(id, {
      wells: going,
      newest,
      usualHours,
      onStream: newest === null ? { oil: 1, gas: 1 } : await readOnStream(db, going, newest),
    });
  }
  return outlooks;
}

type WellRow = Awaited<ReturnType<typeof readWells>>[number];

function outlookOf(
  well: WellRow,
  newest: number | null,
  back: { readonly work: string | null; readonly usual: number; readonly cause: string | null },
): WellOutlook {
  const { id, name, status, product } = well;
  const of = { id, name, status, product };
  const lastMade = well.lastMade === null ? null : dayNumber(well.lastMade);
  const isOut =
    newest === null ||
    lastMade === null ||
    status === 'suspended' ||
    status === 'abandoned' ||
    newest - lastMade > restartAfterDays;
  const stays = { ...of, lastMade, returns: null, returnsBy: null, cause: null } as const;
  if (isOut) return { ...stays, state: 'out' };
  // A day without a report says nothing: only one that was reported without product is a stop.
  if (dayNumber(well.lastDay) <= lastMade) return { ...stays, state: 'running' };
  const { work, usual, cause } = back;
  if (work !== null)
    return {
      ...{ ...stays, state: 'returns', returnsBy: 'work', cause },
      returns: Math.max(newest + 1, dayNumber(work) + 1),
    };
  if (needsRepair(cause)) return { ...stays, state: 'waits', cause };
  return { ...stays, state: 'returns', returns: usual, returnsBy: 'usual', cause };
}

/** The last days of the newest month of a `well` that counts as a whole, and of the newest of these with its product. */
const newestMonths = sql<{ last_day: string | null; last_made: string | null }>`(
  select max(${lastDayOf(sql`held.month`)}) as last_day,
         max(${lastDayOf(sql`held.month`)}) filter (where case ${mainProduct} when 'gas' then held.gas else held.oil end > 0) as last_made
  from well_month as held where held.by_month and held.well_id = well.id
)`.as<'month'>(sql.ref('month'));

async function readWells(db: Kysely<Database>, fieldIds: readonly string[]) {
  return db
    .selectFrom('well')
    .innerJoin('field', 'field.id', 'well.field_id')
    .leftJoinLateral(newestMonths, (join) => join.onTrue())
    .select(['well.id', 'well.name', 'well.status', 'well.field_id as fieldId'])
    .select(sql<string>`coalesce(well.last_day, month.last_day)`.as('lastDay'))
    .select(mainProduct.as('product'))
    .select(({ selectFrom, fn }) => [
      fn
        .coalesce(
          selectFrom('daily_production as daily')
            .select('daily.day')
            .whereRef('daily.well_id', '=', 'well.id')
            .where(sql<boolean>`case ${mainProduct} when 'gas' then daily.gas else daily.oil end > 0`)
            .orderBy('daily.day', 'desc')
            .limit(1),
          sql<string>`case when well.last_day is null then month.last_made end`,
        )
        .as('lastMade'),
    ])
    .where('well.field_id', '=', anyOf(fieldIds))
    .where('well.flow_kind', '=', 'production')
    .where(sql<boolean>`coalesce(well.last_day, month.last_day) is not null`)
    .orderBy('well.name')
    .execute();
}

/**
 * The day on which the work ends that brings a well back which stands still, by well: of work that can, as losses know it, what has not ended
 * as planned.
 * @param causes why wells are off stream, where that is known
 */
async function readReturns(
  db: Kysely<Database>,
  fieldIds: readonly string[],
  causes: ReadonlyMap<string, string>,
  now: Date,
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('schedule_entry as entry')
    .innerJoin('well', 'well.id', 'entry.well_id')
    .innerJoin('field', 'field.id', 'well.field_id')
    .select(['well.id', 'entry.activity', 'entry.planned_start as plannedStart'])
    .select(productionDay(sql.ref('entry.planned_end'), 'field').as('day'))
    .where('well.field_id', '=', anyOf(fieldIds))
    .where('entry.status', 'in', openWork)
    .where('entry.planned_end', '>', now)
    .where('entry.actual_end', 'is', null)
    .orderBy('entry.planned_start')
    .orderBy('entry.id')
    .execute();
  const works = new Map<string, { activity: ScheduleActivity; plannedStart: string; day: string }[]>();
  for (const { id, plannedStart, ...row } of rows)
    works.set(id, [...(works.get(id) ?? []), { ...row, plannedStart: plannedStart.toISOString() }]);
  return new Map(
    [...works].flatMap(([id, ofWell]) => {
      const { repair } = workOfLoss(ofWell, { isDown: true, cause: causes.get(id) ?? null });
      return repair ? [[id, repair.day] as const] : [];
    }),
  );
}

/** Mean hours of the field's unplanned stops that ended in the last year; those of all fields where none did. */
async function readUsualHours(db: Kysely<Database>, fieldId: string, newest: number): Promise<number> {
  const window = { from: isoDay(newest - usualDays + 1), to: isoDay(newest) };
  const own = await readTimesToRestore(db, { fieldIds: [fieldId] }, window);
  if (own.total.meanHours !== null) return own.total.meanHours;
  return (await readTimesToRestore(db, {}, window)).total.meanHours ?? unknownHours;
}

async function readOnStream(
  db: Kysely<Database>,
  wells: readonly WellOutlook[],
  newest: number,
): Promise<Record<MainProduct, number>> {
  const going = wells.filter(({ state }) => state !== 'out');
  const rows = await db
    .selectFrom('daily_production as daily')
    .select('daily.well_id as id')
    .select([
      sql<number>`count(*)::int`.as('days'),
      sql<number>`coalesce(sum(least(24, coalesce(daily.hours, 24))::float8), 0)`.as('hours'),
      sql<number>`coalesce(sum(daily.oil::float8), 0)`.as('oil'),
      sql<number>`coalesce(sum(daily.gas::float8), 0)`.as('gas'),
    ])
    .where('daily.well_id', '=', anyOf(going.map(({ id }) => id)))
    .where('daily.day', '>', isoDay(newest - usualDays))
    .where('daily.flow_kind', '=', 'production')
    .where(sql<boolean>`coalesce(daily.oil, daily.gas) is not null`)
    .groupBy('daily.well_id')
    .execute();
  const ofMonths = await db
    .selectFrom('well_month as made')
    .innerJoin('well', 'well.id', 'made.well_id')
    .select('made.well_id as id')
    .select([
      sql<number>`sum(made.days)::int`.as('days'),
      sql<number>`sum(least(24 * made.days, coalesce(made.hours, 24 * made.days)))`.as('hours'),
      sql<number>`coalesce(sum(made.oil), 0)`.as('oil'),
      sql<number>`coalesce(sum(made.gas), 0)`.as('gas'),
    ])
    .where('made.well_id', '=', anyOf(going.map(({ id }) => id)))
    .where('made.by_month', '=', true)
    .where('well.last_day', 'is', null)
    .where('made.month', '>', isoDay(newest - usualDays))
    .groupBy('made.well_id')
    .execute();
  const factorOf = (product: MainProduct): number => {
    const own = new Set(going.filter((well) => well.product === product).map(({ id }) => id));
    let [made, whole] = [0, 0];
    for (const { id, days, hours, ...volumes } of [...rows, ...ofMonths]) {
      if (!own.has(id) || hours === 0) continue;
      made += volumes[product];
      whole += (volumes[product] * days * 24) / hours;
    }
    return whole > 0 ? made / whole : 1;
  };
  return { oil: factorOf('oil'), gas: factorOf('gas') };
}
