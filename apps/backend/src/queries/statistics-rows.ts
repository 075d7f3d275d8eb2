import type { components } from '@cnx/api/schema';
import type { Product } from '../vocabulary.ts';
import type { RowOf } from './analytic-query.ts';
import type { countedAdjustments } from './book-corrections.ts';
import { missingOf } from './missing-days.ts';
import { figuresOf, summed } from './production-figures.ts';
import type { sumsByWell } from './production-periods.ts';

// Rows of statistics: sums of wells by what they are grouped by.

type StatisticsRow = components['schemas']['StatisticsRow'];
type Entity = components['schemas']['StatisticsEntity'];
/** What a well made in a window. */
export type WellSums = RowOf<typeof sumsByWell.columns>;

/** What a row is of, by level. */
export const entityOf: Record<Entity['level'], (row: WellSums) => Entity> = {
  businessUnit: (row) => entity('businessUnit', row.businessUnitId, row.businessUnitName),
  area: (row) => entity('area', row.areaId, row.areaName, row.businessUnitName),
  field: (row) => entity('field', row.fieldId, row.fieldName, row.areaName),
  well: (row) => entity('well', row.wellId, row.wellName, row.fieldName),
  method: (row) => entity('method', row.method, null),
  manufacturer: (row) => entity('manufacturer', row.manufacturerId, row.manufacturerName),
};

function entity(
  level: Entity['level'],
  id: string | null,
  name: string | null,
  place: string | null = null,
): Entity {
  return { level, id, name, place };
}

/** Rows of an entity. */
interface Group {
  readonly entity: Entity;
  readonly rows: WellSums[];
}

/** Rows by the entity that they belong to. */
export function grouped(rows: readonly WellSums[], level: Entity['level']): Map<string, Group> {
  const groups = new Map<string, Group>();
  for (const row of rows) {
    const of = entityOf[level](row);
    const group = groups.get(of.id ?? '') ?? { entity: of, rows: [] };
    group.rows.push(row);
    groups.set(of.id ?? '', group);
  }
  return groups;
}

/** What wells come to in a window; null where none has a report or an adjustment. An adjustment alone makes no well that reports. */
export function totalOf(rows: readonly WellSums[] | undefined, product: Product) {
  const known = rows?.filter((row) => row.known) ?? [];
  const sums = summed(known);
  return sums ? figuresOf(sums, known.filter(({ days }) => days > 0).length, product) : null;
}

/** What the wells of a row owe; nothing where they owe nothing. */
function estimatedOfRows(rows: readonly WellSums[]): Pick<StatisticsRow, 'estimated'> | undefined {
  const estimated = missingOf(rows);
  return estimated && { estimated };
}

/** What wells are for, and the efficiency of that: the condensate of gas wells says nothing of them. */
function mainOf(
  rows: readonly WellSums[],
): Required<Pick<StatisticsRow, 'mainProduct' | 'mainEfficiencyPct'>> {
  const producing = rows.filter(({ oil, gas }) => oil !== null || gas !== null);
  const isGas = producing.length > 0 && producing.every(({ mainProduct }) => mainProduct === 'gas');
  const mainProduct = isGas ? 'gas' : 'oil';
  return { mainProduct, mainEfficiencyPct: totalOf(rows, mainProduct)?.efficiencyPct ?? null };
}

/** What adjustments brought to each well; wells without one are left out. */
type Adjustments = ReadonlyMap<string, RowOf<typeof countedAdjustments.columns>>;

/** What adjustments brought to wells; nothing where none counts. */
function adjustedOf(
  rows: readonly WellSums[],
  adjustments: Adjustments,
): Pick<StatisticsRow, 'adjusted'> | undefined {
  const own = rows.flatMap(({ wellId }) => adjustments.get(wellId) ?? []);
  if (own.length === 0) return undefined;
  const sum = (name: 'oil' | 'gas' | 'water' | 'injection' | 'deferred') =>
    own.reduce((all, line) => all + line[name], 0);
  return {
    adjusted: {
      ...{ oil: sum('oil'), gas: sum('gas'), water: sum('water') },
      ...{ injection: sum('injection'), deferred: sum('deferred') },
    },
  };
}

const noAdjustments: Adjustments = new Map();

/** What standing losses of a product lacked on the wells of rows; nothing where none did. */
function standingOfRows(
  rows: readonly WellSums[],
  standing: ReadonlyMap<string, { readonly volume: number }>,
): Pick<StatisticsRow, 'standing'> | undefined {
  const lacked = rows.reduce((sum, { wellId }) => sum + (standing.get(wellId)?.volume ?? 0), 0);
  return lacked > 0 ? { standing: lacked } : undefined;
}

const noneStanding: ReadonlyMap<string, { readonly volume: number }> = new Map();

/** Rows of a level, the largest volume first; what reported in one of the windows only, or owes a report, is among them. */
export function rowsOf(
  now: readonly WellSums[],
  before: readonly WellSums[],
  level: Entity['level'],
  product: Product,
  adjustments: Adjustments = noAdjustments,
  standing: ReadonlyMap<string, { readonly volume: number }> = noneStanding,
): StatisticsRow[] {
  const [groups, earlier] = [grouped(now, level), grouped(before, level)];
  return [...new Map([...earlier, ...groups])]
    .map(([key, group]) => ({
      entity: group.entity,
      figures: totalOf(groups.get(key)?.rows, product),
      before: totalOf(earlier.get(key)?.rows, product),
      ...mainOf(groups.get(key)?.rows ?? []),
      ...adjustedOf(groups.get(key)?.rows ?? [], adjustments),
      ...standingOfRows(groups.get(key)?.rows ?? [], standing),
      ...estimatedOfRows(groups.get(key)?.rows ?? []),
    }))
    .sort(
      (one, other) =>
        (other.figures?.[product] ?? -Infinity) - (one.figures?.[product] ?? -Infinity) ||
        (one.entity.name ?? '').localeCompare(other.entity.name ?? '', 'en') ||
        (one.entity.id ?? '').localeCompare(other.entity.id ?? '', 'en'),
    );
}
