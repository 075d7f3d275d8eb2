import { expressionBuilder, sql, type Expression, type RawBuilder } from 'kysely';
import { anyOf, beginOfDay, dayOfMoment } from '../database/expressions.ts';
import type { Database } from '../database/schema.ts';
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
  /**
   * Last day of which decisions count (`YYYY-MM-DD`): of a window that ends with the newest day that is today, for what was decided since
   * is what stands at its end. @default `to`
   */
  readonly decidedTo?: string;
}

/** The day by whose end a window says what is open and decided. */
export const stateDayOf = ({ to, decidedTo = to }: DayWindow): string => decidedTo;

/** The selected wells with their field and its clock, to join as `chosen`. Wells in several of the given groups come once. */
export function selectedWells(selection: WellSelection) {
  const filters = [
    ['area.business_unit_id', selection.businessUnitIds],
    ['area.id', selection.areaIds],
    ['field.id', selection.fieldIds],
    ['well.manufacturer_id', selection.manufacturerIds],
    ['well.method_of_production', selection.methods],
    ['well.id', selection.wellIds],
  ] as const;
  return expressionBuilder<Database>()
    .selectFrom('well')
    .innerJoin('field', 'field.id', 'well.field_id')
    .innerJoin('area', 'area.id', 'field.area_id')
    .select([
      'well.id as well_id',
      'well.name as well_name',
      'field.id as field_id',
      'field.name as field_name',
      'field.time_zone',
      'field.production_day_start_hour',
      'field.report_due_hours',
    ])
    .where(({ and, ref }) =>
      and(
        filters
          .filter(([, values]) => isGiven(values))
          .map(([column, values]) => sql<boolean>`${ref(column)} = ${anyOf(values!)}`),
      ),
    )
    .$if(isGiven(selection.wellGroupIds), (wells) =>
      wells.where('well.id', 'in', ({ selectFrom }) =>
        selectFrom('well_group_member')
          .select('well_id')
          .where('well_group_id', '=', anyOf(selection.wellGroupIds!)),
      ),
    )
    .as('chosen');
}

/** Columns of {@link selectedWells} that name a well; `contractRow` shows them together as `well`. */
export const wellLabel = [
  'chosen.well_id as wellId',
  'chosen.well_name as wellName',
  'chosen.field_id as fieldId',
  'chosen.field_name as fieldName',
] as const;

/** Whether only whole fields are selected, so that sums per field answer for the wells. */
export function selectsWholeFields({
  wellGroupIds,
  manufacturerIds,
  methods,
  wellIds,
}: WellSelection): boolean {
  return ![wellGroupIds, manufacturerIds, methods, wellIds].some(isGiven);
}

function isGiven(values: readonly string[] | undefined): boolean {
  return values !== undefined && values.length > 0;
}

/** A row with a field's `time_zone` and `production_day_start_hour`: `field`, or `chosen` of the selected wells. */
type FieldAlias = 'field' | 'chosen';

/** The production day of a moment, as a date; null for null. */
export function productionDay(moment: Expression<unknown>, field: FieldAlias = 'chosen'): RawBuilder<string> {
  return dayOfMoment(moment, field);
}

/** Moment at which a production day of one of the selected wells begins. */
export function beginOf(day: RawBuilder<unknown>): RawBuilder<Date> {
  return beginOfDay(day, 'chosen');
}

/**
 * Whether a moment lies in the production days of a window of one of the selected wells. The outer bounds, wide
 * enough for every clock on earth, are there for the column's index.
 */
export function isWithin(moment: Expression<Date>, { from, to }: DayWindow): RawBuilder<boolean> {
  return sql`(${moment} >= (${from}::date - 1)::timestamp at time zone 'UTC'
    and ${moment} < (${to}::date + 3)::timestamp at time zone 'UTC'
    and ${productionDay(moment)} between ${from} and ${to})`;
}

/** By which day of a finding a window takes it: that of what was found, or that of the finding. */
export type DatedBy = 'occurred' | 'found';

/**
 * The newest production day that was known at the moment of a finding. What a whole day shows is known when it is over,
 * which is the moment at which the next one begins.
 */
export function foundDay(detectedAt: Expression<unknown>): RawBuilder<string> {
  return productionDay(sql`${detectedAt} - interval '1 millisecond'`);
}
