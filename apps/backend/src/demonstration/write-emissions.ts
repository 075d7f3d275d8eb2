import type { BulkTransaction } from '../database/bulk.ts';
import { addDay, emissionRows, emptySums } from './emissions.ts';
import type { FieldScenario } from './field-scenario.ts';
import type { WellRecord } from './write-daily.ts';

/** Appends a field's emissions, energy and water after `sinceDay`. @returns how many rows */
export async function writeEmissions(
  { copy }: BulkTransaction,
  { field, calendar, outages, lastDay, seed }: FieldScenario,
  records: readonly WellRecord[],
  sinceDay: number,
): Promise<number> {
  const sums = emptySums(lastDay - calendar.firstDay + 1);
  for (const { days } of records) for (const day of days) addDay(sums, day.day - calendar.firstDay, day);
  return copy('sustainability_day', emissionRows(field, calendar, outages, sums, seed, sinceDay));
}
