import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { readSensitivity } from '../database/settings.ts';
import { readDailySeries } from '../queries/daily-series.ts';
import { Refusal } from '../refusal.ts';
import type { Handlers } from '../server/contract-handlers.ts';
import type { DataWindowReader } from './data-window.ts';

/** Series of single wells. */
export function wellHandlers(db: Kysely<Database>, readWindow: DataWindowReader) {
  return {
    async getDailyProduction({ path: { wellId }, query }) {
      const [{ window, headers }, sensitivity] = await Promise.all([
        readWindow({ ...query, wellIds: [wellId] }),
        readSensitivity(db),
      ]);
      const body = await readDailySeries(db, wellId, window, sensitivity, query.potentialMethod);
      if (!body) throw new Refusal(404, `path/wellId names no well: ${wellId}`);
      return { status: 200, headers, body };
    },
  } satisfies Partial<Handlers>;
}
