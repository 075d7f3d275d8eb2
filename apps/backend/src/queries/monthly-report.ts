import { monthFrom } from '@cnx/api/compared-window';
import type { components } from '@cnx/api/schema';
import { sql, type Kysely } from 'kysely';
import { anyOf, isReport } from '../database/expressions.ts';
import type { Database } from '../database/schema.ts';
import { oilEquivalent } from '../insights/main-product.ts';
import { defaultPotentialMethod } from '../insights/potential.ts';
import { dayNumber, isoDay } from '../production-day.ts';
import { owesReport } from '../recompute/owed-reports.ts';
import type { MainProduct } from '../vocabulary.ts';
import { analyticQuery, date, decimal, integer, nullable, text, type RowOf } from './analytic-query.ts';
import { readComputation } from './data-health.ts';
import { readLossesByCause } from './deferred-losses.ts';
import { allEvents } from './grouped-events.ts';
import { eventLossDays } from './measured-events.ts';
import { fieldBooks, readLastClosing, readMonthBooks } from './month-books.ts';
import { contractRow } from './pages.ts';
import {
  knownWindow,
  readComparedSums,
  readPlanCourse,
  readProductionCourse,
  statisticsOf,
  type ComparedSums,
  type StatisticsOf,
} from './production-statistics.ts';
import { missingOfWells } from './missing-days.ts';
import { chosenWells } from './production-periods.ts';
import { listPulledPumps } from './pump-survival.ts';
import { balancesOf } from './report-balances.ts';
import { changeOf, monthChanges } from './report-changes.ts';
import { readNotedMonths } from './reported-months.ts';
import type { DayWindow, WellSelection } from './selection.ts';
import { standingOf } from './standing-losses.ts';
import { totalOf } from './statistics-rows.ts';
import { readEmissionsByField, readGasByField, readSustainabilityMetrics } from './sustainable-production.ts';
import { wellEvents } from './well-exceptions.ts';

type MonthlyReport = components['schemas']['MonthlyReport'];
type Level = components['schemas']['StatisticsEntity']['level'];

/** What a report is of: a month and, of the statistics of its days, wells. */
export interface ReportOf extends Omit<StatisticsOf, 'product' | 'method'> {
  /** `YYYY-MM`. */
  readonly month: string;
}

/** The days of a month (`YYYY-MM`). */
export function daysOfMonth(month: string): DayWindow {
  const from = `${month}-01`;
  return { from, to: isoDay(dayNumber(monthFrom(from, 1)) - 1) };
}

/**
 * The newest month that ends by a day.
 * @param newest the newest day with a report. @default the day of `now`
 */
export function lastWholeMonth(newest: string | undefined, now: Date): string {
  const known = newest ?? now.toISOString().slice(0, 10);
  return monthFrom(isoDay(dayNumber(known) + 1), -1).slice(0, 7);
}

/** Reports have no pages: whatever there is stands in them. */
const whole = { limit: 100_000, offset: 0 };

/** Products whose losses are reported. */
const reportedProducts = ['oil', 'gas'] as const;

/**
 * Reads what a report says. All of it comes from the reads of the subjects' own calls, so that no figure has a second
 * source, and the wells of a window are read once for all levels and products; one subject after the
 * other, because a report may take longer than a page.
 */
