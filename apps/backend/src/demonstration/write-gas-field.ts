import type { BulkTransaction, CopyRow } from '../database/bulk.ts';
import { mergeRows } from '../database/merge-rows.ts';
import { refreshProductionRollups } from '../database/rollups.ts';
import { hourMs, isoDay } from '../production-day.ts';
import { figure, moment } from './copy-values.ts';
import { startOf } from './day-calendar.ts';
import { firstReports } from './first-reports.ts';
import { withKeptRecords } from './kept-records.ts';
import { spanOf, type GasEpisode, type GasFieldRecord, type GasWellRecord } from './gas-field.ts';

/**
 * Writes the wells of the gas field, their rows after a day, and its log: raw rows alone, so that what its wells are for follows from
 * them by the rules.
 * @param now in ms
 * @returns its wells and how many daily rows were written
 */
export async function writeGasField(
  transaction: BulkTransaction,
  record: GasFieldRecord,
  sinceDay: number,
  now: number,
): Promise<{ wellIds: string[]; dailyRows: number }> {
  const { field, wells } = record;
  const wellIds = wells.map(({ plan }) => plan.id);
  const rows = wells.map((well) => wellRow(field.id, well));
  const kept = await withKeptRecords(transaction.db, rows);
  await mergeRows(transaction, 'well', ['id'], kept.wells);
  const written = await transaction.copy('daily_production', dailyRows(wells, sinceDay));
  const log = [...compressorLog(record, now), ...wells.flatMap((well) => unloadLog(record, well, now))];
  await mergeRows(transaction, 'well_event', ['id'], log);
  await refreshProductionRollups(transaction.db, wellIds);
  const reports = [...firstReports({ ...record, outages: [] }, sinceDay, now)];
  await mergeRows(transaction, 'first_report', ['field_id', 'day'], reports);
  return { wellIds, dailyRows: written };
}

function wellRow(fieldId: string, { plan, days }: GasWellRecord): CopyRow<'well'> {
  return {
    id: plan.id,
    name: plan.id,
    uwi: `CNX-${plan.id}`,
    field_id: fieldId,
    method_of_production: plan.loads ? 'plungerGasLift' : 'naturalFlow',
    manufacturer_id: null,
    status: days.at(-1)?.hours === 0 ? 'shutIn' : 'producing',
    flow_kind: 'production',
    source: 'demonstration',
  };
}

function* dailyRows(
  wells: readonly GasWellRecord[],
  sinceDay: number,
): Generator<CopyRow<'daily_production'>> {
  for (const { plan, days } of wells)
    for (const day of days)
      if (day.day > sinceDay)
        yield {
          well_id: plan.id,
          day: isoDay(day.day),
          hours: figure(day.hours, 2),
          // On days on which its tank was not gauged nothing is known of the condensate.
          oil: figure(day.condensate, 2),
          gas: figure(day.gas, 1),
          water: figure(day.water, 2),
          water_injected: null,
          choke_pct: figure(plan.choke, 1),
          wellhead_pressure: figure(day.wellheadPressure, 2),
          wellhead_temperature: 32,
          downhole_pressure: null,
          downhole_temperature: null,
          annulus_pressure: null,
          tubing_pressure_drop: null,
          flow_kind: 'production',
          quality: 'measured',
        };
}

const entry = (
  given: {
    id: string;
    fieldId: string;
    wellId: string | null;
    kind: 'facility' | 'shutIn';
    from: number;
    to: number;
    reason: 'compressor' | null;
    remark: string;
  },
  now: number,
): CopyRow<'well_event'> => ({
  id: given.id,
  field_id: given.fieldId,
  well_id: given.wellId,
  kind: given.kind,
  starts_at: moment(given.from),
  ends_at: given.to > now ? null : moment(given.to),
  planned: false,
  reason_code: given.reason,
  from_value: null,
  to_value: null,
  unit: null,
  source: 'operator',
  remark: given.remark,
});

const begun = (now: number) => (row: { from: number }) => row.from <= now;

function compressorLog({ field, calendar, compressorLosses }: GasFieldRecord, now: number) {
  return compressorLosses
    .map((loss) => ({ ...spanOf(calendar, loss), number: loss.number }))
    .filter(begun(now))
    .map(({ from, to, number }) =>
      entry(
        {
          id: `ev-${field.id}-compressor-${number}`,
          fieldId: field.id,
          wellId: null,
          kind: 'facility',
          from,
          to,
          reason: 'compressor',
          remark: 'Compressor down, wells flow at line pressure',
        },
        now,
      ),
    );
}

/** A well that is loaded is shut in until its pressure lifts the liquid. */
function unloadLog(
  { field, calendar, lastDay }: GasFieldRecord,
  { plan, loadings }: GasWellRecord,
  now: number,
) {
  const unloaded = ({ lastDay: last, unloadHours }: GasEpisode) => unloadHours > 0 && last + 1 <= lastDay;
  return loadings
    .filter(unloaded)
    .map((loading) => {
      const from = startOf(calendar, loading.lastDay + 1) + hourMs;
      return { from, to: from + loading.unloadHours * hourMs, number: loading.number };
    })
    .filter(begun(now))
    .map(({ from, to, number }) =>
      entry(
        {
          id: `ev-${plan.id}-unload-${number}`,
          fieldId: field.id,
          wellId: plan.id,
          kind: 'shutIn',
          from,
          to,
          reason: null,
          remark: 'Shut in to build pressure, then unloaded',
        },
        now,
      ),
    );
}
