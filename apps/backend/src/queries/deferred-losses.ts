import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Choke, LossKind, Product } from '../vocabulary.ts';
import { selectedWells, selectsWholeFields, type DayWindow, type WellSelection } from './selection.ts';

/** What a row of deferred production sums up. */
export type Level = 'businessUnit' | 'area' | 'field' | 'well';

/** Which deferred production is read. */
export interface DeferredSource {
  selection: WellSelection;
  window: DayWindow;
  product: Product;
  level: Level;
}

/** One entity's loss of one day to one reason. */
export interface LossRow {
  day: string;
  entity_id: string;
  reason_code: string;
  reason_text: string;
  choke: Choke;
  kind: LossKind;
  /** Sm3. */
  deferred: number;
  /** Well hours. */
  hours: number;
  /** For single wells only. */
  event_id: string | null;
  event_start: Date | null;
  event_end: Date | null;
  event_remark: string | null;
}

/** Names the day and entity that a loss belongs to. */
export function lossKey({ day, entity_id }: Pick<LossRow, 'day' | 'entity_id'>): string {
  return `${day} ${entity_id}`;
}

/** All losses of the rows of a page, by {@link lossKey}, largest first. */
export async function readLosses(
  db: Kysely<Database>,
  source: DeferredSource,
  rows: readonly Pick<LossRow, 'day' | 'entity_id'>[],
): Promise<Map<string, LossRow[]>> {
  const days = [...new Set(rows.map(({ day }) => day))];
  if (days.length === 0) return new Map();
  const found = await (source.level === 'well' ? wellLosses : entityLosses)(source, days, rows).execute(db);
  const losses = new Map<string, LossRow[]>();
  for (const loss of found.rows) {
    const together = losses.get(lossKey(loss));
    if (together === undefined) losses.set(lossKey(loss), [loss]);
    else together.push(loss);
  }
  return losses;
}

function wellLosses(
  { product }: DeferredSource,
  days: readonly string[],
  rows: readonly Pick<LossRow, 'entity_id'>[],
): RawBuilder<LossRow> {
  const wells = [...new Set(rows.map(({ entity_id }) => entity_id))];
  return sql<LossRow>`
    select loss.day, loss.well_id as entity_id, loss.reason_code, reason.text as reason_text, reason.choke, loss.kind,
           round(loss.hours::numeric, 2)::float8 as hours, ${sql.ref(`loss.${product}`)} as deferred, loss.event_id, event.starts_at as event_start,
           event.ends_at as event_end, event.remark as event_remark
    from deferred_loss as loss
    join deferment_reason as reason on reason.code = loss.reason_code
    left join well_event as event on event.id = loss.event_id
    where loss.well_id = any(${wells}) and loss.day = any(${days}::date[]) and ${sql.ref(`loss.${product}`)} > 0
    order by deferred desc, loss.reason_code, loss.kind`;
}

function entityLosses(
  { selection, product, level }: DeferredSource,
  days: readonly string[],
): RawBuilder<LossRow> {
  const source = selectsWholeFields(selection)
    ? sql`select loss.* from field_loss_day as loss
          where loss.field_id in (select chosen.field_id from ${selectedWells(selection)} as chosen)
            and loss.day = any(${days}::date[])`
    : sql`select chosen.field_id, loss.day, loss.reason_code, loss.kind, loss.oil, loss.gas, loss.water, loss.hours
          from deferred_loss as loss join ${selectedWells(selection)} as chosen on chosen.well_id = loss.well_id
          where loss.day = any(${days}::date[])`;
  return sql<LossRow>`
    select loss.day, ${entityIds[level as Exclude<Level, 'well'>]} as entity_id, loss.reason_code, reason.text as reason_text, reason.choke,
           loss.kind, sum(${sql.ref(`loss.${product}`)}) as deferred, round(sum(loss.hours)::numeric, 2)::float8 as hours, null as event_id,
           null as event_start, null as event_end, null as event_remark
    from (${source}) as loss
    join deferment_reason as reason on reason.code = loss.reason_code
    join field on field.id = loss.field_id
    join area on area.id = field.area_id
    group by 1, 2, 3, 4, 5, 6
    having sum(${sql.ref(`loss.${product}`)}) > 0
    order by deferred desc, loss.reason_code, loss.kind`;
}

const entityIds: Record<Exclude<Level, 'well'>, RawBuilder<unknown>> = {
  field: sql`loss.field_id`,
  area: sql`area.id`,
  businessUnit: sql`area.business_unit_id`,
};
