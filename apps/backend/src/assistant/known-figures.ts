import { dayNumber } from '../production-day.ts';
import { listFrequencyInfo } from '../queries/frequency-info.ts';
import { figuresOf, type ProductionSums } from '../queries/production-figures.ts';
import { gaugeMeans, productionTotals, type TotalsLevel } from '../queries/production-totals.ts';
import type { DayWindow, WellSelection } from '../queries/selection.ts';
import type { Reader } from './answer-parts.ts';
import { ofGauges, ofPumps } from './quantities.ts';
import type { Quantity, Understanding } from './understanding.ts';

/** What is known of an entity: the value of the quantity, and the newest day behind it; null of adjustments alone. */
export interface Known {
  readonly id: string;
  readonly name: string;
  readonly place: string | null;
  readonly wells: number;
  readonly lastDay: string | null;
  readonly value: number | null;
}

/** Reads a quantity of production, of readings or of pumps by entity. */
export async function readKnown(
  reader: Reader,
  quantity: Quantity,
  selection: WellSelection,
  window: DayWindow,
  level: TotalsLevel,
): Promise<Known[]> {
  const { db, now } = reader;
  if (ofPumps.has(quantity)) return readPumps(reader, quantity, selection, level);
  if (ofGauges.has(quantity)) {
    const rows = await gaugeMeans.read(db, selection, window, level === 'well' ? 'well' : 'all', now);
    return rows.map(({ id, name, place, wells, lastDay, ...means }) => {
      const value = means[quantity as keyof typeof means];
      return { id, name, place, wells, lastDay, value };
    });
  }
  const rows = await productionTotals.read(db, selection, window, level, now);
  return rows.map(({ id, name, place, wells, lastDay, ...sums }) => {
    return { id, name, place, wells, lastDay, value: valueOf(quantity, sums, wells) };
  });
}

/** A quantity of what was produced, as the statistics have it. */
function valueOf(quantity: Quantity, sums: ProductionSums, wells: number): number | null {
  const figures = figuresOf(sums, wells, 'oil');
  switch (quantity) {
    case 'oil':
    case 'gas':
    case 'water':
    case 'injection':
    case 'gor':
    case 'potential':
    case 'deferred':
      return figures[quantity];
    case 'liquid':
      return sums.oil === null && sums.water === null ? null : (sums.oil ?? 0) + (sums.water ?? 0);
    case 'waterCut':
      return figures.waterCutPct;
    case 'uptime':
      return figures.uptimePct;
    case 'efficiency':
      return figures.efficiencyPct;
    case 'deferredGas':
      return sums.gas_deferred;
    default:
      return null;
  }
}

const runLifeAsRunLifeDays = { runLife: 'runLifeDays' } as const;
const allPumps = { limit: 100_000, offset: 0 };

/** What is known of the pumps by well, or its mean over all of them. */
async function readPumps(
  { db, now }: Reader,
  quantity: Quantity,
  selection: WellSelection,
  level: TotalsLevel,
): Promise<Known[]> {
  const { rows } = await listFrequencyInfo(db, selection, allPumps, now);
  const name = (quantity === 'runLife' ? runLifeAsRunLifeDays[quantity] : quantity) as 'frequency';
  const pumps = rows.map((row) => ({
    id: row.well.id,
    name: row.well.name,
    place: row.well.fieldName,
    wells: 1,
    lastDay: row.asOf.slice(0, 10),
    value: row[name],
  }));
  if (level === 'well' || pumps.length === 0) return pumps;
  const values = pumps.flatMap(({ value }) => (value === null ? [] : [value]));
  return [
    {
      ...{ id: '', name: '', place: null, wells: values.length },
      lastDay: pumps
        .map(({ lastDay }) => lastDay)
        .sort()
        .at(-1)!,
      value: values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length,
    },
  ];
}

/** A volume as its mean per day of the window, or per day and well with a report. */
export function meanOf(
  { value, wells }: Known,
  { mean }: Pick<Understanding, 'mean'>,
  { from, to }: DayWindow,
): number {
  const days = dayNumber(to) - dayNumber(from) + 1;
  return (value ?? 0) / days / (mean === 'wellDay' ? Math.max(1, wells) : 1);
}
