import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { components } from '@cnx/api/schema';
import type { Database } from '../database/schema.ts';
import type { PotentialMethod, Product, Quality } from '../vocabulary.ts';
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

/** One day of one entity as it is read; quality and method are known for single wells only. */
interface DeferredRow {
  day: string;
  entity_id: string;
  entity_name: string;
  potential: number;
  actual: number;
  deferred: number;
  above_potential: number;
  planned: number;
  total: number;
  quality?: Quality;
  method?: PotentialMethod;
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
  const { potential, actual, planned } = columnsOf(product);
  return sql<DeferredRow>`
    select loss.day, loss.well_id as entity_id, chosen.well_name as entity_name, ${potential} as potential,
           ${actual} as actual, greatest(0, ${potential} - ${actual}) as deferred,
           greatest(0, ${actual} - ${potential}) as above_potential, ${planned} as planned, loss.quality, loss.method,
           (count(*) over ())::int as total
    from deferred_production as loss join ${selectedWells(selection)} as chosen on chosen.well_id = loss.well_id
    where loss.day between ${window.from} and ${window.to} and ${potential} is not null
    order by loss.day desc, chosen.well_name, loss.well_id
    limit ${page.limit} offset ${page.offset}`;
}

/** Columns of a product in `deferred_production`. */
function columnsOf(product: Product): Record<'potential' | 'actual' | 'planned', RawBuilder<number>> {
  return {
    potential: sql<number>`${sql.ref(`loss.${product}_potential`)}`,
    actual: sql<number>`${sql.ref(`loss.${product}_actual`)}`,
    planned: sql<number>`${sql.ref(`loss.${product}_planned`)}`,
  };
}

function entityRows(
  { selection, window, product }: DeferredSource,
  level: Exclude<Level, 'well'>,
  page: PageRequest,
): RawBuilder<DeferredRow> {
  const { potential, actual, planned } = columnsOf(product);
  const kept = (name: string) => sql`${sql.ref(`loss.${product}_${name}`)} as ${sql.ref(name)}`;
  const sums = selectsWholeFields(selection)
    ? sql`select loss.field_id, loss.day, ${sql.join(sumNames.map(kept))}
          from field_deferred_day as loss
          where loss.field_id in (select chosen.field_id from ${selectedWells(selection)} as chosen)
            and loss.day between ${window.from} and ${window.to}`
    : sql`select chosen.field_id, loss.day, ${potential} as potential, ${actual} as actual,
                 greatest(0, ${potential} - ${actual}) as deferred,
                 greatest(0, ${actual} - ${potential}) as above_potential, ${planned} as planned
          from deferred_production as loss join ${selectedWells(selection)} as chosen on chosen.well_id = loss.well_id
          where loss.day between ${window.from} and ${window.to} and ${potential} is not null`;
  return sql<DeferredRow>`
    select sums.day, ${entityColumns[level]}, sum(sums.potential) as potential, sum(sums.actual) as actual,
           sum(sums.deferred) as deferred, sum(sums.above_potential) as above_potential,
           sum(sums.planned) as planned, (count(*) over ())::int as total
    from (${sums}) as sums ${fieldJoins}
    group by sums.day, entity_id, entity_name
    order by sums.day desc, entity_name, entity_id
    limit ${page.limit} offset ${page.offset}`;
}

const sumNames = ['potential', 'actual', 'deferred', 'above_potential', 'planned'] as const;

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
    unplanned: Math.max(0, row.deferred - row.planned),
    choke: largest?.choke ?? null,
    reasonCode: largest?.reason_code ?? null,
    reasonText: largest?.reason_text ?? null,
    equipmentClass: largest === undefined ? null : (equipmentClasses[largest.reason_code] ?? null),
    eventId: largest?.event_id ?? null,
    start: isoTimeOrNull(largest?.event_start ?? null),
    end: isoTimeOrNull(largest?.event_end ?? null),
    hours: largest?.hours ?? null,
    kind: largest?.kind ?? null,
    estimationMethod: row.method ?? 'trailingMedian',
    efficiencyPct: row.potential > 0 ? (100 * row.actual) / row.potential : null,
    comment: largest?.event_remark ?? null,
    // The potential of a sum is a sum of estimates, whatever its wells measured.
    quality: row.quality ?? 'estimated',
    reasons: losses.map(asReason),
  };
}

function asReason(loss: LossRow): DeferredProduction['reasons'][number] {
  return {
    reasonCode: loss.reason_code,
    reasonText: loss.reason_text,
    choke: loss.choke,
    kind: loss.kind,
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
