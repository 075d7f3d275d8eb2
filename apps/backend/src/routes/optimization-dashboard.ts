import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { listFrequencyChanges, listTrackedFrequencyChanges } from '../queries/frequency-changes.ts';
import { listFrequencyInfo } from '../queries/frequency-info.ts';
import { readOptimizationSummary } from '../queries/optimization-summary.ts';
import type { Handlers } from '../server/contract-handlers.ts';
import { answerPage, type DataWindowReader } from './data-window.ts';

/** The calls below /OptimizationDashboard. */
export function optimizationHandlers(db: Kysely<Database>, readWindow: DataWindowReader) {
  return {
    getFrequencyInfo: (call) =>
      answerPage(call, readWindow, ({ selection, now }, page) => listFrequencyInfo(db, selection, page, now)),
    getFrequencyChangeInfo: (call) =>
      answerPage(call, readWindow, ({ selection, window }, page) =>
        listFrequencyChanges(db, selection, window, page),
      ),
    getTrackedFrequencyChangeInfo: (call) =>
      answerPage(call, readWindow, ({ selection, window }, page) =>
        listTrackedFrequencyChanges(db, selection, window, page),
      ),
    async getOptimizationSummary({ query, now: at }) {
      const { selection, window, now, headers } = await readWindow(query, at);
      return { status: 200, headers, body: await readOptimizationSummary(db, selection, window, now) };
    },
  } satisfies Partial<Handlers>;
}
