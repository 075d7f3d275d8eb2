import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Choke, LossKind, Product } from '../database/vocabulary.ts';
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
}

/** Names the day and entity that a loss belongs to. */
export function lossKey({ day, entity_id }: Pick<LossRow, 'day' | 'entity_id'>): string {
  return `${day} ${entity_id}`;
}

/** All losses of the rows of a page, by {@link lossKey}, largest first. */
export async function readLosses(
  db: Kysely<Database>,
  { selection, product, level }: DeferredSource,
  rows: readonly Pick<LossRow, 'day' | 'entity_id'>[],
): Promise<Map<string, LossRow[]>> {
  const days = [...new Set(rows.map(({ day }) => day))];
  if (days.length === 0) return new Map();
  const kept = level !== 'well' && selectsWholeFields(selection);
  const source = kept
    ? sql`select field_id, null::text as well_id, day, reason_code, kind, choke, deferred, hours
          from field_loss_day
          where field_id in (select chosen.field_id from ${selectedWells(selection)} as chosen)
            and product = ${product} and day = any(${days}::date[])`
    : sql`select chosen.field_id, loss.well_id, loss.day, loss.reason_code, loss.kind, loss.choke, loss.deferred,
                 loss.hours
          from deferred_loss as loss join ${selectedWells(selection)} as chosen on chosen.well_id = loss.well_id
          where loss.product = ${product} and loss.day = any(${days}::date[])`;
  const found = await sql<LossRow>`
    select loss.day, ${entityIds[level]} as entity_id, loss.reason_code, reason.text as reason_text, loss.kind,
           min(loss.choke) as choke, sum(loss.deferred) as deferred, sum(loss.hours) as hours
    from (${source}) as loss
    join deferment_reason as reason on reason.code = loss.reason_code
    join field on field.id = loss.field_id
    join area on area.id = field.area_id
    group by 1, 2, 3, 4, 5
    order by sum(loss.deferred) desc, loss.reason_code, loss.kind`.execute(db);
  const losses = new Map<string, LossRow[]>();
  for (const loss of found.rows) {
    const together = losses.get(lossKey(loss));
    if (together === undefined) losses.set(lossKey(loss), [loss]);
    else together.push(loss);
  }
  return losses;
}

const entityIds: Record<Level, RawBuilder<unknown>> = {
  well: sql`loss.well_id`,
  field: sql`loss.field_id`,
  area: sql`area.id`,
  businessUnit: sql`area.business_unit_id`,
};
