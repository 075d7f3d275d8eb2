import type { BulkTransaction, CopyValue } from '../database/bulk.ts';
import { isoDay } from '../production-day.ts';
import { addDay, emissionDays, emptySums, FACTOR_SET } from './emissions.ts';
import type { FieldStory } from './field-story.ts';
import { figure } from './copy-values.ts';
import type { WellRecord } from './write-daily.ts';

const columns = [
  'field_id',
  'day',
  'production_boe',
  'liquid',
  'co2e_scope1',
  'co2e_scope2',
  'flared_gas',
  'vented_gas',
  'methane',
  'marketed_gas',
  'energy',
  'produced_water',
  'reinjected_water',
  'quality',
  'factor_set',
] as const;

/** Appends a field's emissions, energy and water after `sinceDay`. @returns how many rows */
export async function writeEmissions(
  { copy }: BulkTransaction,
  story: FieldStory,
  records: readonly WellRecord[],
  sinceDay: number,
): Promise<number> {
  return copy('sustainability_day', columns, emissionRows(story, records, sinceDay));
}

function* emissionRows(
  { field, calendar, outages, lastDay, seed }: FieldStory,
  records: readonly WellRecord[],
  sinceDay: number,
): Generator<CopyValue[]> {
  const sums = emptySums(lastDay - calendar.firstDay + 1);
  for (const { days } of records) for (const day of days) addDay(sums, day.day - calendar.firstDay, day);
  for (const day of emissionDays(field, calendar, outages, sums, seed)) {
    if (day.day <= sinceDay) continue;
    yield [
      field.id,
      isoDay(day.day),
      figure(day.productionBoe, 1),
      figure(day.liquid, 1),
      figure(day.co2eScope1, 0),
      figure(day.co2eScope2, 0),
      figure(day.flaredGas, 0),
      figure(day.ventedGas, 1),
      figure(day.methane, 2),
      figure(day.marketedGas, 0),
      figure(day.energy, 0),
      figure(day.producedWater, 1),
      figure(day.reinjectedWater, 1),
      'estimated',
      FACTOR_SET,
    ];
  }
}
