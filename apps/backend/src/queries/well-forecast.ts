import { sql, type Kysely } from 'kysely';
import type { components } from '@cnx/api/schema';
import type { Database } from '../database/schema.ts';
import {
  dayOfRate,
  declinedRate,
  declinedVolume,
  fitDecline,
  minFitDays,
  rangeOf,
  type Decline,
  type DeclineFit,
  type RateOfDay,
} from '../insights/decline-fit.ts';
import { dayNumber, isoDay } from '../production-day.ts';
import { mainProduct } from './main-product.ts';

type WellForecast = components['schemas']['WellForecast'];

/** The newest days that a fit reads, where no accepted change is nearer. */
const maxWindow = 1_095;
/** How far a forecast reaches. */
const horizons = [
  { months: 3, days: 91 },
  { months: 12, days: 365 },
  { months: 24, days: 730 },
] as const;
/** A well is not expected to make its limit for longer than this (d). */
const maxLife = 50 * 365;
const yearDays = 365;

/**
 * The decline of a well's main product over its valid days since the last accepted change, and where it leads.
 * @param limit rate that ends production, Sm3/d; null for none
 * @returns undefined when there is no such well
 */
export async function readWellForecast(
  db: Kysely<Database>,
  wellId: string,
  limit: number | null,
): Promise<WellForecast | undefined> {
  const well = await db
    .selectFrom('well')
    .innerJoin('field', 'field.id', 'well.field_id')
    .select(['well.id', 'well.name', 'field.id as fieldId', 'field.name as fieldName'])
    .select(['well.last_day as lastDay', mainProduct.as('product')])
    .select(({ selectFrom }) =>
      selectFrom('accepted_level as level')
        .select(({ fn }) => fn.max('level.day').as('day'))
        .whereRef('level.well_id', '=', 'well.id')
        .where('level.stands', '=', true)
        .as('acceptedDay'),
    )
    .where('well.id', '=', wellId)
    .executeTakeFirst();
  if (!well) return undefined;
  const { lastDay, acceptedDay, product, ...label } = well;
  const newest = lastDay === null ? null : dayNumber(lastDay);
  const oldest = newest === null ? null : newest + 1 - maxWindow;
  const begin =
    oldest === null ? null : acceptedDay === null ? oldest : Math.max(oldest, dayNumber(acceptedDay));
  const rates = begin === null ? [] : await readRates(db, wellId, product, begin);
  const fit = newest === null ? null : fitDecline(rates, `${wellId} ${newest}`);
  const [first, last] = [rates[0], rates.at(-1)];
  const planned = newest === null ? [] : await readPlannedLosses(db, wellId);
  return {
    well: label,
    product,
    from: begin === null || !first ? null : isoDay(begin + first.day),
    to: begin === null || !last ? null : isoDay(begin + last.day),
    days: rates.length,
    sinceAccepted: acceptedDay !== null && begin === dayNumber(acceptedDay),
    status: fit ? 'fitted' : rates.length < minFitDays ? 'tooFewDays' : 'noDecline',
    fit: fit && fitOf(fit, last!.day),
    points: fit ? pointsOf(fit, rates, begin!) : [],
    horizons: fit
      ? horizons.map(({ months, days }) => {
          const from = last!.day + 1;
          const volume = rangeOf(fit.draws, (curve) => declinedVolume(curve, from, from + days));
          const until = begin! + last!.day + days;
          // The schedule's losses are of oil.
          const work = product === 'oil' ? workUntil(planned, until) : 0;
          return {
            months,
            rate: rangeOf(fit.draws, (curve) => declinedRate(curve, last!.day + days)),
            volume,
            plannedWork: work,
            withWork: {
              low: Math.max(0, volume.low - work),
              mid: Math.max(0, volume.mid - work),
              high: Math.max(0, volume.high - work),
            },
          };
        })
      : [],
    remaining: fit && limit !== null ? remainingOf(fit, last!.day, limit) : null,
  };
}

/** Rates of whole days on valid days: half a day on stream or more, not suspect, with the product. */
async function readRates(
  db: Kysely<Database>,
  wellId: string,
  product: 'oil' | 'gas',
  begin: number,
): Promise<RateOfDay[]> {
  const rows = await db
    .selectFrom('daily_production as daily')
    .select(({ ref }) => [
      'daily.day',
      sql<number>`${ref(`daily.${product}`)} * 24 / coalesce(${ref('daily.hours')}, 24)`.as('rate'),
    ])
    .where('daily.well_id', '=', wellId)
    .where('daily.day', '>=', isoDay(begin))
    .where('daily.flow_kind', '=', 'production')
    .where('daily.quality', '<>', 'suspect')
    .where(`daily.${product}`, '>', 0)
    .where(({ eb, or, between }) => or([eb('daily.hours', 'is', null), between('daily.hours', 12, 25)]))
    .orderBy('daily.day')
    .execute();
  return rows.map(({ day, rate }) => ({ day: dayNumber(day) - begin, rate }));
}

interface PlannedLoss {
  readonly day: number;
  readonly volume: number;
}

/** What the work of the schedule that is not over is expected to cost the well, by the day on which it begins. */
async function readPlannedLosses(db: Kysely<Database>, wellId: string): Promise<PlannedLoss[]> {
  const rows = await db
    .selectFrom('schedule_entry as entry')
    .select(['entry.planned_start as start', 'entry.expected_deferred as volume'])
    .where('entry.well_id', '=', wellId)
    .where('entry.status', 'in', ['planned', 'confirmed'])
    .where('entry.expected_deferred', '>', 0)
    .execute();
  return rows.map(({ start, volume }) => ({
    day: Math.floor(start.getTime() / 86_400_000),
    volume: volume!,
  }));
}

const workUntil = (planned: readonly PlannedLoss[], day: number): number =>
  planned.reduce((sum, work) => sum + (work.day <= day ? work.volume : 0), 0);

function fitOf({ best, sigma }: DeclineFit, day: number): NonNullable<WellForecast['fit']> {
  const { exponent, decline } = best;
  const now = decline / (1 + exponent * decline * day);
  return {
    kind: exponent === 0 ? 'exponential' : exponent === 1 ? 'harmonic' : 'hyperbolic',
    exponent,
    rate: declinedRate(best, day),
    declinePct: 100 * (1 - declinedRate({ rate: 1, decline: now, exponent }, yearDays)),
    residualPct: 100 * sigma,
  };
}

/** Most points of the curve and of what it was fitted to. */
const maxPoints = 120;

/** Means of equal parts of the days, with the curve in their middle. */
function pointsOf({ best }: DeclineFit, rates: readonly RateOfDay[], begin: number) {
  const size = Math.ceil(rates.length / maxPoints);
  return Array.from({ length: Math.ceil(rates.length / size) }, (_, at) => {
    const part = rates.slice(at * size, (at + 1) * size);
    const middle = part[Math.floor(part.length / 2)]!.day;
    return {
      day: isoDay(begin + middle),
      rate: part.reduce((sum, { rate }) => sum + rate, 0) / part.length,
      fitted: declinedRate(best, middle),
    };
  });
}

/** What is left until the rate has fallen to a limit. */
function remainingOf(
  { draws }: DeclineFit,
  day: number,
  limit: number,
): NonNullable<WellForecast['remaining']> {
  const left = (curve: Decline) => Math.min(Math.max(0, dayOfRate(curve, limit) - day), maxLife);
  return {
    economicRate: limit,
    days: rangeOf(draws, left),
    volume: rangeOf(draws, (curve) => declinedVolume(curve, day, day + left(curve))),
  };
}
