import { efficiencyPct } from '../insights/efficiency.ts';
import { productionTotals, type TotalsLevel } from '../queries/production-totals.ts';
import type { DayWindow, WellSelection } from '../queries/selection.ts';
import type { Reader } from './answer-parts.ts';
import type { Quantity } from './understanding.ts';

/** What is known of an entity: the value of the quantity, and the newest day behind it. */
export interface Known {
  readonly id: string;
  readonly name: string;
  readonly place: string | null;
  readonly wells: number;
  readonly lastDay: string;
  readonly value: number | null;
}

const hourly: readonly Quantity[] = ['uptime'];
const ofPotential: readonly Quantity[] = ['potential', 'deferred', 'efficiency'];

/** Reads a quantity of production by entity. */
export async function readKnown(
  { db, now }: Reader,
  quantity: Quantity,
  selection: WellSelection,
  window: DayWindow,
  level: TotalsLevel,
): Promise<Known[]> {
  const wanted = hourly.includes(quantity)
    ? 'hours'
    : ofPotential.includes(quantity)
      ? 'potential'
      : 'volumes';
  const rows = await productionTotals.read(db, selection, window, level, wanted, now);
  return rows.map(({ id, name, place, wells, lastDay, ...sums }) => {
    const value = () => {
      if (quantity === 'uptime')
        return sums.hours !== null && sums.dayHours ? (100 * sums.hours) / sums.dayHours : null;
      if (quantity === 'efficiency')
        return sums.potential === null ? null : efficiencyPct(sums.potential, sums.deferred ?? 0);
      return quantity in sums ? sums[quantity as keyof typeof sums] : null;
    };
    return { id, name, place, wells, lastDay, value: value() };
  });
}
