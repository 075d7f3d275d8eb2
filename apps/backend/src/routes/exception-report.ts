import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { readSensitivity } from '../database/settings.ts';
import { listChangePoints } from '../queries/change-points.ts';
import { readChangeDetectionStatistics } from '../queries/change-statistics.ts';
import { listGasExceptions, listProductionDrops } from '../queries/exceptions.ts';
import type { Handlers } from '../server/contract-handlers.ts';
import { answerPage, type DataWindowReader } from './data-window.ts';

/** The findings below /ExceptionReport. */
export function exceptionHandlers(db: Kysely<Database>, readWindow: DataWindowReader) {
  return {
    async getChangeDetectionStatistics({ query }) {
      const [{ selection, window, asOf, now, headers }, sensitivity] = await Promise.all([
        readWindow(query),
        readSensitivity(db),
      ]);
      const body = await readChangeDetectionStatistics(
        db,
        selection,
        window,
        sensitivity,
        asOf ?? now,
        query.datedBy,
      );
      return { status: 200, headers, body };
    },
    getChangePoints: (call) =>
      answerPage(call, readWindow, async ({ selection, window }, page) =>
        listChangePoints(db, selection, window, page, await readSensitivity(db), call.query.datedBy),
      ),
    getGasInterfaceExceptionReportInfo: (call) =>
      answerPage(call, readWindow, ({ selection, window }, page) =>
        listGasExceptions(db, selection, window, page, call.query.datedBy),
      ),
    getHighProductionDropExceptionReportInfo: (call) =>
      answerPage(call, readWindow, ({ selection, window }, page) =>
        listProductionDrops(db, selection, window, page, call.query.datedBy),
      ),
  } satisfies Partial<Handlers>;
}
