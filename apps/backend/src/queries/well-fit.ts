import type { components } from '@cnx/api/schema';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { anyOf } from '../database/expressions.ts';
import { lastDayOf, lengthOfMonth } from '../database/months-by-row.ts';
import {
  declineStretch,
  withRestarts,
  type DeclineStretch,
  type RateStep,
  minSureDays,
} from '../insights/decline-days.ts';
import {
  fitDecline,
  fitLevel,
  minFitDays,
  type DeclineFit,
  type RateOfDay,
} from '../insights/decline-fit.ts';
import { beginOfForecast, type DeclineBegin } from '../insights/decline-level.ts';
import type { DeclineModel, MainProduct } from '../vocabulary.ts';
import { dayNumber } from '../production-day.ts';
import { analyticQuery, decimal, integer, text } from './analytic-query.ts';
import type { FieldOutlook, WellOutlook } from './field-outlook.ts';
import type { Ahead } from './forecast.ts';
import type { RateLevels } from './rate-steps.ts';

/** The newest days that a fit reads, where nothing nearer begins its days. */
export const maxForecastDays = 1_095;

/** Which days a decline is fitted to, and what form it has. Days are since 1970-01-01. */
export interface DeclineChoice {
  readonly model: DeclineModel;
  /** First day of the window; null for that of the rule. */
  readonly firstDay: number | null;
  /** First and last days of what is left out. */
  readonly leftOut: readonly (readonly [number, number])[];
}

/** What the rule does by itself. */
export const byRule: DeclineChoice = { model: 'best', firstDay: null, leftOut: [] };

/** A choice as calls and kept cases have it. */
export function choiceOf({
  model,
  firstDay,
  leftOut,
}: Pick<components['schemas']['DeclineCase'], 'model' | 'firstDay' | 'leftOut'>): DeclineChoice {
  return {
    model,
    firstDay: firstDay === null ? null : dayNumber(firstDay),
    leftOut: leftOut.map(({ from, to }) => [dayNumber(from), dayNumber(to)] as const),
  };
}

/** Which days were fitted, and which of those between the first and the last were not. */
export interface FittedDays {
  readonly basis: DeclineStretch['basis'] | 'chosen';
  readonly begins: RateStep | null;
  /** The newest step; null without one. */
  readonly last: RateStep | null;
  readonly rates: readonly RateOfDay[];
  readonly newest: readonly RateOfDay[];
  readonly notValid: number;
  readonly inLosses: number;
  readonly leftOut: number;
}

/** A decline with the days that it is of; days are since 1970-01-01, but for those of `fit`, which count from `begin`. */
export interface WellFit extends FittedDays {
  readonly begin: number;
  readonly fit: DeclineFit;
  readonly status: 'fitted' | 'noDecline';
}

/** What a well's decline is fitted from. */
export interface FittedFrom {
  /** Rates of its valid days, ascending. */
  readonly rates: readonly RateOfDay[];
  readonly levels: RateLevels;
  /** First day of a slide; null where the well does not slide. */
  readonly slideFrom: number | null;
  /** The draws of one seed are the same each time. */
  readonly seed: string;
}

/**
 * Fits the decline of a well by the rule, or to the days and with the form that a person chose. Where the days since the newest step are
 * less than half a year and do not decline, their slope is not known well enough to say so: the one of before is used where that declines.
 * @returns null where there are too few days
 */
