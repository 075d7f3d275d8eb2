import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { defaultSensitivity, penaltyFactors, type Sensitivity } from './limits.ts';

/** Key of the setting that holds the sensitivity of change detection: `"low"`, `"medium"` or `"high"`. */
export const sensitivitySetting = 'changePointSensitivity';

/** The sensitivity that change points are computed and shown for; the default when it was never set. */
export async function readSensitivity(db: Kysely<Database>): Promise<Sensitivity> {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', sensitivitySetting)
    .executeTakeFirst();
  const value = row?.value;
  return typeof value === 'string' && value in penaltyFactors ? (value as Sensitivity) : defaultSensitivity;
}
