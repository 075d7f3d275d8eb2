import { monthFrom } from '@cnx/api/compared-window';
import type { components } from '@cnx/api/schema';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { boxPlot } from '../insights/box-plot.ts';
import { splitOfChange, type PeriodOfWell } from '../insights/change-split.ts';
import { defaultPotentialMethod } from '../insights/potential.ts';
import { dayNumber, isoDay } from '../production-day.ts';
import { Refusal } from '../refusal.ts';
import type { PotentialMethod, Product } from '../vocabulary.ts';
import { comparedWindow, settledDay, windowParts, type ComparedWith } from './compared-windows.ts';
import { countedAdjustments } from './book-corrections.ts';
import { firstDaysOfFields } from './field-begins.ts';
import { filled, missingOf } from './missing-days.ts';
import { firstProductOf } from './main-product.ts';
import type { Page, PageRequest } from './pages.ts';
import { readPlanMonths } from './plan-course.ts';
import { figuresOf } from './production-figures.ts';
import {
  fieldTotals,
  newestDaysOfFields,
  sumsByPeriod,
  sumsByWell,
  type PeriodUnit,
} from './production-periods.ts';
import { dailyRates } from './daily-rates.ts';
import { selectsWholeFields, type DayWindow, type WellSelection } from './selection.ts';
import { standingLosses, standingOf, standingVolume } from './standing-losses.ts';
import { entityOf, grouped, rowsOf, totalOf, type WellSums } from './statistics-rows.ts';

type Statistics = components['schemas']['ProductionStatistics'];
type StatisticsRow = components['schemas']['StatisticsRow'];
type Entity = components['schemas']['StatisticsEntity'];
type WaterCuts = components['schemas']['WaterCutSpread'];
type Course = components['schemas']['ProductionCourse'];
type PlanCourse = components['schemas']['PlanCourse'];

/** The wells and days that statistics are of. */
export interface StatisticsOf {
  readonly selection: WellSelection;
  /** As it was asked for. */
  readonly window: DayWindow;
  /** The newest day that is over and has a report of the selection; undefined without one. */
  readonly newest: string | undefined;
  readonly now: Date;
  /** @default what the selection's wells are for: gas where that is so of all of them */
  readonly product?: Product | undefined;
  readonly method?: PotentialMethod | undefined;
}

/** How the wells of a window are grouped, and what it is compared with. */
export interface StatisticsAsked {
  readonly level: Entity['level'];
  readonly comparedWith: ComparedWith;
}

/** Wells at either end of the order by volume. */
const listed = 10;

/** The window up to the newest day; as it is where there is no report in it. */
export function knownWindow({ window, newest }: Pick<StatisticsOf, 'window' | 'newest'>): DayWindow {
  return newest !== undefined && newest >= window.from && newest < window.to
    ? { from: window.from, to: newest }
    : window;
}

/** How the water cuts of wells spread, by the level or, below a field, by field; the most wells first. */
function waterCutsOf(rows: readonly WellSums[], level: Entity['level'], product: Product): WaterCuts[] {
  return [...grouped(rows, level === 'well' ? 'field' : level).values()]
    .flatMap(({ entity: of, rows: wells }) => {
      const cuts = wells.flatMap((well) => {
        const value = figuresOf(well, 1, product).waterCutPct;
        return value === null ? [] : [{ well: entityOf.well(well), value }];
      });
      const box = boxPlot(cuts.map(({ value }) => value));
      if (!box) return [];
      const outliers = cuts.filter(({ value }) => value < box.low || value > box.high);
      return [{ entity: of, wells: cuts.length, ...box, outliers }];
    })
    .sort(
      (one, other) =>
        other.wells - one.wells || (one.entity.name ?? '').localeCompare(other.entity.name ?? '', 'en'),
    );
}

/** Rates under a name; nothing without a report. */
const ratesOf = (
  name: 'rates' | 'ratesBefore' | 'filledRates' | 'filledRatesBefore',
  rates: ReturnType<typeof dailyRates>,
) => rates && { [name]: rates };

/** What is estimated under a name; nothing where no day is missing. */
const estimateOf = (name: 'estimated' | 'estimatedBefore', rows: readonly WellSums[]) => {
  const missing = missingOf(rows);
  return missing && { [name]: missing };
};

