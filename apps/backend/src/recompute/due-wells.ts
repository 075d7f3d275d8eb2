import type { Kysely } from 'kysely';
import { anyOf } from '../database/expressions.ts';
import type { Database } from '../database/schema.ts';
import { forgottenAfterDays, staleAfterDays } from '../insights/limits.ts';
import { ruleVersions } from '../insights/rule-versions.ts';
import type { WellRecord } from '../insights/field-record.ts';
import type { WellInsights } from '../insights/well-insights.ts';
import { dayNumber, isoDay, lastCompleteDay, type FieldClock } from '../production-day.ts';
import type { RowContext } from './row-context.ts';

/** The versions that insights are computed by now, as `well_computation.rules` has them. */
export const currentRules = Object.entries(ruleVersions)
  .map(([rule, version]) => `${rule} ${version}`)
  .join(', ');

/** Which wells are computed. */
export interface WellChoice {
  /** Wells that are computed whether they are due or not. */
  isWanted: (wellId: string) => boolean;
  now: Date;
}

/** A field, its wells that are to be computed, and the days that its wells have rows for. */
export interface DueField {
  id: string;
  clock: FieldClock;
  wellIds: string[];
  /** Marks of each of these wells when this was read. */
  marks: ReadonlyMap<string, number>;
  /** First and last day with a row of any of its wells; undefined without rows. */
  span: readonly [first: number, last: number] | undefined;
}

/** What `well_computation` has of a well; nulls where it has nothing. */
export interface KnownComputation {
  readonly computedAt: Date | null;
  readonly rowsChanged: boolean | null;
  readonly rules: string | null;
  readonly staleOn: string | null;
}

/**
 * Whether a well is to be computed: its rows have changed since, it was never computed, or by other rules, or time alone changes
 * it: a feed that has gone silent, an exception that is settled.
 */
export function isDue(
  { computedAt, rowsChanged, rules, staleOn }: KnownComputation,
  now: Date,
  clock: FieldClock,
): boolean {
  if (computedAt === null || rowsChanged === true || rules !== currentRules) return true;
  return staleOn !== null && staleOn <= isoDay(lastCompleteDay(now.getTime(), clock));
}

/**
 * Finds what is to be computed: wells that {@link isDue} names, and those that are wanted.
 * @param fieldIds only in these fields
 */
export async function findDueFields(
  db: Kysely<Database>,
  { isWanted, now }: WellChoice,
  fieldIds?: readonly string[],
): Promise<DueField[]> {
  const rows = await db
    .selectFrom('well')
    .innerJoin('field', 'field.id', 'well.field_id')
    .leftJoin('well_computation as known', 'known.well_id', 'well.id')
    .select([
      'field.id as fieldId',
      'field.time_zone as timeZone',
      'field.production_day_start_hour as startHour',
      'well.id',
      'well.first_day as firstDay',
      'well.last_day as lastDay',
      'known.computed_at as computedAt',
      'known.rows_changed as rowsChanged',
      'known.marks',
      'known.rules',
      'known.stale_on as staleOn',
    ])
    .$if(fieldIds !== undefined, (query) => query.where('field.id', '=', anyOf(fieldIds!)))
    .orderBy('field.id')
    .orderBy('well.id')
    .execute();
  const byField = new Map<string, typeof rows>();
  for (const row of rows) {
    const wells = byField.get(row.fieldId);
    if (wells) wells.push(row);
    else byField.set(row.fieldId, [row]);
  }
  return [...byField.values()].flatMap((wells) => {
    const { fieldId: id, timeZone, startHour } = wells[0]!;
    const clock = { timeZone, startHour };
    const firstDays = wells.flatMap(({ firstDay }) => firstDay ?? []).sort();
    const lastDays = wells.flatMap(({ lastDay }) => lastDay ?? []).sort();
    const newestDay = lastDays.at(-1) ?? '';
    const wellIds = wells
      .filter((well) => isWanted(well.id) || isDue(well, now, clock))
      .map((well) => well.id);
    if (wellIds.length === 0) return [];
    const span =
      firstDays[0] === undefined ? undefined : ([dayNumber(firstDays[0]), dayNumber(newestDay)] as const);
    const marks = new Map(wells.map((well) => [well.id, well.marks ?? 0]));
    return [{ id, clock, wellIds, marks, span }];
  });
}

/** When time alone will change the insights of a well, as `well_computation` has it. */
export function dueDays(
  { day, pump }: Pick<WellRecord, 'day' | 'pump'>,
  { series }: Pick<WellInsights, 'series'>,
  { dayOf, isStale, isForgotten }: RowContext,
): { stale_on: string | null } {
  const lastSignal = pump.at.length === 0 ? undefined : dayOf(pump.at.at(-1)!);
  // The last day of the signals may be incomplete, and then the one before is the last that counts.
  const lastDays = [
    day.at(-1),
    series.day.at(-1),
    lastSignal,
    lastSignal === undefined ? undefined : lastSignal - 1,
  ];
  const live = lastDays.filter((last): last is number => last !== undefined && !isForgotten(last));
  const earliest = (days: readonly number[]): string | null =>
    days.length === 0 ? null : isoDay(Math.min(...days));
  return {
    stale_on: earliest(live.map((last) => last + (isStale(last) ? forgottenAfterDays : staleAfterDays))),
  };
}
