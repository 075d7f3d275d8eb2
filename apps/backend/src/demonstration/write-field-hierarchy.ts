import type { BulkTransaction } from '../database/bulk.ts';
import { metrics } from './emissions.ts';
import type { FieldHierarchy } from './field-hierarchy.ts';
import { manufacturers } from './names.ts';
import { mergeRows } from '../database/merge-rows.ts';

/** Writes business units, areas, fields, makers and metrics of the demonstration. */
export async function writeFieldHierarchy(
  transaction: BulkTransaction,
  hierarchy: FieldHierarchy,
): Promise<void> {
  const businessUnits = hierarchy.businessUnits.map(named);
  const areas = hierarchy.areas.map((area) => ({ ...named(area), business_unit_id: area.businessUnitId }));
  const fields = hierarchy.fields.map((field) => ({
    ...named(field),
    area_id: field.areaId,
    time_zone: field.clock.timeZone,
    production_day_start_hour: field.clock.startHour,
  }));
  const sorted = metrics.map((metric, order) => ({ ...metric, sort_order: order }));
  await mergeRows(transaction, 'business_unit', ['id'], businessUnits);
  await mergeRows(transaction, 'area', ['id'], areas);
  await mergeRows(transaction, 'field', ['id'], fields);
  await mergeRows(transaction, 'manufacturer', ['id'], manufacturers.map(named));
  await mergeRows(transaction, 'sustainability_metric', ['code'], sorted);
}

const named = ({ id, name }: { id: string; name: string }) => ({ id, name });