const lengthOf = ({ from, to }: DayWindow) => dayNumber(to) - dayNumber(from) + 1;

/** A well in both windows, and the days that these have for its field. */
export interface WellInBoth {
  before: PeriodOfWell | null;
  after: PeriodOfWell | null;
  readonly days: { readonly before: number; readonly after: number };
}

/** What a well made of a product. Water takes its share of a liquid alone: it takes no room from gas. */
export const periodOfWell =
  (product: Product) =>
  ({ oil, water, flow_hours: hours, ...sums }: WellSums): PeriodOfWell =>
    product === 'gas' ? { made: sums.gas, water: 0, hours } : { made: oil, water, hours };

/** The wells of two windows, each with what it made in either. */
export function wellsInBoth(
  now: readonly WellSums[],
  before: readonly WellSums[],
  windows: (fieldId: string) => Windows,
  side: (sums: WellSums) => PeriodOfWell,
): Map<string, WellInBoth> {
  const wells = new Map<string, WellInBoth>();
  const wellOf = ({ wellId, fieldId }: WellSums): WellInBoth => {
    const { before: first, after: last } = windows(fieldId);
    const well = wells.get(wellId) ?? {
      before: null,
      after: null,
      days: { before: lengthOf(first), after: lengthOf(last) },
    };
    wells.set(wellId, well);
    return well;
  };
  for (const row of before) wellOf(row).before = side(row);
  for (const row of now) wellOf(row).after = side(row);
  return wells;
}

function changeOf(
  now: readonly WellSums[],
  before: readonly WellSums[],
  windows: (fieldId: string) => Windows,
  product: Product,
): Statistics['change'] {
  if (now.length === 0 || before.length === 0) return null;
  return splitOfChange(wellsInBoth(now, before, windows, periodOfWell(product)).values());
}

/** A window of a field up to its own newest day, and the days that these are compared with. */
export interface Windows {
  readonly before: DayWindow;
  readonly after: DayWindow;
}

/** Fields whose window ends with the same day. */
export interface FieldsOfWindow extends Windows {
  readonly fieldIds: readonly string[];
}

/**
 * The windows of the selected fields: a day that is not due yet makes no fall of a field, so what it is compared with is as
 * long as what it has.
 */
export async function windowsOfFields(
  db: Kysely<Database>,
  { selection, now }: Pick<StatisticsOf, 'selection' | 'now'>,
  window: DayWindow,
  comparedWith: ComparedWith,
): Promise<FieldsOfWindow[]> {
  const fields = await newestDaysOfFields.read(db, selection, window, now);
  return [...new Set(fields.map(({ day }) => day))].map((to) => {
    const after = { from: window.from, to };
    const ended = fields.filter(({ day }) => day === to);
    return {
      after,
      before: comparedWindow(after, comparedWith),
      fieldIds: ended.map(({ fieldId }) => fieldId),
    };
  });
}

/** The days of windows that a field has: those from its first report on, where that lies in them. */
export function daysWithField({ before, after }: Windows, first: string | undefined): Windows {
  const since = (window: DayWindow): DayWindow =>
    first !== undefined && first > window.from && first <= window.to
      ? { from: first, to: window.to }
      : window;
  return { before: since(before), after: since(after) };
}

/** What the wells of a window made, and what stands beside it whatever it is compared with. */
async function readWindow(db: Kysely<Database>, of: StatisticsOf) {
  const { selection, now, method = defaultPotentialMethod } = of;
  const product = of.product ?? (await firstProductOf(db, selection));
  const window = knownWindow(of);
  const parts = windowParts(window, settledDay(now));
  const [owed, fields, counted, standing, firstDays] = await Promise.all([
    sumsByWell.read(db, { selection, parts, method, now }),
    selectsWholeFields(selection) ? fieldTotals.read(db, selection, window, parts, now) : [],
    countedAdjustments.read(db, { selection, parts, method, now }, product),
    standingLosses.read(db, selection, window, now),
    firstDaysOfFields(db),
  ]);
  const adjustments = new Map(counted.map((line) => [line.wellId, line]));
  const made = owed.filter(isKnown);
  return { product, method, newest: of.newest, owed, made, fields, adjustments, standing, firstDays };
}

