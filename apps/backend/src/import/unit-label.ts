import { dimensionOf, type MappedColumn } from './columns.ts';
import { ourUnits } from './units.ts';

/** A unit as the print of a mapping writes it. */
export function unitLabel({ definition, unit, isUnread }: MappedColumn): string {
  const dimension = dimensionOf(definition);
  if (!dimension) return '';
  if (isUnread) return unit ?? '';
  const ours = ourUnits[dimension];
  if (unit === undefined || unit === ours) return ours;
  return ours === '' ? unit : `${unit}, kept as ${ours}`;
}
