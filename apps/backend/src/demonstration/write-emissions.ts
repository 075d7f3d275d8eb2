import type { BulkTransaction, CopyRow } from '../database/bulk.ts';
import { isoDay } from '../production-day.ts';
import { addDay, emissionDays, emptySums, factorSet } from './emissions.ts';
import type { FieldScenario } from './field-scenario.ts';
import { rounded } from './copy-values.ts';
import type { WellRecord } from './write-daily.ts';

/** Appends a field's emissions, energy and water after `sinceDay`. @returns how many rows */
export async function writeEmissions(
  { copy }: BulkTransaction,
  scenario: FieldScenario,
  records: readonly WellRecord[],
  sinceDay: number,
): Promise<number> {
  return copy('sustainability_day', emissionRows(scenario, records, sinceDay));
}

function* emissionRows(
  { field, calendar, outages, lastDay, seed }: FieldScenario,
  records: readonly WellRecord[],
  sinceDay: number,
): Generator<CopyRow<'sustainability_day'>> {
  const sums = emptySums(lastDay - calendar.firstDay + 1);
  for (const { days } of records) for (const day of days) addDay(sums, day.day - calendar.firstDay, day);
  for (const day of emissionDays(field, calendar, outages, sums, seed)) {
    if (day.day <= sinceDay) continue;
    yield {
      field_id: field.id,
      day: isoDay(day.day),
      production_boe: rounded(day.productionBoe, 1),
      liquid: rounded(day.liquid, 1),
      co2e_scope1: rounded(day.co2eScope1, 0),
      co2e_scope2: rounded(day.co2eScope2, 0),
      flared_gas: rounded(day.flaredGas, 0),
      vented_gas: rounded(day.ventedGas, 1),
      methane: rounded(day.methane, 2),
      marketed_gas: rounded(day.marketedGas, 0),
      energy: rounded(day.energy, 0),
      produced_water: rounded(day.producedWater, 1),
      reinjected_water: rounded(day.reinjectedWater, 1),
      quality: 'estimated',
      factor_set: factorSet,
    };
  }
}