/** What the wells made in the days that a window is compared with. */
async function readCompared(db: Kysely<Database>, of: StatisticsOf, comparedWith: ComparedWith) {
  const { selection, now, method = defaultPotentialMethod } = of;
  const window = knownWindow(of);
  const before = comparedWindow(window, comparedWith);
  const read = (days: DayWindow, fieldIds = selection.fieldIds) =>
    sumsByWell.read(db, {
      selection: { ...selection, ...(fieldIds && { fieldIds }) },
      parts: windowParts(days, settledDay(now)),
      method,
      now,
    });
  const ended = await windowsOfFields(db, of, window, comparedWith);
  const cut = ended.filter(({ after }) => after.to < window.to);
  const windowOf = new Map(cut.flatMap((part) => part.fieldIds.map((id) => [id, part] as const)));
  const [owedBefore, ...shorter] = await Promise.all([
    read(before),
    ...cut.map((part) => read(part.before, part.fieldIds)),
  ]);
  return {
    whole: { before, after: window },
    windowOf,
    owedBefore,
    owedAlike: [...owedBefore.filter(({ fieldId }) => !windowOf.has(fieldId)), ...shorter.flat()],
  };
}

const isKnown = ({ known }: WellSums) => known;

/** The wells of a window beside those that it is compared with: what statistics of every level are made of. */
export type ComparedSums = Awaited<ReturnType<typeof readWindow>> & Awaited<ReturnType<typeof readCompared>>;

/** Reads the wells of a window, once, and of each window that it is compared with. */
export async function readComparedSums(
  db: Kysely<Database>,
  of: StatisticsOf,
  ...comparisons: readonly ComparedWith[]
): Promise<ComparedSums[]> {
  const [window, ...compared] = await Promise.all([
    readWindow(db, of),
    ...comparisons.map((comparedWith) => readCompared(db, of, comparedWith)),
  ]);
  return compared.map((than) => ({ ...window, ...than }));
}

/**
 * Reads what the selected wells made in a window by entity, what they made in the one that it is compared with, and what the
 * change consists of.
 */
export async function readProductionStatistics(
  db: Kysely<Database>,
  of: StatisticsOf,
  { level, comparedWith }: StatisticsAsked,
  page: PageRequest,
): Promise<{ page: Page<StatisticsRow>; body: Statistics }> {
  const [sums] = await readComparedSums(db, of, comparedWith);
  return statisticsOf(sums!, level, page);
}

/**
 * Statistics of a level. Every sum is of the same rows of wells, so that levels agree. What is printed beside the dates of a
 * window is of all of them; the change is like for like, with what is estimated of days that were not reported.
 */
export function statisticsOf(
  sums: ComparedSums,
  level: Entity['level'],
  page: PageRequest,
): { page: Page<StatisticsRow>; body: Statistics } {
  const { product, method, newest, owed, made, fields, adjustments, standing } = sums;
  const { whole, windowOf, owedBefore, owedAlike, firstDays } = sums;
  const alike = owedAlike.filter(isKnown);
  const windowsOf = (fieldId: string) =>
    daysWithField(windowOf.get(fieldId) ?? whole, firstDays.get(fieldId));
  const daysOf = (side: keyof Windows) => (fieldId: string) => lengthOf(windowsOf(fieldId)[side]);
  const stood = new Map(
    standing.flatMap((well) => {
      const lacked = standingVolume(well, product);
      return lacked ? [[well.wellId, lacked] as const] : [];
    }),
  );
  const rows = rowsOf(owed, owedBefore, level, product, adjustments, stood);
  const shown = rows.slice(page.offset, page.offset + page.limit);
  const wells = rowsOf(made, [], 'well', product).filter(({ figures }) => (figures?.[product] ?? 0) > 0);
  const total = totalOf(made, product);
  const [kept] = fields;
  return {
    page: { rows: shown, total: rows.length },
    body: {
      window: whole.after,
      before: whole.before,
      newestDay: newest ?? null,
      level,
      product,
      potentialMethod: method,
      total,
      totalBefore: totalOf(owedBefore.filter(isKnown), product),
      ...(windowOf.size > 0 && { totalBeforeLikeForLike: totalOf(alike, product) }),
      ...ratesOf('rates', dailyRates(made, daysOf('after'))),
      ...ratesOf('ratesBefore', dailyRates(alike, daysOf('before'))),
      ...estimateOf('estimated', owed),
      ...estimateOf('estimatedBefore', owedAlike),
      ...ratesOf('filledRates', dailyRates(filled(owed), daysOf('after'))),
      ...ratesOf('filledRatesBefore', dailyRates(filled(owedAlike), daysOf('before'))),
      standing: standingOf(standing, product),
      rows: shown,
      largest: wells.slice(0, listed),
      smallest: wells.slice(-listed).reverse(),
      waterCuts: waterCutsOf(made, level, product),
      change: changeOf(filled(owed), filled(owedAlike), windowsOf, product),
      reconciliation:
        kept && total
          ? {
              oil: { fields: kept.oil, wells: total.oil ?? 0 },
              gas: { fields: kept.gas, wells: total.gas ?? 0 },
              water: { fields: kept.water, wells: total.water ?? 0 },
              injection: { fields: kept.injection, wells: total.injection ?? 0 },
            }
          : null,
    },
  };
}

