import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../database/schema.ts';
import { defaultPotentialMethod } from '../insights/potential.ts';
import type { Choke, LossKind, PotentialMethod, Product } from '../vocabulary.ts';
import { analyticQuery, date, decimal, text, type RowOf } from './analytic-query.ts';
import { closedMonths } from './booked-months.ts';
import { settledDay, windowParts } from './compared-windows.ts';
import { lossCorrections, type CorrectionsAsked } from './book-corrections.ts';
import { entityIds, entityJoins, type Level } from './entities.ts';
import { selectedWells, selectsWholeFields, type DayWindow, type WellSelection } from './selection.ts';

/** Which deferred production is read. */
export interface DeferredSource {
  selection: WellSelection;
  window: DayWindow;
  product: Product;
  /** By which potential. */
  method: PotentialMethod;
  level: Level;
  /** Whether a row is an entity's day, or all of its days in the window. */
  per: RowSpan;
  now: Date;
}

/** What turns the rows of a window into what its books say. */
export const correctionsOf = ({ window, now, ...source }: DeferredSource): CorrectionsAsked => ({
  ...source,
  now,
  parts: windowParts(window, settledDay(now)),
});

/** {@link DeferredSource} of sums without a level. */
export type SumsSource = Omit<DeferredSource, 'level' | 'per' | 'now'>;

/** What of the window a row of deferred production holds. */
export type RowSpan = 'day' | 'window';

/** One entity's loss of one day, or of a window, to one reason; `deferred` in Sm3, `hours` are well hours. */
export interface Loss extends Omit<RowOf<typeof entityLosses.columns>, 'day'> {
  /** Absent for a loss of a whole window. */
  day?: string;
  /** Entry of the operations log behind it, for single wells only. */
  eventId?: string | null;
  start?: Date | null;
  end?: Date | null;
  comment?: string | null;
}

/** The entity that a loss belongs to, and its day. */
interface LossPlace {
  readonly entityId: string;
  readonly day?: string;
}

/** Names what a loss belongs to: an entity and a day, or an entity alone where rows hold a whole window. */
export function lossKey({ day = '', entityId }: LossPlace, per: RowSpan): string {
  return per === 'day' ? `${day} ${entityId}` : entityId;
}

/** All losses of the rows of a page, by {@link lossKey}, largest first. */
export async function readLosses(
  db: Kysely<Database>,
  source: DeferredSource,
  rows: readonly Required<LossPlace>[],
): Promise<Map<string, Loss[]>> {
  if (rows.length === 0) return new Map();
  const losses = new Map<string, Loss[]>();
  for (const loss of await lossesOf(db, source, rows)) {
    const key = lossKey(loss, source.per);
    losses.set(key, [...(losses.get(key) ?? []), loss]);
  }
  return losses;
}

function lossesOf(
  db: Kysely<Database>,
  source: DeferredSource,
  rows: readonly Required<LossPlace>[],
): Promise<Loss[]> {
  const { level } = source;
  if (source.per === 'window') {
    return windowLosses.read(
      db,
      source,
      rows.map(({ entityId }) => entityId),
    );
  }
  return level === 'well'
    ? readWellLosses(db, source, rows)
    : entityLosses.read(db, source, level, [...new Set(rows.map(({ day }) => day))]);
}

