import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { LossRecodes } from '../kept/loss-recodes.ts';
import type { KeptDeclines } from '../kept/decline-cases.ts';
import type { WellSensitivities } from '../kept/well-sensitivities.ts';
import { readDailySeries } from '../queries/daily-series.ts';
import { readWell } from '../queries/well.ts';
import { readWellForecast } from '../queries/well-forecast.ts';
import { readWellHistory } from '../queries/well-history.ts';
import { readWellHours } from '../queries/well-hours.ts';
import { readWellSeries } from '../queries/well-series.ts';
import { readPumpCurves } from '../queries/pump-curves.ts';
import { readSettingResponse } from '../queries/setting-response.ts';
import { readWhatIf } from '../queries/what-if.ts';
import { choiceOf } from '../queries/well-fit.ts';
import { Refusal } from '../refusal.ts';
import type { Handlers } from '../server/contract-handlers.ts';
import type { DataWindowReader } from './data-window.ts';
import { signedInUser } from './signed-in-user.ts';

/** In how many parts a series is divided when the caller does not say. */
const defaultPoints = 400;

/** What single wells are read from, and what people choose for them is kept by. */
export interface WellServices {
  readonly db: Kysely<Database>;
  readonly sensitivities: WellSensitivities;
  readonly recodes: LossRecodes;
  readonly declines: KeptDeclines;
}

/** Single wells: what is known of them, their series, what happened to them, and how their changes are searched. */
export function wellHandlers(
  { db, sensitivities, recodes, declines }: WellServices,
  readWindow: DataWindowReader,
) {
  return {
    async getDailyProduction({ path: { wellId }, query }) {
      const { window, headers } = await readWindow({ ...query, wellIds: [wellId] });
      const body = await readDailySeries(db, wellId, window, query.potentialMethod);
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
      const { window, headers } = await readWindow({ ...query, wellIds: [wellId] });
      const body = await readWellHistory(db, wellId, window, query.potentialMethod);
      if (!body) throw unknownWell(wellId);
      return { status: 200, headers, body };
    },
    async getWellForecast({ path: { wellId }, query }) {
      const { headers, now } = await readWindow({ wellIds: [wellId] });
      const { model, firstDay, leftOut } = query;
      const isChosen = model !== undefined || firstDay !== undefined || leftOut !== undefined;
      const body = await readWellForecast(db, wellId, {
        ...{ limit: query.economicRate ?? null, now },
        ...(isChosen && {
          choice: choiceOf({
            model: model ?? 'best',
            firstDay: firstDay ?? null,
            leftOut: (leftOut ?? []).map((days) => {
              const [from, to] = days.split('/') as [string, string];
              return { from, to };
            }),
          }),
        }),
      });
      if (!body) throw unknownWell(wellId);
      return { status: 200, headers, body };
    },
    async getWhatIf({ path: { wellId }, query: { frequency } }) {
      const { headers, now } = await readWindow({ wellIds: [wellId] });
      const body = await readWhatIf(db, wellId, frequency, now);
      if (!body) throw unknownWell(wellId);
      return { status: 200, headers, body };
    },
    async getPumpCurves({ path: { wellId }, query: { frequency } }) {
      const { headers } = await readWindow({ wellIds: [wellId] });
      const body = await readPumpCurves(db, wellId, frequency ?? null);
      if (!body) throw unknownWell(wellId);
      return { status: 200, headers, body };
    },
    async getSettingResponse({ path: { wellId } }) {
      const { headers } = await readWindow({ wellIds: [wellId] });
      const body = await readSettingResponse(db, wellId);
      if (!body) throw unknownWell(wellId);
      return { status: 200, headers, body };
    },
    async getWellHours({ path: { wellId }, query: { day } }) {
      const { headers } = await readWindow({ wellIds: [wellId] });
      const body = await readWellHours(db, wellId, day);
      if (!body) throw unknownWell(wellId);
      return { status: 200, headers, body };
    },
    async getWellSeries({
      query: { wells: wellIds, tracks, points = defaultPoints, spreadMonths, from, to },
    }) {
      const { window, headers } = await readWindow({ wellIds, ...(from && { from }), ...(to && { to }) });
      const body = await readWellSeries(db, { wellIds, window, tracks, points, spreadMonths });
      if ('unknownId' in body) throw new Refusal(404, `query/wells names no well: ${body.unknownId}`);
      return { status: 200, headers, body };
    },
    async getLossRecodes({ path: { wellId } }) {
      return { status: 200, body: await recodes.read(wellId) };
    },
    async recodeLosses({ path: { wellId }, body, principal }) {
      return { status: 200, body: await recodes.recode(signedInUser(principal), wellId, body) };
    },
    async undoRecode({ path: { wellId }, body, principal }) {
      return { status: 200, body: await recodes.undo(signedInUser(principal), wellId, body) };
    },
    async getDeclineCases({ path: { wellId } }) {
      return { status: 200, body: await declines.read(wellId) };
    },
    async keepDeclineCase({ path: { wellId }, body, principal }) {
      return { status: 200, body: await declines.keep(signedInUser(principal), wellId, body) };
    },
    async undoDeclineCase({ path: { wellId }, body, principal }) {
      return { status: 200, body: await declines.undo(signedInUser(principal), wellId, body) };
    },
    async getSensitivity({ path: { wellId } }) {
      return { status: 200, body: await sensitivities.read(wellId) };
    },
    async saveSensitivity({ path: { wellId }, body, principal }) {
      return { status: 200, body: await sensitivities.save(signedInUser(principal), wellId, body) };
    },
  } satisfies Partial<Handlers>;
}

function unknownWell(wellId: string): Refusal {
  return new Refusal(404, `path/wellId names no well: ${wellId}`);
}
