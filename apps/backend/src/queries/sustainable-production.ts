import { sql, type Kysely } from 'kysely';
import type { components } from '@cnx/api/schema';
import type { Database } from '../database/schema.ts';
import type { MetricDirection, Quality } from '../vocabulary.ts';
import { windowBefore } from './data-extent.ts';
import {
  asPage,
  selectedWells,
  type DayWindow,
  type Page,
  type PageRequest,
  type WellSelection,
} from './selection.ts';

type SustainableProduction = components['schemas']['SustainableProduction'];
type Metric = components['schemas']['SustainabilityMetric'];

/** Density of methane at standard conditions (kg/Sm3). */
const methaneDensity = 0.678;

interface Sums {
  production_boe: number;
  liquid: number;
  co2e: number;
  flared_gas: number;
  vented_gas: number;
  methane: number;
  marketed_gas: number;
  energy: number;
  produced_water: number;
  reinjected_water: number;
}

interface SustainabilityRow extends Sums {
  day: string;
  field_id: string;
  field_name: string;
  quality: Quality;
  factor_set: string;
  total: number;
}

/** Emissions, energy and water per day and field of the selected wells, newest day first. */
export async function listSustainableProduction(
  db: Kysely<Database>,
  selection: WellSelection,
  window: DayWindow,
  page: PageRequest,
): Promise<Page<SustainableProduction>> {
  const { rows } = await sql<SustainabilityRow>`
    select daily.*, daily.co2e_scope1 + daily.co2e_scope2 as co2e, field.name as field_name,
           (count(*) over ())::int as total
    from sustainability_day as daily join field on field.id = daily.field_id
    where daily.field_id in (select chosen.field_id from ${selectedWells(selection)} as chosen)
      and daily.day between ${window.from} and ${window.to}
    order by daily.day desc, field.name, field.id
    limit ${page.limit} offset ${page.offset}`.execute(db);
  return asPage(rows, (row) => ({
    period: row.day,
    entity: { level: 'field', id: row.field_id, name: row.field_name },
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

interface MetricRow {
  code: string;
  label: string;
  unit: string;
  target: number;
  direction: MetricDirection;
  watch_margin_pct: number;
  method: string;
}

/** The window's figures against their targets, with those of the window before. */
export async function readSustainabilityMetrics(
  db: Kysely<Database>,
  selection: WellSelection,
  window: DayWindow,
): Promise<Metric[]> {
  const [metrics, current, previous] = await Promise.all([
    sql<MetricRow>`select * from sustainability_metric order by sort_order, code`.execute(db),
    readSums(db, selection, window),
    readSums(db, selection, windowBefore(window)),
  ]);
  return metrics.rows
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
  { target, direction, watch_margin_pct }: MetricRow,
  value: number | null,
): Metric['status'] {
  if (value === null) return 'watch';
  const excess = direction === 'lowerIsBetter' ? value - target : target - value;
  if (excess <= 0) return 'onTrack';
  return excess <= (Math.abs(target) * watch_margin_pct) / 100 ? 'watch' : 'off';
}

async function readSums(db: Kysely<Database>, selection: WellSelection, window: DayWindow): Promise<Sums> {
  const { rows } = await sql<Sums>`
    select coalesce(sum(production_boe), 0) as production_boe, coalesce(sum(liquid), 0) as liquid,
           coalesce(sum(co2e_scope1 + co2e_scope2), 0) as co2e, coalesce(sum(flared_gas), 0) as flared_gas,
           coalesce(sum(vented_gas), 0) as vented_gas, coalesce(sum(methane), 0) as methane,
           coalesce(sum(marketed_gas), 0) as marketed_gas, coalesce(sum(energy), 0) as energy,
           coalesce(sum(produced_water), 0) as produced_water,
           coalesce(sum(reinjected_water), 0) as reinjected_water
    from sustainability_day as daily
    where daily.field_id in (select chosen.field_id from ${selectedWells(selection)} as chosen)
      and daily.day between ${window.from} and ${window.to}`.execute(db);
  return rows[0]!;
}
