import type { Kysely } from 'kysely';
import type { GuardRailsOfAdvice } from '../administration/guard-rails.ts';
import type { Database } from '../database/schema.ts';
import type { AdviceDecisions } from '../kept/advice-decisions.ts';
import { listFrequencyChanges, listTrackedFrequencyChanges } from '../queries/frequency-changes.ts';
import { listFrequencyInfo } from '../queries/frequency-info.ts';
import { readOptimizationSummary } from '../queries/optimization-summary.ts';
import type { Handlers } from '../server/contract-handlers.ts';
import { answerPage, type DataWindowReader } from './data-window.ts';
import { listSettingAdvice } from '../queries/setting-advice.ts';
import { listTrackedSettingChanges } from '../queries/setting-response.ts';
import { administratorOf, signedInUser } from './signed-in-user.ts';

/** What the optimization dashboard reads and writes through. */
export interface OptimizationServices {
  readonly db: Kysely<Database>;
  readonly decisions: AdviceDecisions;
  readonly guardRails: GuardRailsOfAdvice;
}

/** The calls below /OptimizationDashboard. */
export function optimizationHandlers(
  { db, decisions, guardRails }: OptimizationServices,
  readWindow: DataWindowReader,
) {
  return {
    getFrequencyInfo: (call) =>
      answerPage(call, readWindow, ({ selection, now }, page) => listFrequencyInfo(db, selection, page, now)),
    getFrequencyChangeInfo: (call) =>
      answerPage(call, readWindow, ({ selection, decided, now }, page) =>
        listFrequencyChanges(db, selection, decided, page, now),
      ),
    getSettingAdviceInfo: (call) =>
      answerPage(call, readWindow, ({ selection, decided, now }, page) =>
        listSettingAdvice(db, selection, decided, page, now),
      ),
    getTrackedFrequencyChangeInfo: (call) =>
      answerPage(call, readWindow, ({ selection, window }, page) =>
        listTrackedFrequencyChanges(db, selection, window, page),
      ),
    getTrackedSettingChangeInfo: (call) =>
      answerPage(call, readWindow, ({ selection, window }, page) =>
        listTrackedSettingChanges(db, selection, window, page),
      ),
    async getOptimizationSummary({ query, now: at }) {
      const { selection, decided, now, headers } = await readWindow(query, at);
      return { status: 200, headers, body: await readOptimizationSummary(db, selection, decided, now) };
    },
    async decideAdvice({ body, principal }) {
      return { status: 200, body: await decisions.decide(signedInUser(principal), body) };
    },
    async undoAdviceDecision({ body, principal }) {
      return { status: 200, body: await decisions.undo(signedInUser(principal), body) };
    },
    async getGuardRails() {
      return { status: 200, body: await guardRails.read() };
    },
    async saveGuardRail({ body, ...call }) {
      return { status: 200, body: await guardRails.save(administratorOf(call), body) };
    },
  } satisfies Partial<Handlers>;
}
