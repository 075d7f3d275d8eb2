import type { components } from '@cnx/api/schema';
import { summed, type ProductionSums } from './production-figures.ts';

type DailyRates = components['schemas']['DailyRates'];

/**
 * What wells made per calendar day, Sm3/d: of each field by the days that it has, summed; what no field knows stays unknown. Undefined without
 * rows.
 * @param daysOf days of a field's window, at least 1
 */
export function dailyRates(
  rows: readonly (ProductionSums & { readonly fieldId: string })[],
  daysOf: (fieldId: string) => number,
): DailyRates | undefined {
  if (rows.length === 0) return undefined;
  const rates: { -readonly [Name in keyof DailyRates]: DailyRates[Name] } = {
    oil: null,
    gas: null,
    water: null,
    injection: null,
  };
  for (const fieldId of new Set(rows.map((row) => row.fieldId))) {
    const sums = summed(rows.filter((row) => row.fieldId === fieldId))!;
    const made = { oil: sums.oil, gas: sums.gas, water: sums.water, injection: sums.water_injected };
    for (const name of ['oil', 'gas', 'water', 'injection'] as const) {
      const volume = made[name];
      if (volume !== null) rates[name] = (rates[name] ?? 0) + volume / daysOf(fieldId);
    }
  }
  return rates;
}
