import type { components } from '@cnx/api/schema';

type DailyRates = components['schemas']['DailyRates'];

/** What a well made, with its field. */
interface MadeInField {
  readonly fieldId: string;
  readonly oil: number | null;
  readonly gas: number | null;
  readonly water: number | null;
  readonly water_injected: number | null;
}

/**
 * What wells made per calendar day, Sm3/d: of each field by the days that it has, summed; what no field knows stays unknown. Undefined without
 * rows.
 * @param daysOf days of a field's window, at least 1
 */
export function dailyRates(
  rows: readonly MadeInField[],
  daysOf: (fieldId: string) => number,
): DailyRates | undefined {
  if (rows.length === 0) return undefined;
  const rates: { -readonly [Name in keyof DailyRates]: DailyRates[Name] } = {
    oil: null,
    gas: null,
    water: null,
    injection: null,
  };
  for (const { fieldId, oil, gas, water, water_injected: injection } of rows) {
    const made = { oil, gas, water, injection };
    for (const name of ['oil', 'gas', 'water', 'injection'] as const) {
      const volume = made[name];
      if (volume !== null) rates[name] = (rates[name] ?? 0) + volume / daysOf(fieldId);
    }
  }
  return rates;
}
