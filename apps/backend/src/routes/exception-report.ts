import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { listChangePoints } from '../queries/change-points.ts';
import { readChangeDetectionStatistics } from '../queries/change-statistics.ts';
import { listGasExceptions, listProductionDrops } from '../queries/exceptions.ts';
import { readChangeCase } from '../queries/change-case.ts';
import { readExceptionCase } from '../queries/exception-case.ts';
import { readExceptionSummary } from '../queries/exception-summary.ts';
import { listExceptions } from '../queries/well-exceptions.ts';
import type { ExceptionDecisions } from '../kept/exception-decisions.ts';
import type { ShiftHandovers } from '../kept/shift-handovers.ts';
import { Refusal } from '../refusal.ts';
import type { Handlers } from '../server/contract-handlers.ts';
import { answerList, answerPage, type DataWindowReader } from './data-window.ts';
import { signedInUser } from './signed-in-user.ts';

/** What the exception report reads and writes through. */
export interface ExceptionServices {
  readonly db: Kysely<Database>;
  readonly decisions: ExceptionDecisions;
  readonly handovers: ShiftHandovers;
}

/** The findings below /ExceptionReport, and what people decide about them. */
export function exceptionHandlers(
  { db, decisions, handovers }: ExceptionServices,
  readWindow: DataWindowReader,
) {
  return {
    async getChangeDetectionStatistics({ query }) {
      const { selection, window, asOf, now, headers } = await readWindow(query);
      const body = await readChangeDetectionStatistics(db, selection, window, asOf ?? now, query.datedBy);
      return { status: 200, headers, body };
    },
    getChangePoints: (call) =>
      answerPage(call, readWindow, ({ selection, window, now }, page) =>
        listChangePoints(db, selection, window, page, { now, datedBy: call.query.datedBy }),
      ),
    getGasInterfaceExceptionReportInfo: (call) =>
      answerPage(call, readWindow, ({ selection, window }, page) =>
        listGasExceptions(db, selection, window, page, call.query.datedBy),
      ),
    getHighProductionDropExceptionReportInfo: (call) =>
      answerPage(call, readWindow, ({ selection, window }, page) =>
        listProductionDrops(db, selection, window, page, call.query.datedBy),
      ),
    getExceptions: (call) =>
      answerPage(call, readWindow, ({ selection, window, now }, page) =>
        listExceptions(db, selection, { window, until: call.query.to ?? null, now }, page, call.query),
      ),
    async getExceptionSummary({ query, now: at }) {
      const { selection, window, now, headers } = await readWindow(query, at);
      const choice = { window, until: query.to ?? null, now };
      return { status: 200, headers, body: await readExceptionSummary(db, selection, choice) };
    },
    async getException({ query, principal, now }) {
      const { userId } = signedInUser(principal);
      const body = await readExceptionCase(db, query.id, { userId, now });
      if (!body) throw new Refusal(404, `query/id names no exception: ${query.id}`);
      return { status: 200, body };
    },
    async getChangePoint({ query, principal, now }) {
      const body = await readChangeCase(db, query.id, { userId: signedInUser(principal).userId, now });
      if (!body) throw new Refusal(404, `query/id names no change: ${query.id}`);
      return { status: 200, body };
    },
    async decideChangePoints({ body, principal }) {
      return { status: 200, body: await decisions.decideChanges(signedInUser(principal), body) };
    },
    async decideExceptions({ body, principal }) {
      return { status: 200, body: await decisions.decide(signedInUser(principal), body) };
    },
    async undoDecision({ body, principal }) {
      return { status: 200, body: await decisions.undo(signedInUser(principal), body) };
    },
    getAssignees: ({ query }) => answerList(query, (page) => decisions.listAssignees(page)),
    async getShiftHandover({ query, principal, now }) {
      const { window } = await readWindow({}, now);
      return { status: 200, body: await handovers.read(signedInUser(principal), query, window) };
    },
    async saveShiftHandover({ body, principal }) {
      const { window } = await readWindow({});
      return { status: 200, body: await handovers.save(signedInUser(principal), body, window) };
    },
    async confirmShiftHandover({ body, principal }) {
      const { window } = await readWindow({});
      return { status: 200, body: await handovers.confirm(signedInUser(principal), body, window) };
    },
    getShiftHandovers: ({ query }) => answerList(query, (page) => handovers.list(page)),
  } satisfies Partial<Handlers>;
}
