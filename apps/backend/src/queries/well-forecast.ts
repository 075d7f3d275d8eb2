import { sql, type Kysely } from 'kysely';
import type { components } from '@cnx/api/schema';
import type { Database } from '../database/schema.ts';
import type { RateStep } from '../insights/decline-days.ts';
import { declinedRate, type RateOfDay } from '../insights/decline-fit.ts';
import { dayNumber, isoDay } from '../production-day.ts';
import type { MainProduct } from '../vocabulary.ts';
import { courseOf, forecastOf } from './forecast.ts';
import { mainProduct } from './main-product.ts';
import { readPlannedLosses } from './planned-losses.ts';
import { readRateLevels } from './rate-steps.ts';
import { readSteepWells } from './steep-wells.ts';
import { readKeptCases } from './decline-cases.ts';
import { readFieldOutlooks, type FieldOutlook, type WellOutlook } from './field-outlook.ts';
import {
  aheadOf,
  byRule,
  choiceOf,
  curvesOf,
  fitWell,
  readValidRates,
  seedOf,
  type DeclineChoice,
  type WellFit,
} from './well-fit.ts';

type WellForecast = components['schemas']['WellForecast'];

/** How a well's forecast is asked for. */
export interface ForecastAsked {
  /** Rate that ends production, Sm3/d; null for none. */
  readonly limit: number | null;
  readonly now: Date;
  /** @default the case that is kept, else what the rule does by itself */
  readonly choice?: DeclineChoice | undefined;
}

/**
 * The decline of a well's main product over its valid days since its last step, and where it leads.
 * @returns undefined when there is no such well
 */
export async function readWellForecast(
  db: Kysely<Database>,
  wellId: string,
  { limit, now, choice: asked }: ForecastAsked,
): Promise<WellForecast | undefined> {
  const well = await db
    .selectFrom('well')
    .innerJoin('field', 'field.id', 'well.field_id')
    .select(['well.id', 'well.name', 'field.id as fieldId', 'field.name as fieldName'])
    .select('well.last_day as lastDay')
    .select(mainProduct.as('product'))
    .where('well.id', '=', wellId)
    .executeTakeFirst();
  if (!well) return undefined;
  const { product, lastDay, ...label } = well;
  const of = { id: wellId, product };
  const [rates, levels, [steep], cumulative, field, kept] = await Promise.all([
    readValidRates(db, [of]).then((read) => read.get(wellId)!),
    readRateLevels(db, [of]).then((read) => read.get(wellId)!),
    readSteepWells(db, { wellIds: [wellId] }, now),
    readCumulative(db, wellId, product),
    readFieldOutlooks(db, [label.fieldId], now).then((read) => read.get(label.fieldId)!),
    readKeptCases(db, [wellId]).then((read) => read.get(wellId) ?? null),
  ]);
  const slide = steep?.product === product ? steep : undefined;
  const choice = asked ?? (kept ? choiceOf(kept) : byRule);
  const seed = seedOf(wellId, rates);
  const found = fitWell({ rates, levels, slideFrom: slide ? dayNumber(slide.from) : null, seed }, choice);
  const outlook = field.wells.find(({ id }) => id === wellId);
  const day = (one: number | null | undefined) => (one === null || one === undefined ? null : isoDay(one));
  return {
    well: label,
    product,
    ...daysOf(found, rates),
    ofMonths: lastDay === null && rates.length > 0,
    cumulative,
    kept,
    isKept: asked === undefined && kept !== null,
    steps: stepsOf(levels.steps, rates),
    ...(slide && { slide }),
    outlook: {
      state: outlook?.state ?? 'out',
      lastMade: day(outlook?.lastMade),
      returns: day(outlook?.returns),
      returnsBy: outlook?.returnsBy ?? null,
      cause: outlook?.cause ?? null,
      usualHours: field.usualHours,
      onStreamPct: 100 * field.onStream[product],
    },
    ...(found && outlook
      ? await aheadFrom(found, { seed, rates, field, outlook, cumulative })
      : { status: 'tooFewDays', fit: null, points: [], course: [], horizons: [], remaining: null }),
  };

  async function aheadFrom(
    fitted: WellFit,
    read: {
      readonly seed: string;
      readonly rates: readonly RateOfDay[];
      readonly field: FieldOutlook;
      readonly outlook: WellOutlook;
      readonly cumulative: number;
    },
  ): Promise<Pick<WellForecast, 'status' | 'fit' | 'points' | 'course' | 'horizons' | 'remaining'>> {
    const lastValid = read.rates.at(-1)!.day;
    const newest = read.field.newest ?? lastValid;
    const curves = curvesOf(fitted, read.seed);
    const ahead = aheadOf(fitted, lastValid, read.field, read.outlook);
    // The schedule's losses are of oil.
    const work = product === 'oil' ? await readPlannedLosses(db, { wellId }, newest, now) : [];
    return {
      status: fitted.status,
      points: pointsOf(fitted, read.rates),
      course: courseOf(curves, ahead, newest),
      ...forecastOf(fitted.fit, curves, { ahead, cumulative: read.cumulative, work, limit }),
    };
  }
}

