import type { Kysely } from 'kysely';
import type { components } from '@cnx/api/schema';
import type { Database } from '../database/schema.ts';
import type { StoredResponse } from '../insights/optimization/setting-response.ts';

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
  return { well, newestDay, ...((response as StoredResponse | null) ?? none) };
}
