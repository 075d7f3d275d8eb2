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
  const { businessUnits, areas, fields } = hierarchy;
  await mergeRows(transaction, 'business_unit', ['id'], businessUnits.map(named));
  await mergeRows(
    transaction,
    'area',
    ['id'],
    areas.map((area) => ({ ...named(area), business_unit_id: area.businessUnitId })),
  );
  await mergeRows(
    transaction,
    'field',
    ['id'],
    fields.map((field) => ({
      ...named(field),
      area_id: field.areaId,
      time_zone: field.clock.timeZone,
      production_day_start_hour: field.clock.startHour,
    })),
  );
  await mergeRows(transaction, 'manufacturer', ['id'], manufacturers.map(named));
  await mergeRows(
    transaction,
    'sustainability_metric',
    ['code'],
    metrics.map(({ margin, ...metric }, order) => ({
      ...metric,
      watch_margin_pct: margin,
      sort_order: order,
    })),
  );
}

const named = ({ id, name }: { id: string; name: string }) => ({ id, name });
