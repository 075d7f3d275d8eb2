import type { BulkTransaction } from '../database/bulk.ts';
import { metrics } from './emissions.ts';
import type { Estate } from './estate.ts';
import { manufacturers } from './names.ts';
import { mergeRows } from '../database/merge-rows.ts';

/** Writes business units, areas, fields, makers and metrics of the demonstration. */
export async function writeEstate(transaction: BulkTransaction, estate: Estate): Promise<void> {
  await mergeRows(transaction, {
    table: 'business_unit',
    columns: ['id', 'name'],
    key: ['id'],
    rows: estate.businessUnits.map(({ id, name }) => [id, name]),
  });
  await mergeRows(transaction, {
    table: 'area',
    columns: ['id', 'business_unit_id', 'name'],
    key: ['id'],
    rows: estate.areas.map(({ id, businessUnitId, name }) => [id, businessUnitId, name]),
  });
  await mergeRows(transaction, {
    table: 'field',
    columns: ['id', 'area_id', 'name', 'time_zone', 'production_day_start_hour'],
    key: ['id'],
    rows: estate.fields.map(({ id, areaId, name, clock }) => [
      id,
      areaId,
      name,
      clock.timeZone,
      clock.startHour,
    ]),
  });
  await mergeRows(transaction, {
    table: 'manufacturer',
    columns: ['id', 'name'],
    key: ['id'],
    rows: manufacturers.map(({ id, name }) => [id, name]),
  });
  await mergeRows(transaction, {
    table: 'sustainability_metric',
    columns: ['code', 'label', 'unit', 'target', 'direction', 'watch_margin_pct', 'method', 'sort_order'],
    key: ['code'],
    rows: metrics.map((metric, order) => [
      metric.code,
      metric.label,
      metric.unit,
      metric.target,
      metric.direction,
      metric.margin,
      metric.method,
      order,
    ]),
  });
}
