import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { DEFAULT_SENSITIVITY, PENALTY_FACTORS, type Sensitivity } from '../insights/limits.ts';

/** Key of the setting that holds the sensitivity of change detection: `"low"`, `"medium"` or `"high"`. */
export const SENSITIVITY_SETTING = 'changePointSensitivity';

/** The sensitivity that change points are shown for; the default when it was never set. */
export async function readSensitivity(db: Kysely<Database>): Promise<Sensitivity> {
  const { rows } = await sql<{ value: unknown }>`
    select value from setting where key = ${SENSITIVITY_SETTING}`.execute(db);
  const value = rows[0]?.value;
  return typeof value === 'string' && value in PENALTY_FACTORS ? (value as Sensitivity) : DEFAULT_SENSITIVITY;
}
