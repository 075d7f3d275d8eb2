import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { components } from '@cnx/api/schema';
import type { Database } from '../database/schema.ts';
import type { Choke, LossKind, PotentialMethod, Product, Quality } from '../database/vocabulary.ts';
import { lossKey, readLosses, type DeferredSource, type Level, type LossRow } from './deferred-losses.ts';
import {
  asPage,
  selectedWells,
  selectsWholeFields,
  type DayWindow,
  type Page,
  type PageRequest,
  type WellSelection,
} from './selection.ts';
import { isoTimeOrNull } from './well-events.ts';

type DeferredProduction = components['schemas']['DeferredProduction'];

/** One day of one entity as it is read; the event's columns are known for single wells only. */
interface DeferredRow {
  day: string;
  entity_id: string;
  entity_name: string;
  potential: number;
  actual: number;
  deferred: number;
  above_potential: number;
  planned: number;
  unplanned: number;
  total: number;
  quality?: Quality;
  method?: PotentialMethod;
  event_id?: string | null;
  event_start?: Date | null;
  event_end?: Date | null;
  event_remark?: string | null;
}

/** How entities above the well are found from a field. */
const fieldJoins = sql`
  join field on field.id = sums.field_id
  join area on area.id = field.area_id
  join business_unit as unit on unit.id = area.business_unit_id`;

const entityColumns: Record<Exclude<Level, 'well'>, RawBuilder<unknown>> = {
  field: sql`field.id as entity_id, field.name as entity_name`,
  area: sql`area.id as entity_id, area.name as entity_name`,
  businessUnit: sql`unit.id as entity_id, unit.name as entity_name`,
};

/**
 * Deferred production per day and entity, newest day first, each row with all of its losses by reason. Sums of
 * whole fields come from the sums kept per field, any other selection from its wells.
 */
export async function listDeferredProduction(
  db: Kysely<Database>,
  selection: WellSelection,
  window: DayWindow,
  page: PageRequest,
  { level, product }: { level: Level; product: Product },
): Promise<Page<DeferredProduction>> {
  const source = { selection, window, product, level };
  const query = level === 'well' ? wellRows(source, page) : entityRows(source, level, page);
  const { rows } = await query.execute(db);
  const losses = await readLosses(db, source, rows);
  return asPage(rows, (row) => shape(row, level, product, losses.get(lossKey(row)) ?? []));
}

function wellRows(
  { selection, window, product }: DeferredSource,
  page: PageRequest,
): RawBuilder<DeferredRow> {
  return sql<DeferredRow>`
    select found.*, event.starts_at as event_start, event.ends_at as event_end, event.remark as event_remark
    from (
      select loss.day, loss.well_id as entity_id, chosen.well_name as entity_name, loss.potential, loss.actual,
             loss.deferred, loss.above_potential, loss.planned, loss.unplanned, loss.quality, loss.method,
             loss.event_id, (count(*) over ())::int as total
      from deferred_production as loss join ${selectedWells(selection)} as chosen on chosen.well_id = loss.well_id
      where loss.product = ${product} and loss.day between ${window.from} and ${window.to}
      order by loss.day desc, chosen.well_name, loss.well_id
      limit ${page.limit} offset ${page.offset}
    ) as found
    left join well_event as event on event.id = found.event_id
    order by found.day desc, found.entity_name, found.entity_id`;
}

function entityRows(
  { selection, window, product }: DeferredSource,
  level: Exclude<Level, 'well'>,
  page: PageRequest,
): RawBuilder<DeferredRow> {
  const sums = selectsWholeFields(selection)
    ? sql`select * from field_deferred_day
          where field_id in (select chosen.field_id from ${selectedWells(selection)} as chosen)
            and product = ${product} and day between ${window.from} and ${window.to}`
    : sql`select chosen.field_id, loss.day, loss.potential, loss.actual, loss.deferred, loss.above_potential,
                 loss.planned, loss.unplanned
          from deferred_production as loss join ${selectedWells(selection)} as chosen on chosen.well_id = loss.well_id
          where loss.product = ${product} and loss.day between ${window.from} and ${window.to}`;
  return sql<DeferredRow>`
    select sums.day, ${entityColumns[level]}, sum(sums.potential) as potential, sum(sums.actual) as actual,
           sum(sums.deferred) as deferred, sum(sums.above_potential) as above_potential,
           sum(sums.planned) as planned, sum(sums.unplanned) as unplanned, (count(*) over ())::int as total
    from (${sums}) as sums ${fieldJoins}
    group by sums.day, entity_id, entity_name
    order by sums.day desc, entity_name, entity_id
    limit ${page.limit} offset ${page.offset}`;
}

function shape(
  row: DeferredRow,
  level: Level,
  product: Product,
  losses: readonly LossRow[],
): DeferredProduction {
  const largest = losses[0];
  return {
    period: row.day,
    entity: { level, id: row.entity_id, name: row.entity_name },
    product,
    potential: row.potential,
    actual: row.actual,
    deferred: row.deferred,
    abovePotential: row.above_potential,
    planned: row.planned,
    unplanned: row.unplanned,
    choke: largest?.choke ?? null,
    reasonCode: largest?.reason_code ?? null,
    reasonText: largest?.reason_text ?? null,
    equipmentClass: largest === undefined ? null : (equipmentClasses[largest.reason_code] ?? null),
    eventId: row.event_id ?? null,
    start: isoTimeOrNull(row.event_start ?? null),
    end: isoTimeOrNull(row.event_end ?? null),
    hours: largest?.hours ?? null,
    kind: largest?.kind ?? null,
    estimationMethod: row.method ?? 'trailingMedian',
    efficiencyPct: row.potential > 0 ? (100 * row.actual) / row.potential : null,
    comment: row.event_remark ?? null,
    // The potential of a sum is a sum of estimates, whatever its wells measured.
    quality: row.quality ?? 'estimated',
    reasons: losses.map(asReason),
  };
}

function asReason(loss: LossRow): DeferredProduction['reasons'][number] {
  return {
    reasonCode: loss.reason_code,
    reasonText: loss.reason_text,
    choke: loss.choke as Choke,
    kind: loss.kind as LossKind,
    deferred: loss.deferred,
    hours: loss.hours,
  };
}

/** ISO 14224 classes of the equipment behind a reason, where it names one. */
const equipmentClasses: Readonly<Record<string, string>> = {
  'lift-equipment-failure': 'Electric submersible pumps',
  separator: 'Pressure vessels',
  compressor: 'Compressors',
  power: 'Electric generators',
  'water-handling': 'Pumps',
  pipeline: 'Pipelines',
};