function readWellLosses(
  db: Kysely<Database>,
  { product, method }: Pick<DeferredSource, 'product' | 'method'>,
  rows: readonly Required<LossPlace>[],
): Promise<Loss[]> {
  const [wells, days] = [rows.map(({ entityId }) => entityId), rows.map((row) => row.day)];
  return db
    .selectFrom('deferred_loss as loss')
    .innerJoin('deferment_reason as reason', 'reason.code', 'loss.reason_code')
    .leftJoin('well_event as event', 'event.id', 'loss.event_id')
    .select(({ ref }) => [
      'loss.day',
      'loss.well_id as entityId',
      'loss.reason_code as reasonCode',
      'reason.text as reasonText',
      'reason.choke',
      'loss.kind',
      ref(`loss.${product}`).as('deferred'),
      sql<number>`round(${ref('loss.hours')}::numeric, 2)::float8`.as('hours'),
      'loss.event_id as eventId',
      'event.starts_at as start',
      'event.ends_at as end',
      'event.remark as comment',
    ])
    .where(
      ({ ref }) =>
        sql<boolean>`(${ref('loss.well_id')}, ${ref('loss.day')}) in (select * from unnest(${wells}::text[], ${days}::date[]))`,
    )
    .where('loss.method', '=', method)
    .where(`loss.${product}`, '>', 0)
    .orderBy('deferred', 'desc')
    .orderBy('loss.reason_code')
    .orderBy('loss.kind')
    .execute();
}

/** Hours that a well lost to one cause in a window, by the default potential; null where it lost nothing to it. */
export async function readLossHours(
  db: Kysely<Database>,
  wellId: string,
  window: DayWindow,
  { reasonCode, kind }: { readonly reasonCode: string; readonly kind: LossKind },
): Promise<number | null> {
  const { hours } = await db
    .selectFrom('deferred_loss')
    .select(sql<number | null>`sum(hours)::float8`.as('hours'))
    .where('well_id', '=', wellId)
    .where('method', '=', defaultPotentialMethod)
    .where(({ between }) => between('day', window.from, window.to))
    .where('reason_code', '=', reasonCode)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return hours;
}

/** The columns that name what a loss belongs to, as {@link lossKey} does. */
export const lossPlace = { day: sql`"entityId", day`, window: sql`"entityId"` } as const satisfies Record<
  RowSpan,
  RawBuilder<unknown>
>;

/** The largest loss of each row of a window, in the order in which {@link readLosses} has them. */
export function largestLosses(source: DeferredSource): RawBuilder<unknown> {
  const { level, per } = source;
  const losses =
    per === 'window'
      ? windowLosses.list(source)
      : level === 'well'
        ? sql`(${wellLosses(source)})`
        : entityLosses.list(source, level);
  const place = lossPlace[per];
  return sql`(select distinct on (${place}) * from ${losses} as loss
              order by ${place}, deferred desc, "reasonCode", kind)`;
}

/** The losses of the selected wells by day. */
const wellLosses = ({ selection, product, method, window }: DeferredSource) => sql`
  select loss.day, loss.well_id as "entityId", loss.reason_code as "reasonCode", reason.text as "reasonText",
         reason.choke, loss.kind, ${sql.ref(`loss.${product}`)} as deferred, loss.hours::float8 as hours
  from deferred_loss as loss join ${selectedWells(selection)} on chosen.well_id = loss.well_id
  join deferment_reason as reason on reason.code = loss.reason_code
  where loss.method = ${method} and loss.day between ${window.from} and ${window.to}
    and ${sql.ref(`loss.${product}`)} > 0`;

const entityLosses = analyticQuery(
  {
    day: date,
    entityId: text(),
    reasonCode: text(),
    reasonText: text(),
    choke: text<Choke>(),
    kind: text<LossKind>(),
    deferred: decimal,
    hours: decimal,
  },
  (
    { selection, window, product, method }: SumsSource,
    level: keyof typeof entityIds,
    days?: readonly string[],
  ) => {
    const isDay = days
      ? sql`loss.day = any(${days}::date[])`
      : sql`loss.day between ${window.from} and ${window.to}`;
    const source = selectsWholeFields(selection)
      ? sql`select loss.* from field_loss_day as loss
            where loss.field_id in (select chosen.field_id from ${selectedWells(selection)})
              and loss.method = ${method} and ${isDay}`
      : sql`select chosen.field_id, loss.day, loss.reason_code, loss.kind, loss.oil, loss.gas, loss.water, loss.hours
            from deferred_loss as loss join ${selectedWells(selection)} on chosen.well_id = loss.well_id
            where loss.method = ${method} and ${isDay}`;
    const volume = sql.ref(`loss.${product}`);
    return sql`
      select loss.day, ${entityIds[level]} as "entityId", loss.reason_code as "reasonCode", reason.text as "reasonText",
             reason.choke, loss.kind, sum(${volume}) as deferred,
             round(sum(loss.hours)::numeric, 2)::float8 as hours
      from (${source}) as loss
      join deferment_reason as reason on reason.code = loss.reason_code
      ${entityJoins('loss.field_id')}
      group by 1, 2, 3, 4, 5, 6
      having sum(${volume}) > 0
      order by deferred desc, loss.reason_code, loss.kind`;
  },
);

