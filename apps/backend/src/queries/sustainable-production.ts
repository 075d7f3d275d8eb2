import { sql, type Kysely, type Selectable } from 'kysely';
import type { components } from '@cnx/api/schema';
import type { Database } from '../database/schema.ts';
import type { SustainabilityMetricTable } from '../database/tables/sustainability.ts';
import { arranged, code, day, number, textOf, type ListColumns } from './arranged-list.ts';
import { windowBefore } from './data-extent.ts';
import { mapPage, pageOf, readPage, type Page, type PageRequest } from './pages.ts';
import { selectedWells, type DayWindow, type WellSelection } from './selection.ts';

type SustainableProduction = components['schemas']['SustainableProduction'];
type Metric = components['schemas']['SustainabilityMetric'];

/** Density of methane at standard conditions (kg/Sm3). */
const methaneDensity = 0.678;
/** Barrels of an Sm3 of oil, and gas that counts as one Sm3 of oil (Sm3). */
const barrelsPerSm3 = 6.29;
const gasPerOilEquivalent = 1_000;

/** What stands in the days of emissions, joined as `daily`, and of production, joined as `made`. */
const quantities = {
  productionBoe: sql<number>`(made.oil + made.gas / ${gasPerOilEquivalent}) * ${barrelsPerSm3}`,
  liquid: sql<number>`(made.oil + made.water)`,
  producedWater: sql<number>`made.water`,
  co2e: sql<number>`(daily.co2e_scope1 + coalesce(daily.co2e_scope2, 0))`,
  flaredGas: sql<number>`daily.flared_gas`,
  ventedGas: sql<number>`daily.vented_gas`,
  methane: sql<number>`daily.methane`,
  methaneVolume: sql<number>`(daily.methane / ${methaneDensity})`,
  marketedGas: sql<number>`daily.marketed_gas`,
  energy: sql<number>`daily.energy`,
  reinjectedWater: sql<number>`daily.reinjected_water`,
};

/** Each figure by what stands over what, and by how much the quotient is multiplied. */
const figures = {
  carbonIntensity: { top: 'co2e', bottom: 'productionBoe', times: 1 },
  flaringIntensity: { top: 'flaredGas', bottom: 'productionBoe', times: 1 },
  methaneIntensity: { top: 'methaneVolume', bottom: 'marketedGas', times: 100 },
  specificEnergy: { top: 'energy', bottom: 'liquid', times: 1 },
  reinjectedPct: { top: 'reinjectedWater', bottom: 'producedWater', times: 100 },
} as const satisfies Record<
  string,
  { top: keyof typeof quantities; bottom: keyof typeof quantities; times: number }
>;
type Figure = keyof typeof figures;
const figureNames = Object.keys(figures) as Figure[];

const columns: ListColumns<'getSustainableProductionInfo'> = {
  entity: textOf('fieldName'),
  period: day,
  productionBoe: number,
  co2e: number,
  carbonIntensity: number,
  flaredGas: number,
  ventedGas: number,
  flaringIntensity: number,
  methane: number,
  methaneIntensity: number,
  energy: number,
  specificEnergy: number,
  producedWater: number,
  reinjectedPct: number,
  quality: code,
};

/** Emissions, energy and water per day and field of the selected wells, newest day first. */
export async function listSustainableProduction(
  db: Kysely<Database>,
  selection: WellSelection,
  window: DayWindow,
  page: PageRequest,
): Promise<Page<SustainableProduction>> {
  const list = fieldDays(db, selection, window)
    .innerJoin('field', 'field.id', 'daily.field_id')
    .select(({ ref }) => [
      'daily.day as period',
      'field.id as fieldId',
      'field.name as fieldName',
      'daily.co2e_scope2',
      sql<
        SustainableProduction['quality']
      >`case ${ref('daily.quality')} when 'measured' then 'measured' else 'estimated' end`.as('quality'),
      'daily.factor_set as factorSet',
      ...(
        [
          ...(['productionBoe', 'co2e', 'flaredGas', 'ventedGas', 'methane', 'energy'] as const),
          ...(['marketedGas', 'producedWater'] as const),
        ] as const
      ).map((name) => quantities[name].as(name)),
      ...figureNames.map((name) => {
        const { top, bottom, times } = figures[name];
        return sql<
          number | null
        >`${times}::float8 * ${quantities[top]} / nullif(greatest(${quantities[bottom]}, 0), 0)`.as(name);
      }),
    ]);
  const rows = arranged(db, list, columns, page, ['-period', 'fieldName', 'fieldId']);
  return mapPage(await readPage(pageOf(rows, page)), ({ fieldId, fieldName, co2e_scope2, ...row }) => ({
    ...row,
    entity: { level: 'field', id: fieldId, name: fieldName },
    scopes: co2e_scope2 === null ? [1] : [1, 2],
  }));
}

/**
 * The days of a window of the fields of the selected wells, as `daily` with their production as `made`. A day of which
 * no production is reported does not count: what was emitted on it stands over nothing.
 */
function fieldDays(db: Kysely<Database>, selection: WellSelection, window: DayWindow) {
  return db
    .selectFrom('sustainability_day as daily')
    .innerJoin('field_day as made', (join) =>
      join.onRef('made.field_id', '=', 'daily.field_id').onRef('made.day', '=', 'daily.day'),
    )
    .where('daily.field_id', 'in', ({ selectFrom }) =>
      selectFrom(selectedWells(selection)).select('chosen.field_id'),
    )
    .where(({ between }) => between('daily.day', window.from, window.to));
}