/** Days that a course by day may have. */
const maxDays = 92;
const monthsOf = { month: 1, quarter: 3, year: 12 } as const;

/** The periods that a window touches, cut to it. */
function periodsOf({ from, to }: DayWindow, unit: PeriodUnit): (DayWindow & { start: string })[] {
  const periods: (DayWindow & { start: string })[] = [];
  const first = firstOf(from, unit);
  for (let start = first; start <= to;) {
    const next = unit === 'day' ? isoDay(dayNumber(start) + 1) : monthFrom(start, monthsOf[unit]);
    const end = isoDay(dayNumber(next) - 1);
    periods.push({ start, from: start < from ? from : start, to: end > to ? to : end });
    start = next;
  }
  return periods;
}

/** First day of the period that a day lies in. */
function firstOf(day: string, unit: PeriodUnit): string {
  if (unit === 'day') return day;
  return monthFrom(day, -((Number(day.slice(5, 7)) - 1) % monthsOf[unit]));
}

/**
 * Reads what the selected wells made by period, beside the same period of the year before; from the first period on that has
 * a report.
 * @throws Refusal 400 where a course by day has more than 92 days
 */
export async function readProductionCourse(
  db: Kysely<Database>,
  of: StatisticsOf,
  unit: PeriodUnit,
): Promise<Course> {
  const { selection, now, method = defaultPotentialMethod } = of;
  const product = of.product ?? (await firstProductOf(db, selection));
  const window = knownWindow(of);
  if (unit === 'day' && lengthOf(window) > maxDays)
    throw new Refusal(400, `query/unit must not be day for more than ${maxDays} days`);
  const settled = settledDay(now);
  const read = async (days: DayWindow) => {
    const parts = unit === 'day' ? { months: null, days: [days], books: null } : windowParts(days, settled);
    const rows = await sumsByPeriod.read(db, { selection, parts, method, now }, unit);
    return new Map(rows.map(({ period, wells, ...sums }) => [period, figuresOf(sums, wells, product)]));
  };
  const [made, earlier] = await Promise.all([
    read(window),
    read(comparedWindow(window, 'samePeriodLastYear')),
  ]);
  const periods = periodsOf(window, unit).map(({ start, from, to }) => ({
    from,
    to,
    figures: made.get(start) ?? null,
    lastYear: earlier.get(lastYearOf(start)) ?? null,
  }));
  const first = periods.findIndex(({ figures, lastYear }) => figures !== null || lastYear !== null);
  return {
    unit,
    window,
    newestDay: of.newest ?? null,
    product,
    potentialMethod: method,
    periods: first < 0 ? [] : periods.slice(first),
  };
}

/** Reads plan and production of the selected wells by month, and both added up from the window's first day on. */
export async function readPlanCourse(db: Kysely<Database>, of: StatisticsOf): Promise<PlanCourse> {
  const { selection, now, method = defaultPotentialMethod } = of;
  const product = of.product ?? (await firstProductOf(db, selection));
  const window = knownWindow(of);
  const parts = windowParts(window, settledDay(now));
  const months = await readPlanMonths(db, { selection, parts, method, now }, window, product);
  return { window, newestDay: of.newest ?? null, product, months };
}

/** The same date of the year before; none for Feb 29. */
const lastYearOf = (start: string) =>
  `${String(Number(start.slice(0, 4)) - 1).padStart(4, '0')}${start.slice(4)}`;
