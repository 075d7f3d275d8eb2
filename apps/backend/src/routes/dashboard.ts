import { createCalendarAddresses, type CalendarAddressOptions } from '../kept/calendar-addresses.ts';
import { writeCalendar, type CalendarOptions } from '../kept/calendar-file.ts';
import { createScheduleChanges } from '../kept/schedule-changes.ts';
import { dayMs, isoDay } from '../production-day.ts';
import { readDataHealth } from '../queries/data-health.ts';
import { listDeferredProduction } from '../queries/deferred-production.ts';
import { firstProductOf } from '../queries/main-product.ts';
import { listProductionDayWells } from '../queries/production-day-wells.ts';
import { readProductionDay } from '../queries/production-day.ts';
import { listOpportunities, readProductionOptimization } from '../queries/production-optimization.ts';
import { listSchedule, scheduleWindow } from '../queries/schedule.ts';
import type { DayWindow, WellSelection } from '../queries/selection.ts';
import { listSustainableProduction, readSustainabilityMetrics } from '../queries/sustainable-production.ts';
import { readTimesToRestore } from '../queries/times-to-restore.ts';
import type { Handlers } from '../server/contract-handlers.ts';
import { answerAround, answerPage, type DataWindowReader } from './data-window.ts';
import { signedInUser } from './signed-in-user.ts';

/** What the dashboard reads and writes through. */
export type DashboardServices = ReturnType<typeof createDashboardServices>;

export function createDashboardServices(options: CalendarAddressOptions) {
  return {
    db: options.db,
    changes: createScheduleChanges(options),
    calendars: createCalendarAddresses(options),
    /** Where the portal shows the schedule. */
    schedulePage: `${options.publicOrigin}/dashboard?area=schedule`,
  };
}

/** Activities that a calendar holds. */
const maxCalendarActivities = 5_000;
/** Days back and ahead that a calendar address shows. */
const calendarDays = 366;

/**
 * A calendar is read by a program, as often as it wants: another site's page cannot show it, and nothing on the way keeps it.
 */
const calendarHeaders = {
  'content-type': 'text/calendar; charset=utf-8',
  'content-disposition': 'attachment; filename="schedule.ics"',
  'cache-control': 'private, no-cache',
};

/** The calls below /Dashboard. */
export function dashboardHandlers(
  { db, changes, calendars, schedulePage }: DashboardServices,
  readWindow: DataWindowReader,
) {
  async function calendarOf(
    selection: WellSelection,
    window: DayWindow,
    language: CalendarOptions['language'],
    now: Date,
  ) {
    const page = { limit: maxCalendarActivities, sort: undefined, where: undefined, offset: 0 };
    const { rows } = await listSchedule(db, selection, window, page, now);
    return writeCalendar(rows, { language, pageAddress: schedulePage, now });
  }

  return {
    getDeferredProductionInfo: (call) =>
      answerPage(call, readWindow, async ({ selection, window, now }, page) =>
        listDeferredProduction(db, selection, window, page, {
          level: call.query.level ?? 'field',
          product: call.query.product ?? (await firstProductOf(db, selection)),
          method: call.query.potentialMethod,
          per: call.query.per,
          now,
        }),
      ),
    async getTimesToRestore({ query }) {
      const { selection, window, headers } = await readWindow(query);
      return { status: 200, headers, body: await readTimesToRestore(db, selection, window) };
    },
    getProductionOptimizationInfo: (call) =>
      answerAround(call, readWindow, async ({ selection, decided, asOf, now }, request) => {
        const [page, summary] = await Promise.all([
          listOpportunities(db, selection, decided, request),
          readProductionOptimization(db, selection, decided, asOf ?? now),
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
    async getScheduleFile({ query, principal }) {
      const { selection, now, headers } = await readWindow(query);
      const window = scheduleWindow(query, now);
      const language = await calendars.languageOf(signedInUser(principal).userId);
      const content = await calendarOf(selection, window, language, now);
      return { status: 200, headers, body: { fileName: `schedule-${window.from}.ics`, content } };
    },
    async getCalendarAddress({ principal }) {
      return { status: 200, body: await calendars.read(signedInUser(principal)) };
    },
    async createCalendarAddress({ principal }) {
      return { status: 200, body: await calendars.create(signedInUser(principal)) };
    },
    async removeCalendarAddress({ principal }) {
      return { status: 200, body: await calendars.remove(signedInUser(principal)) };
    },
    async getCalendar({ path, query, caller, now }) {
      const language = await calendars.open(path.secret, caller.address);
      const today = Math.floor(now.getTime() / dayMs);
      const window = { from: isoDay(today - calendarDays), to: isoDay(today + calendarDays) };
      const text = await calendarOf(query, window, language, now);
      return { status: 200, body: Buffer.from(text), headers: calendarHeaders };
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