/** The window's figures against their targets, with those of the window before. */
export async function readSustainabilityMetrics(
  db: Kysely<Database>,
  selection: WellSelection,
  window: DayWindow,
): Promise<Metric[]> {
  const [metrics, current, previous] = await Promise.all([
    db.selectFrom('sustainability_metric').selectAll().orderBy('sort_order').orderBy('code').execute(),
    readFigures(db, selection, window),
    readFigures(db, selection, windowBefore(window)),
  ]);
  return metrics
    .filter((metric) => metric.code in figures)
    .map((metric) => {
      const value = current[metric.code as Figure];
      return {
        code: metric.code,
        label: metric.label,
        value,
        unit: metric.unit,
        target: metric.target,
        previous: previous[metric.code as Figure],
        direction: metric.direction,
        status: statusOf(metric, value),
        method: metric.method,
      };
    });
}

/** Worse than the target by more than the margin is off; without a value there is something to watch. */
function statusOf(
  { target, direction, watch_margin_pct }: Selectable<SustainabilityMetricTable>,
  value: number | null,
): Metric['status'] {
  if (value === null) return 'watch';
  const excess = direction === 'lowerIsBetter' ? value - target : target - value;
  if (excess <= 0) return 'onTrack';
  return excess <= (Math.abs(target) * watch_margin_pct) / 100 ? 'watch' : 'off';
}

/** Keeps of a sum the days on which both sides of a figure are known. */
function bothKnown(name: Figure) {
  const { top, bottom } = figures[name];
  return sql`filter (where ${quantities[top]} is not null and ${quantities[bottom]} is not null)`;
}

/**
 * Each figure from sums over the days on which both its sides are known, so that a window's is not a mean of daily ones;
 * null when its denominator is 0.
 */
function readFigures(
  db: Kysely<Database>,
  selection: WellSelection,
  window: DayWindow,
): Promise<Record<Figure, number | null>> {
  return fieldDays(db, selection, window)
    .select(
      figureNames.map((name) => {
        const { times } = figures[name];
        const [top, bottom] = [quantities[figures[name].top], quantities[figures[name].bottom]];
        const both = bothKnown(name);
        return sql<
          number | null
        >`${times}::float8 * sum(${top}) ${both} / nullif(greatest(sum(${bottom}) ${both}, 0), 0)`.as(name);
      }),
    )
    .executeTakeFirstOrThrow();
}

/** Emissions, energy and water of a window by field of the selected wells, in the order of their names. */
export async function readEmissionsByField(
  db: Kysely<Database>,
  selection: WellSelection,
  window: DayWindow,
): Promise<components['schemas']['ReportedEmissions'][]> {
  const rows = await fieldDays(db, selection, window)
    .innerJoin('field', 'field.id', 'daily.field_id')
    .select(({ ref }) => [
      'field.id',
      'field.name',
      sql<number>`count(*)::int`.as('days'),
      sql<number>`(count(*) filter (where ${ref('daily.quality')} <> 'measured'))::int`.as('estimatedDays'),
      ...(
        ['productionBoe', 'co2e', 'flaredGas', 'ventedGas', 'methane', 'energy', 'producedWater'] as const
      ).map((name) => sql<number>`sum(${quantities[name]})`.as(name)),
      sql<number | null>`sum(${quantities.reinjectedWater})`.as('reinjectedWater'),
      sql<string[]>`jsonb_agg(distinct ${ref('daily.factor_set')})`.as('factorSets'),
    ])
    .groupBy(['field.id', 'field.name'])
    .orderBy('field.name')
    .orderBy('field.id')
    .execute();
  return rows.map(({ id, name, ...sums }) => ({ field: { level: 'field', id, name }, ...sums }));
}

/** The gas of fields on the days that the methane intensity is of, Sm3. */
export interface FieldGas {
  readonly fieldId: string;
  readonly days: number;
  readonly produced: number;
  readonly flared: number;
  readonly vented: number;
  readonly marketed: number;
  /** Water injected again, of all days; null where it is not reported. */
  readonly reinjectedWater: number | null;
}

/** Where the gas of a window went, by field of the selected wells, by the rule of the methane intensity. */
export async function readGasByField(
  db: Kysely<Database>,
  selection: WellSelection,
  window: DayWindow,
): Promise<FieldGas[]> {
  const known = bothKnown('methaneIntensity');
  return fieldDays(db, selection, window)
    .select([
      'daily.field_id as fieldId',
      sql<number>`(count(*) ${known})::int`.as('days'),
      sql<number>`coalesce(sum(made.gas) ${known}, 0)::float8`.as('produced'),
      sql<number>`coalesce(sum(daily.flared_gas) ${known}, 0)::float8`.as('flared'),
      sql<number>`coalesce(sum(daily.vented_gas) ${known}, 0)::float8`.as('vented'),
      sql<number>`coalesce(sum(daily.marketed_gas) ${known}, 0)::float8`.as('marketed'),
      sql<number | null>`sum(daily.reinjected_water)::float8`.as('reinjectedWater'),
    ])
    .groupBy('daily.field_id')
    .execute();
}