/** What each entity lost to each reason in all of a window; in its closed months as the books have it. */
const windowLosses = analyticQuery(
  {
    entityId: text(),
    reasonCode: text(),
    reasonText: text(),
    choke: text<Choke>(),
    kind: text<LossKind>(),
    deferred: decimal,
    hours: decimal,
  },
  (source: DeferredSource, entities?: readonly string[]) => {
    const { level } = source;
    const days = level === 'well' ? sql`(${wellLosses(source)})` : entityLosses.list(source, level);
    return sql`
      select loss."entityId", loss."reasonCode", loss."reasonText", loss.choke, loss.kind,
             -- In one order, so that the same rows come to the same sum to the last digit.
             sum(loss.deferred order by loss.deferred) as deferred, round(sum(loss.hours)::numeric, 2)::float8 as hours
      from (
        select "entityId", "reasonCode", "reasonText", choke, kind, deferred, hours from ${days} as held
        union all
        select * from ${lossCorrections.list(correctionsOf(source))} as corrected
      ) as loss
      ${entities ? sql`where loss."entityId" = any(${entities}::text[])` : sql``}
      group by 1, 2, 3, 4, 5
      having abs(sum(loss.deferred)) > 1e-6
      order by deferred desc, loss."reasonCode", loss.kind`;
  },
);

const lossesByCause = analyticQuery(
  {
    reasonCode: text(),
    reasonText: text(),
    choke: text<Choke>(),
    kind: text<LossKind>(),
    deferred: decimal,
    hours: decimal,
  },
  ({ selection, window, product, method }: SumsSource) => {
    const volume = sql.ref(`loss.${product}`);
    return sql`
      with chosen as materialized (select * from ${selectedWells(selection)}), ${closedMonths},
      loss as (
        select loss.reason_code, loss.kind, ${volume} as volume, loss.hours
        from chosen join deferred_loss as loss on loss.well_id = chosen.well_id
        left join closed on closed.field_id = chosen.field_id
        where loss.method = ${method} and loss.day between ${window.from} and ${window.to}
          and (closed.through is null or loss.day >= closed.open_month)
        union all
        select loss.reason_code, loss.kind, ${volume}, loss.hours
        from chosen join closed on closed.field_id = chosen.field_id
        join book_entry as entry on entry.field_id = closed.field_id
        join book_loss as loss on loss.entry_id = entry.id and loss.well_id = chosen.well_id
        where loss.method = ${method}
          and coalesce(entry.booked_month, closed.open_month) between ${window.from} and ${window.to}
      )
      select loss.reason_code as "reasonCode", reason.text as "reasonText", reason.choke, loss.kind,
             sum(loss.volume) as deferred, sum(loss.hours::float8) as hours
      from loss join deferment_reason as reason on reason.code = loss.reason_code
      group by 1, 2, 3, 4
      having abs(sum(loss.volume)) > 1e-6
      order by deferred desc, loss.reason_code, loss.kind`;
  },
);

/** What the selected wells lost in a month by cause and kind, the most first; in a closed one as the books have it. */
export function readLossesByCause(
  db: Kysely<Database>,
  source: SumsSource,
): Promise<RowOf<typeof lossesByCause.columns>[]> {
  return lossesByCause.read(db, source);
}
