import type { Kysely } from 'kysely';
import type { Database } from '../../src/database/schema.ts';
import { fieldDays } from '../../src/insights/field-days.ts';
import { wellInsights } from '../../src/insights/well-insights.ts';
import { loadWells, loadWork } from '../../src/recompute/load-field.ts';
import type { Main, RawStep } from '../insights/plain-rules.ts';

/** The confirmed changes of a well's rate of what it is for, by the rules: `changes-recomputed.test.ts` finds these by plain code. */
export async function confirmedSteps(
  db: Kysely<Database>,
  wellId: string,
  now: Date,
  main: Main,
): Promise<RawStep[]> {
  const { field_id: fieldId } = await db
    .selectFrom('well')
    .select('field_id')
    .where('id', '=', wellId)
    .executeTakeFirstOrThrow();
  const wells = await loadWells(db, [wellId]);
  const work = await loadWork(db, fieldId, wellId);
  const field = await db
    .selectFrom('field')
    .select(['time_zone as timeZone', 'production_day_start_hour as startHour'])
    .where('id', '=', fieldId)
    .executeTakeFirstOrThrow();
  const days = fieldDays({ clock: field, wells }, now);
  return wellInsights(wells[0]!, work, days, 'medium').changes.filter(
    ({ variable, provisional }) => variable === `${main}Rate` && !provisional,
  );
}
