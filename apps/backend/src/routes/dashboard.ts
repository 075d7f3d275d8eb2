import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { ScheduleChanges } from '../kept/schedule-changes.ts';
import { readDataHealth } from '../queries/data-health.ts';
import { listDeferredProduction } from '../queries/deferred-production.ts';
import { listProductionDayWells, readProductionDay } from '../queries/production-day.ts';
import { listOpportunities, readProductionOptimization } from '../queries/production-optimization.ts';
import { listSchedule, scheduleWindow } from '../queries/schedule.ts';
import { listSustainableProduction, readSustainabilityMetrics } from '../queries/sustainable-production.ts';
import type { Handlers } from '../server/contract-handlers.ts';
import { answerAround, answerPage, type DataWindowReader } from './data-window.ts';
import { signedInUser } from './signed-in-user.ts';

/** What the dashboard reads and writes through. */
export interface DashboardServices {
  readonly db: Kysely<Database>;
  readonly changes: ScheduleChanges;
}

/** The calls below /Dashboard. */
export function dashboardHandlers({ db, changes }: DashboardServices, readWindow: DataWindowReader) {
  return {
    getDeferredProductionInfo: (call) =>
      answerPage(call, readWindow, ({ selection, window }, page) =>
        listDeferredProduction(db, selection, window, page, {
          level: call.query.level ?? 'field',
          product: call.query.product ?? 'oil',
          method: call.query.potentialMethod,
        }),
      ),
    getProductionOptimizationInfo: (call) =>
      answerAround(call, readWindow, async ({ selection, window, asOf, now }, request) => {
        const [page, summary] = await Promise.all([
          listOpportunities(db, selection, window, request),
          readProductionOptimization(db, selection, window, asOf ?? now),
        ]);
        return { page, body: { ...summary, top: page.rows } };
      }),
    getScheduleInfo: (call) =>
      answerPage(call, readWindow, ({ selection, now }, page) =>
        listSchedule(db, selection, scheduleWindow(call.query, now), page, now),
      ),
    async changeSchedule({ body, principal }) {
      return { status: 200, body: await changes.change(signedInUser(principal), body) };
    },
    async undoScheduleChange({ body, principal }) {
      return { status: 200, body: await changes.undo(signedInUser(principal), body) };
    },
    getSustainableProductionInfo: (call) =>
      answerAround(call, readWindow, async ({ selection, window }, request) => {
        const [page, metrics] = await Promise.all([
          listSustainableProduction(db, selection, window, request),
          readSustainabilityMetrics(db, selection, window),
        ]);
        return { page, body: { sustainableProductions: page.rows, metrics } };
      }),
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
    getProductionDayWells: (call) =>
      answerPage(call, readWindow, ({ selection, window, now }, page) =>
        listProductionDayWells(
          db,
          selection,
          window,
          call.query.to ?? null,
          now,
          page,
          call.query.potentialMethod,
        ),
      ),
    async getDataHealth() {
      const { now, headers } = await readWindow({});
      return { status: 200, headers, body: await readDataHealth(db, now) };
    },
  } satisfies Partial<Handlers>;
}