/** Which days the decline is of; those that there are where they are too few. */
function daysOf(
  found: WellFit | null,
  rates: readonly RateOfDay[],
): Pick<WellForecast, 'from' | 'to' | 'fittedTo' | 'days' | 'basis' | 'begins' | 'lastStep' | 'excluded'> {
  const [first, last] = [found?.rates[0] ?? rates[0], rates.at(-1)];
  const step = (one: RateStep | null | undefined) => (one ? { day: isoDay(one.day), kind: one.kind } : null);
  return {
    from: first ? isoDay(first.day) : null,
    to: last ? isoDay(last.day) : null,
    fittedTo: found ? isoDay(found.rates.at(-1)!.day) : null,
    days: found?.rates.length ?? rates.length,
    basis: found?.basis ?? 'sinceStep',
    begins: step(found?.begins),
    lastStep: step(found?.last),
    excluded: {
      notValid: found?.notValid ?? 0,
      inLosses: found?.inLosses ?? 0,
      leftOut: found?.leftOut ?? 0,
    },
  };
}

/** Most steps that are answered, the newest. */
const maxSteps = 60;

/** The steps within the days that were read, the newest first; one a day. */
function stepsOf(steps: readonly RateStep[], rates: readonly RateOfDay[]): WellForecast['steps'] {
  const first = rates[0]?.day ?? Infinity;
  const byDay = new Map(steps.filter(({ day }) => day > first).map((step) => [step.day, step]));
  return [...byDay.values()]
    .reverse()
    .slice(0, maxSteps)
    .map(({ day, kind }) => ({ day: isoDay(day), kind }));
}

/** What a well has made of its product since its first report or month, Sm3. */
async function readCumulative(db: Kysely<Database>, wellId: string, product: MainProduct): Promise<number> {
  const made = await db
    .selectFrom('well_month')
    .select(sql<number | null>`sum(${sql.ref(product)}::float8)`.as('sum'))
    .where('well_id', '=', wellId)
    .executeTakeFirst();
  return made?.sum ?? 0;
}

/** Most points of the curve and of what it was fitted to. */
const maxPoints = 120;

/** Means of equal parts of the days that were read, with the curve in their middle where it is fitted to them. */
function pointsOf({ fit, rates: fitted, begin }: WellFit, rates: readonly RateOfDay[]) {
  const size = Math.ceil(rates.length / maxPoints);
  const [first, last] = [fitted[0]!.day, fitted.at(-1)!.day];
  return Array.from({ length: Math.ceil(rates.length / size) }, (_, at) => {
    const part = rates.slice(at * size, (at + 1) * size);
    const { day } = part[Math.floor(part.length / 2)]!;
    return {
      day: isoDay(day),
      rate: part.reduce((sum, { rate }) => sum + rate, 0) / part.length,
      fitted: day >= first && day <= last ? declinedRate(fit.best, day - begin) : null,
    };
  });
}