export async function readMonthlyReport(
  db: Kysely<Database>,
  { month, ...of }: ReportOf,
): Promise<MonthlyReport> {
  const { selection, newest, now } = of;
  const window = knownWindow(of);
  const [previous, yearAgo] = await readComparedSums(db, of, 'previousPeriod', 'samePeriodLastYear');
  const statistics = (level: Level) => statisticsOf(previous!, level, whole);
  const [units, areas, fields] = [statistics('businessUnit'), statistics('area'), statistics('field')];
  const wells = statistics('well');
  const lastYear = statisticsOf(yearAgo!, 'field', whole);
  const { product, standing } = previous!;
  const course = await readProductionCourse(db, { ...of, product }, 'day');
  const plan = await readPlanCourse(db, { ...of, product });
  const books = await fieldBooks.read(db, selection, now);
  const closing = await readLastClosing(db, selection, of.window.from, now);
  return {
    month,
    state: closing === null ? 'open' : 'closed',
    closing,
    window,
    newestDay: newest ?? null,
    over: books.every(({ overMonth }) => overMonth >= of.window.from),
    madeAt: now.toISOString(),
    selection: await namesOf(db, selection),
    potentialMethod: defaultPotentialMethod,
    production: fields.body.total,
    before: fields.body.totalBefore,
    beforeWindow: fields.body.before,
    ...likeForLike('beforeLikeForLike', fields.body),
    lastYear: lastYear.body.totalBefore,
    ...likeForLike('lastYearLikeForLike', lastYear.body),
    ...rateOf('rates', fields.body.rates),
    ...rateOf('beforeRates', fields.body.ratesBefore),
    ...rateOf('lastYearRates', lastYear.body.ratesBefore),
    ...rateOf('filledRates', fields.body.filledRates),
    ...rateOf('beforeFilledRates', fields.body.filledRatesBefore),
    ...rateOf('lastYearFilledRates', lastYear.body.filledRatesBefore),
    ...estimateOf('estimated', fields.body.estimated),
    ...estimateOf('beforeEstimated', fields.body.estimatedBefore),
    entities: [units, areas, fields].flatMap(({ body }) => body.rows),
    wells: wells.body.rows,
    days: course.periods,
    plan: plan.months[0] ?? null,
    deferral: await readDeferral(db, selection, window, previous!),
    metrics: await readSustainabilityMetrics(db, selection, window),
    emissions: await readEmissionsByField(db, selection, window),
    balances: balancesOf(fields.body.rows, await readGasByField(db, selection, window)),
    pumps: await listPulledPumps(db, selection, window, now),
    missing: (await missingReports.read(db, selection, of.window, now)).map((row) => contractRow(row)),
    reportedMonths: await readNotedMonths(db, selection, of.window),
    unanswered: await listUnanswered(db, selection, of.window, now),
    books: await readBooks(db, of),
    changes: (await monthChanges.read(db, selection, daysOfMonth(month), now)).map((change) =>
      changeOf(change),
    ),
    standing: standing.map((row) => contractRow(row)),
    computation: await readComputation(db),
  };
}

/** What a comparison of like with like is of, under a name; nothing where that is the whole window. */
const likeForLike = (
  name: 'beforeLikeForLike' | 'lastYearLikeForLike',
  { totalBeforeLikeForLike: figures }: components['schemas']['ProductionStatistics'],
) => figures !== undefined && { [name]: figures };

/** The books of a month and of what changed it since; adjustments of other months are those of other reports. */
async function readBooks(
  db: Kysely<Database>,
  { selection, window, now }: StatisticsOf,
): Promise<NonNullable<MonthlyReport['books']>> {
  const until = now.toISOString().slice(0, 10);
  const { months } = await readMonthBooks(db, {
    selection,
    window: { from: window.from, to: until > window.to ? until : window.to },
    ...{ now, product: 'oil', method: defaultPotentialMethod },
  });
  return months.flatMap((book) => {
    if (book.month === window.from) return [book];
    const adjustments = book.adjustments.filter(({ month }) => month === window.from);
    return adjustments.length > 0 ? [{ ...book, adjustments }] : [];
  });
}

/** What is estimated under a name; nothing where no day is missing. */
const estimateOf = (
  name: 'estimated' | 'beforeEstimated',
  estimated: components['schemas']['MissingDays'] | undefined,
) => estimated !== undefined && { [name]: estimated };

/** Rates under a name; nothing where there are none. */
const rateOf = (
  name: `${'' | 'before' | 'lastYear'}${'Rates' | 'FilledRates'}` | 'rates' | 'filledRates',
  rates: components['schemas']['DailyRates'] | undefined,
) => rates !== undefined && { [name]: rates };

async function readDeferral(
  db: Kysely<Database>,
  selection: WellSelection,
  window: DayWindow,
  { made, standing: wells }: ComparedSums,
): Promise<MonthlyReport['deferral']> {
  const deferral: MonthlyReport['deferral'] = [];
  for (const product of reportedProducts) {
    const {
      potential = null,
      deferred = null,
      abovePotential = null,
      efficiencyPct = null,
    } = totalOf(made, product) ?? {};
    const losses = await readLossesByCause(db, {
      selection,
      window,
      product,
      method: defaultPotentialMethod,
    });
    deferral.push({
      product,
      ...{ potential, deferred, abovePotential, efficiencyPct, losses },
      standing: standingOf(wells, product),
    });
  }
  return deferral;
}

const levels = [
  ['businessUnitIds', 'business_unit', 'businessUnit'],
  ['areaIds', 'area', 'area'],
  ['fieldIds', 'field', 'field'],
] as const;

/** What a selection of whole fields names, the largest entities first. */
async function namesOf(db: Kysely<Database>, selection: WellSelection): Promise<MonthlyReport['selection']> {
  const named: MonthlyReport['selection'] = [];
  for (const [filter, table, level] of levels) {
    const ids = selection[filter] ?? [];
    if (ids.length === 0) continue;
    const rows = await db
      .selectFrom(table)
      .select(['id', 'name'])
      .where('id', '=', anyOf(ids))
      .orderBy('name')
      .orderBy('id')
      .execute();
    named.push(...rows.map((row) => ({ level, ...row })));
  }
  return named;
}

