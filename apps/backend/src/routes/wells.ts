import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { readSensitivity } from '../database/settings.ts';
import { readDailySeries } from '../queries/daily-series.ts';
import { readWell } from '../queries/well.ts';
import { readWellHistory } from '../queries/well-history.ts';
import { readWellHours } from '../queries/well-hours.ts';
import { readWellSeries } from '../queries/well-series.ts';
import { Refusal } from '../refusal.ts';
import type { Handlers } from '../server/contract-handlers.ts';
import type { DataWindowReader } from './data-window.ts';

/** In how many parts a series is divided when the caller does not say. */
const defaultPoints = 400;

/** Single wells: what is known of them, their series, and what happened to them. */
export function wellHandlers(db: Kysely<Database>, readWindow: DataWindowReader) {
  return {
    async getDailyProduction({ path: { wellId }, query }) {
      const [{ window, headers }, sensitivity] = await Promise.all([
        readWindow({ ...query, wellIds: [wellId] }),
        readSensitivity(db),
      ]);
      const body = await readDailySeries(db, wellId, window, sensitivity, query.potentialMethod);
      if (!body) throw unknownWell(wellId);
      return { status: 200, headers, body };
    },
    async getWell({ path: { wellId } }) {
      const { now, headers } = await readWindow({ wellIds: [wellId] });
      const body = await readWell(db, wellId, now);
      if (!body) throw unknownWell(wellId);
      return { status: 200, headers, body };
    },
    async getWellHistory({ path: { wellId }, query }) {
      const [{ window, headers }, sensitivity] = await Promise.all([
        readWindow({ ...query, wellIds: [wellId] }),
        readSensitivity(db),
      ]);
      const body = await readWellHistory(db, wellId, window, sensitivity, query.potentialMethod);
      if (!body) throw unknownWell(wellId);
      return { status: 200, headers, body };
    },
    async getWellHours({ path: { wellId }, query: { day } }) {
      const { headers } = await readWindow({ wellIds: [wellId] });
      const body = await readWellHours(db, wellId, day);
      if (!body) throw unknownWell(wellId);
      return { status: 200, headers, body };
    },
    async getWellSeries({ query: { wells: wellIds, tracks, points = defaultPoints, from, to } }) {
      const { window, headers } = await readWindow({ wellIds, ...(from && { from }), ...(to && { to }) });
      const body = await readWellSeries(db, { wellIds, window, tracks, points });
      if ('unknownId' in body) throw new Refusal(404, `query/wells names no well: ${body.unknownId}`);
      return { status: 200, headers, body };
    },
  } satisfies Partial<Handlers>;
}

function unknownWell(wellId: string): Refusal {
  return new Refusal(404, `path/wellId names no well: ${wellId}`);
}
