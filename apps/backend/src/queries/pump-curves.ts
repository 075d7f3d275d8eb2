import type { Kysely } from 'kysely';
import type { components } from '@cnx/api/schema';
import type { Database } from '../database/schema.ts';
import { operatingCurves } from '../insights/optimization/operating-curves.ts';
import type { StoredModel } from '../insights/optimization/stored-model.ts';
import { refuseOutside } from './what-if.ts';

/**
 * The curves of a well's pump by the model of its advice, none without a model; undefined when there is no such well.
 * @param frequency Hz of a curve that is wanted beside the usual ones, or null; refused outside the limits of the drive
 */
export async function readPumpCurves(
  db: Kysely<Database>,
  wellId: string,
  frequency: number | null,
): Promise<components['schemas']['PumpCurves'] | undefined> {
  const row = await db
    .selectFrom('well')
    .innerJoin('field', 'field.id', 'well.field_id')
    .leftJoin('well_advice as advice', 'advice.well_id', 'well.id')
    .leftJoin('pumped_model as pumped', 'pumped.well_id', 'well.id')
    .select(['well.id', 'well.name', 'field.id as fieldId', 'field.name as fieldName'])
    .select(['advice.newest_day as newestDay', 'pumped.model'])
    .where('well.id', '=', wellId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { newestDay, model, ...well } = row;
  if (model === null) return { well, newestDay, presentHz: null, curves: [] };
  const stored = model as StoredModel;
  if (frequency !== null) refuseOutside(frequency, stored);
  const curves = operatingCurves(stored, frequency);
  return { well, newestDay, presentHz: stored.present.frequency, curves };
}
