import { sql, type Kysely, type Selectable } from 'kysely';
import type { components } from '@cnx/api/schema';
import type { Database } from '../database/schema.ts';
import type { SustainabilityMetricTable } from '../database/tables/sustainability.ts';
import { windowBefore } from './data-extent.ts';
import { mapPage, pageOf, readPage, type Page, type PageRequest } from './pages.ts';
import { selectedWells, type DayWindow, type WellSelection } from './selection.ts';

type SustainableProduction = components['schemas']['SustainableProduction'];
type Metric = components['schemas']['SustainabilityMetric'];

/** Density of methane at standard conditions (kg/Sm3). */
const methaneDensity = 0.678;

/** Emissions, energy and water per day and field of the selected wells, newest day first. */
export async function listSustainableProduction(
  db: Kysely<Database>,
  selection: WellSelection,
  window: DayWindow,
  page: PageRequest,
): Promise<Page<SustainableProduction>> {
  const list = fieldDays(db, selection, window)
    .innerJoin('field', 'field.id', 'daily.field_id')
    .selectAll('daily')
    .select(({ ref }) => [
      'field.name',
      sql<number>`${ref('co2e_scope1')} + ${ref('co2e_scope2')}`.as('co2e'),
    ])
    .orderBy('daily.day', 'desc')
    .orderBy('field.name')
    .orderBy('field.id');
  return mapPage(await readPage(pageOf(list, page)), (row) => ({
    period: row.day,
    entity: { level: 'field', id: row.field_id, name: row.name },
    productionBoe: row.production_boe,
    co2e: row.co2e,
    carbonIntensity: figures.carbonIntensity(row),
    flaredGas: row.flared_gas,
    ventedGas: row.vented_gas,
    flaringIntensity: figures.flaringIntensity(row),
    methane: row.methane,
    methaneIntensity: figures.methaneIntensity(row),
    energy: row.energy,
    specificEnergy: figures.specificEnergy(row),
    producedWater: row.produced_water,
    reinjectedPct: figures.reinjectedPct(row),
    scopes: [1, 2],
    quality: row.quality === 'measured' ? 'measured' : 'estimated',
    factorSet: row.factor_set,
  }));
}

/** The days of a window of the fields of the selected wells. */
function fieldDays(db: Kysely<Database>, selection: WellSelection, window: DayWindow) {
  return db
    .selectFrom('sustainability_day as daily')
    .where('daily.field_id', 'in', ({ selectFrom }) =>
      selectFrom(selectedWells(selection)).select('chosen.field_id'),
    )
    .where(({ between }) => between('daily.day', window.from, window.to));
}

type Figure =
  'carbonIntensity' | 'flaringIntensity' | 'methaneIntensity' | 'specificEnergy' | 'reinjectedPct';

/** Each figure from sums, so that a window's is not a mean of daily ones; null when its denominator is 0. */
const figures: Record<Figure, (sums: Sums) => number | null> = {
  carbonIntensity: (sums) => over(sums.co2e, sums.production_boe),
  flaringIntensity: (sums) => over(sums.flared_gas, sums.production_boe),
  methaneIntensity: (sums) => over((100 * sums.methane) / methaneDensity, sums.marketed_gas),
  specificEnergy: (sums) => over(sums.energy, sums.liquid),
  reinjectedPct: (sums) => over(100 * sums.reinjected_water, sums.produced_water),
};

function over(top: number, bottom: number): number | null {
  return bottom > 0 ? top / bottom : null;
}

/** The window's figures against their targets, with those of the window before. */
export async function readSustainabilityMetrics(
  db: Kysely<Database>,
  selection: WellSelection,
  window: DayWindow,
): Promise<Metric[]> {
  const [metrics, current, previous] = await Promise.all([
    db.selectFrom('sustainability_metric').selectAll().orderBy('sort_order').orderBy('code').execute(),
    readSums(db, selection, window),
    readSums(db, selection, windowBefore(window)),
  ]);
  return metrics
    .filter((metric) => metric.code in figures)
    .map((metric) => {
      const figure = figures[metric.code as Figure];
      const value = figure(current);
      return {
        code: metric.code,
        label: metric.label,
        value,
        unit: metric.unit,
        target: metric.target,
        previous: figure(previous),
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

const sumColumns = [
  'production_boe',
  'liquid',
  'flared_gas',
  'vented_gas',
  'methane',
  'marketed_gas',
  'energy',
  'produced_water',
  'reinjected_water',
] as const;

type Sums = Record<(typeof sumColumns)[number] | 'co2e', number>;

function readSums(db: Kysely<Database>, selection: WellSelection, window: DayWindow): Promise<Sums> {
  return fieldDays(db, selection, window)
    .select(({ fn, lit, ref }) => [
      ...sumColumns.map((column) => fn.coalesce(fn.sum<number>(column), lit(0)).as(column)),
      sql<number>`coalesce(sum(${ref('co2e_scope1')} + ${ref('co2e_scope2')}), 0)`.as('co2e'),
    ])
    .executeTakeFirstOrThrow();
}