export function fitWell(from: FittedFrom, choice: DeclineChoice = byRule): WellFit | null {
  const { rates, levels, slideFrom, seed } = from;
  const isInLoss = (day: number) => isWithin(levels.losses, day);
  const used = rates.filter(
    ({ day }) => !isWithin(choice.leftOut, day) && (choice.firstDay !== null || !isInLoss(day)),
  );
  const stretch = stretchOf(used, levels.steps, choice, slideFrom);
  if (!stretch) return null;
  const fitted = fitStretch(stretch, seed, choice.model);
  if (!fitted) return null;
  const isSure =
    stretch.basis !== 'sinceStep' || stretch.rates.length >= minSureDays || stretch.begins === null;
  const before =
    fitted.status === 'noDecline' && !isSure
      ? declineStretch(
          used.filter(({ day }) => day < stretch.begins!.day),
          levels.steps.filter(({ day }) => day < stretch.begins!.day),
        )
      : null;
  const earlier = before && fitStretch(before, seed, choice.model);
  const isEarlier = earlier?.status === 'fitted';
  const [chosen, result] = isEarlier
    ? [{ ...before!, basis: 'before' as const, newest: stretch.newest, last: stretch.last }, earlier]
    : [stretch, fitted];
  return { ...chosen, ...result, ...countsOf(rates, chosen.rates, choice, isInLoss) };
}

const isWithin = (spans: readonly (readonly [number, number])[], day: number): boolean =>
  spans.some(([first, last]) => first <= day && day <= last);

/** The curves of a fit from the level of the newest days on. */
export function curvesOf(found: WellFit, seed: string): DeclineBegin {
  const { fit, rates, newest, begin, basis } = found;
  const counted = (list: readonly RateOfDay[]) => list.map(({ day, rate }) => ({ day: day - begin, rate }));
  return beginOfForecast(
    fit,
    counted(rates),
    seed,
    newest.length === 0 ? {} : { newest: counted(newest), isOther: basis === 'before' },
  );
}

/**
 * From when on the curve of a well is followed. A well that runs declines on by the calendar; one that stands still goes on from its last level when it is back.
 * @param lastValid the newest day with a rate
 */
export function aheadOf(
  { begin }: WellFit,
  lastValid: number,
  { newest, onStream }: FieldOutlook,
  { state, returns, product }: WellOutlook,
): Ahead {
  const today = newest ?? lastValid;
  return {
    lastDay: (state === 'running' ? today : lastValid) - begin,
    delay: state === 'waits' ? Infinity : returns === null ? 0 : returns - 1 - today,
    onStream: onStream[product],
  };
}

/** The seed by which the curves of a well are drawn: the same until it has another newest day. */
export const seedOf = (wellId: string, rates: readonly RateOfDay[]): string =>
  `${wellId} ${rates.at(-1)?.day ?? 'none'}`;

function stretchOf(
  rates: readonly RateOfDay[],
  steps: readonly RateStep[],
  { firstDay }: DeclineChoice,
  slideFrom: number | null,
): Pick<WellFit, 'basis' | 'rates' | 'newest' | 'begins' | 'last'> | null {
  const stretch = declineStretch(rates, steps);
  if (firstDay !== null) {
    const chosen = rates.filter(({ day }) => day >= firstDay);
    if (chosen.length < minFitDays) return null;
    const all = withRestarts(rates, steps);
    const last = all.at(-1) ?? null;
    const since = chosen.filter(({ day }) => day >= (last?.day ?? -Infinity));
    const begins = all.find(({ day }) => day === firstDay) ?? null;
    return { basis: 'chosen', rates: chosen, newest: since, begins, last };
  }
  if (stretch?.basis !== 'sinceStep' || slideFrom === null) return stretch;
  // A curve of months says nothing of a well that slides: its days are those that the list of slides speaks of.
  const sliding = stretch.rates.filter(({ day }) => day >= slideFrom);
  return sliding.length < minFitDays ? stretch : { ...stretch, rates: sliding };
}

function fitStretch(
  { rates }: Pick<FittedDays, 'rates'>,
  seed: string,
  model: DeclineModel,
): Pick<WellFit, 'begin' | 'fit' | 'status'> | null {
  const begin = rates[0]!.day;
  const counted = rates.map(({ day, rate }) => ({ day: day - begin, rate }));
  const declining = fitDecline(counted, seed, model);
  const fit = declining ?? fitLevel(counted, seed);
  return fit && { begin, fit, status: declining ? 'fitted' : 'noDecline' };
}

