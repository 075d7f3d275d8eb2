import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { readDataHealth } from '../queries/data-health.ts';
import { listDeferredProduction } from '../queries/deferred-production.ts';
import { listProductionDayWells, readProductionDay } from '../queries/production-day.ts';
import { readProductionOptimization } from '../queries/production-optimization.ts';
import { listSchedule, scheduleWindow } from '../queries/schedule.ts';
import { listSustainableProduction, readSustainabilityMetrics } from '../queries/sustainable-production.ts';
import type { Handlers } from '../server/contract-handlers.ts';
import { answerPage, type DataWindowReader } from './data-window.ts';

/** The calls below /Dashboard. */
export function dashboardHandlers(db: Kysely<Database>, readWindow: DataWindowReader) {
  return {
    getDeferredProductionInfo: ({ query }) =>
      answerPage(query, readWindow, ({ selection, window }, page) =>
        listDeferredProduction(db, selection, window, page, {
          level: query.level ?? 'field',
          product: query.product ?? 'oil',
          method: query.potentialMethod,
        }),
      ),
    async getProductionOptimizationInfo({ query }) {
      const { selection, window, asOf, now, headers } = await readWindow(query);
      const body = await readProductionOptimization(db, selection, window, asOf ?? now);
      return { status: 200, headers, body };
    },
    getScheduleInfo: ({ query }) =>
      answerPage(query, readWindow, ({ selection, now }, page) =>
        listSchedule(db, selection, scheduleWindow(query, now), page, now),
      ),
    async getSustainableProductionInfo({ query }) {
      let metrics: Awaited<ReturnType<typeof readSustainabilityMetrics>> = [];
      const { status, headers, body } = await answerPage(
        query,
        readWindow,
        async ({ selection, window }, page) => {
          const [rows, ofWindow] = await Promise.all([
            listSustainableProduction(db, selection, window, page),
            readSustainabilityMetrics(db, selection, window),
          ]);
          metrics = ofWindow;
          return rows;
        },
      );
      return { status, headers, body: { sustainableProductions: body, metrics } };
    },
    async getProductionDayInfo({ query }) {
      const { selection, window, now, headers } = await readWindow(query);
      const body = await readProductionDay(
        db,
        selection,
        window,
        query.to ?? null,
        now,
        query.potentialMethod,
      );
      return { status: 200, headers, body };
    },
    getProductionDayWells: ({ query }) =>
      answerPage(query, readWindow, ({ selection, window, now }, page) =>
        listProductionDayWells(db, selection, window, query.to ?? null, now, page, query.potentialMethod),
      ),
    async getDataHealth() {
      const { now, headers } = await readWindow({});
      return { status: 200, headers, body: await readDataHealth(db, now) };
    },
  } satisfies Partial<Handlers>;
}