/** Days of a month that wells owe and have not reported, by well; the most first. What they made is estimated, and stands in no sum. */
const missingReports = analyticQuery(
  {
    wellId: text(),
    wellName: text(),
    fieldId: text(),
    fieldName: text(),
    days: integer,
    from: date,
    to: date,
    estimatedOil: nullable(decimal),
    estimatedGas: nullable(decimal),
  },
  (selection: WellSelection, window: DayWindow, now: Date) => sql`
    with ${chosenWells(selection, now)}, ${missingOfWells({ months: null, days: [window], books: null }, now)}
    select chosen.well_id as "wellId", chosen.well_name as "wellName",
           chosen.field_id as "fieldId", chosen.field_name as "fieldName",
           missing.days, ends.first as "from", ends.last as "to", missing.oil as "estimatedOil", missing.gas as "estimatedGas"
    from missing
    join chosen on chosen.well_id = missing.well_id
    join owed on owed.well_id = missing.well_id and owed.first = missing.period
    join well on well.id = missing.well_id
    cross join lateral (
      select min(back)::date as first, max(back)::date as last
      from generate_series(owed.begin, owed.last, interval '1 day') as back
      where ${owesReport(sql`back::date`)} and not exists (
        select from daily_production as daily
        where daily.well_id = missing.well_id and daily.day = back::date and ${isReport('daily')}
      )
    ) as ends
    order by missing.days desc, chosen.well_name, chosen.well_id`,
);

/** What has been lost in the order of both products; below every loss where it is not known. */
const oilOf = ({
  product,
  lossSoFar,
}: {
  readonly product: MainProduct;
  readonly lossSoFar: number | null;
}) => (lossSoFar === null ? -1 : lossSoFar / oilEquivalent[product]);

type FoundEvent = RowOf<typeof wellEvents.columns>;

/** Whether an event asks for an answer: a change that lost nothing is evidence, and a rise of the gas-oil ratio asks while it is open. */
const asks = ({ kind, isOpen, lossSoFar }: FoundEvent): boolean =>
  isOpen || kind !== 'change' || (lossSoFar ?? 0) > 0;

/** What an event had lost by the end of a window, Sm3, where it went on after it; null where that is not known. */
async function lostInWindow(
  db: Kysely<Database>,
  { wellId, findingIds, lossSoFar }: FoundEvent,
  window: DayWindow,
  now: Date,
): Promise<number | null> {
  if (lossSoFar === null) return null;
  const days = await eventLossDays.read(
    db,
    { wellIds: [wellId] },
    { window, until: window.to, now, findingIds },
  );
  return days.reduce((sum, { day, lost }) => sum + (day <= window.to ? (lost ?? 0) : 0), 0);
}

/**
 * Exceptions with days in a window that no user has answered, as they were at its end; of those that went on then, also when they
 * ended since.
 */
async function listUnanswered(
  db: Kysely<Database>,
  selection: WellSelection,
  window: DayWindow,
  now: Date,
): Promise<MonthlyReport['unanswered']> {
  const found = (await wellEvents.read(db, selection, { window, until: window.to, now })).filter(
    (event) =>
      event.status === 'new' &&
      asks(event) &&
      event.since <= window.to &&
      (event.endedOn === null || event.endedOn >= window.from),
  );
  const goOn = found.filter(({ endedOn }) => endedOn === null).flatMap(({ findingIds }) => findingIds);
  const known =
    goOn.length === 0 ? [] : await wellEvents.read(db, selection, { ...allEvents(now), findingIds: goOn });
  const ends = new Map(
    known.flatMap(({ findingIds, endedOn }) => findingIds.map((id) => [id, endedOn] as const)),
  );
  const events: (FoundEvent & { readonly endedSince: string | null })[] = [];
  for (const event of found) {
    const { id, endedOn } = event;
    const end = endedOn ?? ends.get(id) ?? null;
    if (end === null || end <= window.to) events.push({ ...event, endedSince: null });
    else
      events.push({
        ...{ ...event, endedOn: null, endedSince: end },
        lossSoFar: endedOn === null ? event.lossSoFar : await lostInWindow(db, event, window, now),
      });
  }
  return events
    .sort(
      (one, other) =>
        oilOf(other) - oilOf(one) || one.since.localeCompare(other.since) || one.id.localeCompare(other.id),
    )
    .map(({ wellId, wellName, fieldId, fieldName, product, kind, since, endedOn, ...event }) =>
      contractRow({
        ...{ wellId, wellName, fieldId, fieldName, product, kind, since, endedOn },
        ...{ endedSince: event.endedSince, severity: event.severity, lossSoFar: event.lossSoFar },
      }),
    );
}
