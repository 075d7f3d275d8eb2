import type { Kysely } from 'kysely';
import { readKeptReport } from '../administration/kept-reports.ts';
import type { Database } from '../database/schema.ts';
import { readDeclines } from '../queries/declines.ts';
import {
  readPlanCourse,
  readProductionCourse,
  readProductionStatistics,
} from '../queries/production-statistics.ts';
import { daysOfMonth, lastWholeMonth, readMonthlyReport } from '../queries/monthly-report.ts';
import { readPumpSurvival } from '../queries/pump-survival.ts';
import { readReportedMonths } from '../queries/reported-months.ts';
import { reportWorkbook } from '../queries/report-workbook.ts';
import { readWellCounts } from '../queries/well-counts.ts';
import type { Handlers } from '../server/contract-handlers.ts';
import { answerAround, type DataQuery, type DataWindowReader } from './data-window.ts';

/** A call for a month's report. */
interface ReportCall {
  readonly query: Pick<DataQuery, 'businessUnitIds' | 'areaIds' | 'fieldIds'> & { readonly month?: string };
  readonly now: Date;
}

/** The calls below /Statistics. */
export function statisticsHandlers(db: Kysely<Database>, readWindow: DataWindowReader) {
  /** A report that is kept answers as it was made, else one that is made now. */
  async function readReport({ query, now }: ReportCall) {
    const { month: asked, ...selection } = query;
    const month = asked ?? lastWholeMonth((await readWindow(selection, now)).newest, now);
    const { headers, ...data } = await readWindow({ ...selection, ...daysOfMonth(month) }, now);
    const kept = await readKeptReport(db, selection, month);
    const report = kept ? await kept.report() : await readMonthlyReport(db, { ...data, month });
    return { headers, report, workbook: kept?.workbook };
  }
  return {
    getProductionStatistics: (call) =>
      answerAround(call, readWindow, (data, request) =>
        readProductionStatistics(
          db,
          { ...data, product: call.query.product, method: call.query.potentialMethod },
          {
            level: call.query.level ?? 'field',
            comparedWith: call.query.comparedWith ?? 'previousPeriod',
          },
          request,
        ),
      ),
    async getProductionCourse({ query }) {
      const { headers, ...data } = await readWindow(query);
      const body = await readProductionCourse(
        db,
        { ...data, product: query.product, method: query.potentialMethod },
        query.unit ?? 'month',
      );
      return { status: 200, headers, body };
    },
    async getPlanCourse({ query }) {
      const { headers, ...data } = await readWindow(query);
      return { status: 200, headers, body: await readPlanCourse(db, { ...data, product: query.product }) };
    },
    getReportedMonths: (call) =>
      answerAround(call, readWindow, (data, request) => readReportedMonths(db, data, request)),
    async getPumpSurvival({ query }) {
      const { selection, window, now, headers } = await readWindow(query);
      const asked = { until: window.to, now, by: query.by ?? 'manufacturer' };
      return { status: 200, headers, body: await readPumpSurvival(db, selection, asked) };
    },
    async getDeclines({ query }) {
      const { selection, now, headers } = await readWindow(query);
      const body = await readDeclines(db, selection, {
        ...{ product: query.product, limit: query.economicRate ?? null, now },
      });
      return { status: 200, headers, body };
    },
    async getMonthlyReport(call) {
      const { headers, report } = await readReport(call);
      return { status: 200, headers, body: report };
    },
    async getMonthlyReportFile(call) {
      const { headers, report, workbook } = await readReport(call);
      const content = (workbook ?? (await reportWorkbook(report))).toString('base64');
      const { month } = report;
      return { status: 200, headers, body: { month, fileName: `monthly-report-${month}.xlsx`, content } };
    },
    async getWellCounts({ query }) {
      const { selection, window, now, headers } = await readWindow(query);
      return { status: 200, headers, body: await readWellCounts(db, selection, window, now) };
    },
  } satisfies Partial<Handlers>;
}
