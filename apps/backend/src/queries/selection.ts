import { sql, type RawBuilder } from 'kysely';
import type { MethodOfProduction } from '../vocabulary.ts';

/** Which wells a caller wants to see. Every filter that is given must hold; an empty one counts as not given. */
export interface WellSelection {
  readonly businessUnitIds?: readonly string[] | undefined;
  readonly areaIds?: readonly string[] | undefined;
  readonly fieldIds?: readonly string[] | undefined;
  readonly wellGroupIds?: readonly string[] | undefined;
  readonly manufacturerIds?: readonly string[] | undefined;
  readonly methods?: readonly MethodOfProduction[] | undefined;
  readonly wellIds?: readonly string[] | undefined;
}

/** Production days, both inclusive (`YYYY-MM-DD`). */
export interface DayWindow {
  readonly from: string;
  readonly to: string;
}

/** Which part of a list a caller wants. */
export interface PageRequest {
  readonly limit: number;
  /** Rows to leave out before it. */
  readonly offset: number;
}

/** A part of a list and the length of the whole. */
export interface Page<Row> {
  readonly rows: Row[];
  readonly total: number;
}

/** Name of a well and of its field, as every row carries it. */
export interface WellLabelColumns {
  well_id: string;
  well_name: string;
  field_id: string;
  field_name: string;
}

/**
 * The selected wells as a sub-select with `well_id`, `well_name`, `field_id`, `field_name`, `area_id` and the clock
 * of their field. Wells in several of the asked groups come once.
 */
export function selectedWells(selection: WellSelection): RawBuilder<WellLabelColumns> {
  const conditions = [
    oneOf('area.business_unit_id', selection.businessUnitIds),
    oneOf('area.id', selection.areaIds),
    oneOf('field.id', selection.fieldIds),
    oneOf('well.manufacturer_id', selection.manufacturerIds),
    oneOf('well.method_of_production', selection.methods),
    oneOf('well.id', selection.wellIds),
    isGiven(selection.wellGroupIds)
      ? sql`exists (select from well_group_member as member
                    where member.well_id = well.id and member.well_group_id = any(${selection.wellGroupIds}))`
      : sql`true`,
  ];
  return sql`(
    select well.id as well_id, well.name as well_name, field.id as field_id, field.name as field_name,
           area.id as area_id, field.time_zone, field.production_day_start_hour
    from well join field on field.id = well.field_id join area on area.id = field.area_id
    where ${sql.join(conditions, sql` and `)})`;
}

/** Whether only whole fields are selected, so that sums per field answer for the wells. */
export function selectsWholeFields({
  wellGroupIds,
  manufacturerIds,
  methods,
  wellIds,
}: WellSelection): boolean {
  return ![wellGroupIds, manufacturerIds, methods, wellIds].some(isGiven);
}

/** The contract's label of a row's well. */
export function wellLabel(row: WellLabelColumns): {
  id: string;
  name: string;
  fieldId: string;
  fieldName: string;
} {
  return { id: row.well_id, name: row.well_name, fieldId: row.field_id, fieldName: row.field_name };
}

/** Splits rows that carry the whole length in `total` into a page. */
export function asPage<Row extends { total: number }, Shape>(
  rows: readonly Row[],
  shape: (row: Row) => Shape,
): Page<Shape> {
  return { rows: rows.map(shape), total: rows[0]?.total ?? 0 };
}

function oneOf(column: string, values: readonly string[] | undefined): RawBuilder<unknown> {
  return isGiven(values) ? sql`${sql.ref(column)} = any(${values})` : sql`true`;
}

function isGiven(values: readonly string[] | undefined): values is readonly string[] {
  return values !== undefined && values.length > 0;
}
