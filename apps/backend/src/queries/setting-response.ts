import { sql, type Kysely } from 'kysely';
import type { components } from '@cnx/api/schema';
import type { Database } from '../database/schema.ts';
import { aimOf, outcomeOf } from '../insights/optimization/step-outcome.ts';
import type { StoredResponse } from '../insights/optimization/setting-response.ts';
import { mapPage, pageOf, readPage, type Page, type PageRequest } from './pages.ts';
import { isWithin, selectedWells, wellLabel, type DayWindow, type WellSelection } from './selection.ts';

/**
 * What the oil of a well without a pump does with its choke or its lift gas, and what came of its steps; nothing of a well with a pump.
 * Undefined when there is no such well.
 */
export async function readSettingResponse(
  db: Kysely<Database>,
  wellId: string,
): Promise<components['schemas']['SettingResponse'] | undefined> {
  const row = await db
    .selectFrom('well')
    .innerJoin('field', 'field.id', 'well.field_id')
    .leftJoin('well_advice as advice', 'advice.well_id', 'well.id')
    .select(['well.id', 'well.name', 'field.id as fieldId', 'field.name as fieldName'])
    .select(['advice.newest_day as newestDay', 'advice.response'])
    .where('well.id', '=', wellId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { newestDay, response, ...well } = row;
  const none: StoredResponse = { setting: null, present: null, points: [], curve: [], steps: [] };
  const { steps, ...known } = (response as StoredResponse | null) ?? none;
  return { well, newestDay, ...known, steps: steps.map(shownStep) };
}

/** What came of the steps of chokes and lift gas that were made in the window, newest first. */
export async function listTrackedSettingChanges(
  db: Kysely<Database>,
  selection: WellSelection,
  window: DayWindow,
  page: PageRequest,
): Promise<Page<components['schemas']['TrackedSettingChange']>> {
  const at = sql<Date>`(step.made ->> 'at')::timestamptz`;
  const list = db
    .selectFrom('well_advice as advice')
    .innerJoin(selectedWells(selection), 'chosen.well_id', 'advice.well_id')
    .innerJoin(
      sql<{
        made: StoredResponse['steps'][number];
      }>`lateral jsonb_array_elements(advice.response -> 'steps')`.as<'step'>(sql`step (made)`),
      (join) => join.onTrue(),
    )
    .select([
      ...wellLabel,
      'step.made',
      sql<string | null>`(
        select followed.id from optimization_opportunity as followed
        where followed.well_id = advice.well_id and followed.done_at = ${at}
          and followed.kind = step.made ->> 'setting'
        order by followed.id limit 1)`.as('adviceId'),
    ])
    .where(isWithin(at, window))
    .orderBy(at, 'desc')
    .orderBy('advice.well_id')
    .orderBy(sql`step.made ->> 'setting'`);
  return mapPage(await readPage(pageOf(list, page)), ({ made, ...row }) => {
    const { setting, ...step } = shownStep(made);
    return { ...row, setting, ...step, unit: setting === 'choke' ? '%' : 'Sm3/d' };
  });
}

/** A step with what it was made for and whether it did that; of one that was stored without what was expected, nothing was. */
function shownStep({
  expectedOil = null,
  expectedOilLow = null,
  attainmentPct = null,
  uncompared = null,
  ...step
}: StoredResponse['steps'][number]) {
  const judged = { ...step, expectedOil, expectedOilLow, energyBefore: null, energyAfter: null };
  return {
    ...step,
    // Of what may be noise, no part of what was expected is stated.
    attainmentPct: step.verdict === 'inconclusive' ? null : attainmentPct,
    ...{ expectedOil, uncompared, aim: aimOf(judged), outcome: outcomeOf(judged) },
  };
}