/** Days between the first and the last that are fitted, and are not. */
function countsOf(
  valid: readonly RateOfDay[],
  fitted: readonly RateOfDay[],
  { leftOut }: DeclineChoice,
  isInLoss: (day: number) => boolean,
): Pick<WellFit, 'notValid' | 'inLosses' | 'leftOut'> {
  const [first, last] = [fitted[0]!.day, fitted.at(-1)!.day];
  const within = valid.filter(({ day }) => day >= first && day <= last);
  const byPerson = within.filter(({ day }) => isWithin(leftOut, day)).length;
  const used = new Set(fitted.map(({ day }) => day));
  const inLosses = within.filter(
    ({ day }) => !used.has(day) && !isWithin(leftOut, day) && isInLoss(day),
  ).length;
  return { notValid: last - first + 1 - within.length, inLosses, leftOut: byPerson };
}

/**
 * Rates of whole days of wells on valid days of their newest three years: half a day on stream or more, not suspect, with the product. Of
 * wells that have never reported a day, those of the months that were reported. Ascending; days are since 1970-01-01.
 */
export async function readValidRates(
  db: Kysely<Database>,
  wells: readonly { readonly id: string; readonly product: MainProduct }[],
): Promise<Map<string, RateOfDay[]>> {
  const rates = new Map(wells.map(({ id }) => [id, [] as RateOfDay[]]));
  for (const product of ['oil', 'gas'] as const) {
    const ids = wells.filter((well) => well.product === product).map(({ id }) => id);
    if (ids.length === 0) continue;
    const rows = await db
      .selectFrom('daily_production as daily')
      .innerJoin('well', 'well.id', 'daily.well_id')
      .select(({ ref }) => [
        'daily.well_id as id',
        sql<number>`(daily.day - '1970-01-01'::date)`.as('day'),
        sql<number>`${ref(`daily.${product}`)} * 24 / coalesce(${ref('daily.hours')}, 24)`.as('rate'),
      ])
      .where('daily.well_id', '=', anyOf(ids))
      .where('daily.day', '>', sql<string>`well.last_day - ${maxForecastDays}::int`)
      .where('daily.flow_kind', '=', 'production')
      .where('daily.quality', '<>', 'suspect')
      .where(`daily.${product}`, '>', 0)
      .where(({ eb, or, between }) => or([eb('daily.hours', 'is', null), between('daily.hours', 12, 25)]))
      .orderBy('daily.well_id')
      .orderBy('daily.day')
      .execute();
    for (const { id, day, rate } of [...rows, ...(await ratesOfMonths.read(db, ids, product))])
      rates.get(id)!.push({ day, rate });
  }
  return rates;
}

/**
 * What wells without any day made in each month of their newest three years by its days on stream, on each day of the month: values that are alike
 * from day to day widen the range of a fit as much as if there were one of a month.
 */
const ratesOfMonths = analyticQuery(
  { id: text(), day: integer, rate: decimal },
  (wellIds: readonly string[], product: MainProduct) => sql`
    select well.id, day::date - date '1970-01-01' as day,
           made.${sql.ref(product)} / ${lengthOfMonth(sql`made.month`)} * coalesce(made.day_hours / nullif(made.hours, 0), 1) as rate
    from well join well_month as made on made.by_month and made.well_id = well.id
    cross join lateral generate_series(made.month::timestamp, ${lastDayOf(sql`made.month`)}::timestamp, interval '1 day') as day
    where well.id = any(${wellIds}::text[]) and well.last_day is null and made.${sql.ref(product)} > 0 and made.suspect_days = 0
      and made.month > (
        select max(newest.month) from well_month as newest where newest.by_month and newest.well_id = well.id
      ) - ${maxForecastDays}::int
    order by well.id, day`,
);
