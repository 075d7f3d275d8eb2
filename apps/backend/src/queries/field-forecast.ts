import type { components } from '@cnx/api/schema';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { declinedRate, rangeAround, type Decline, type Range } from '../insights/decline-fit.ts';
import type { DeclineBegin } from '../insights/decline-level.ts';
import { normal, seededRandom } from '../insights/optimization/seeded-random.ts';
import { dayNumber, isoDay } from '../production-day.ts';
import type { MainProduct } from '../vocabulary.ts';
import { readFieldOutlooks, type FieldOutlook, type WellOutlook } from './field-outlook.ts';
import { readNewestDays, readRateNow } from './field-rate-now.ts';
import {
  horizonOf,
  horizons,
  maxLife,
  rateAhead,
  volumeAhead,
  workUntil,
  yearDays,
  type Ahead,
} from './forecast.ts';
import { readPlannedLosses } from './planned-losses.ts';
import { readRateLevels, type RateLevels } from './rate-steps.ts';
import { readSteepWells } from './steep-wells.ts';
import { readKeptCases } from './decline-cases.ts';
import { aheadOf, choiceOf, curvesOf, fitWell, readValidRates, seedOf } from './well-fit.ts';
import type { RateOfDay } from '../insights/decline-fit.ts';

type Schemas = components['schemas'];
type FieldForecast = Schemas['FieldForecast'];

/** Futures of a field that are drawn. */
const futures = 200;
/** Correlation of what wells of a field turn out to make: they have a reservoir and a facility in common. */
export const wellCorrelation = 0.5;

/** A well as a part of its field's forecast. */
interface WellAhead {
  readonly outlook: WellOutlook;
  readonly curves: DeclineBegin;
  readonly ahead: Ahead;
}

/** Which forecasts of fields are read. */
export interface FieldForecastsAsked {
  readonly product: MainProduct;
  /** Rate that ends a field's production, Sm3/d; null for none. */
  readonly limit: number | null;
  readonly now: Date;
}

/**
 * The forecasts of fields by their ids: sums of those of their wells, each by the rule of its own panel. Wells that stand still come back; those that
 * are suspended, have made nothing for more than 30 days or wait for work that is not planned are in no sum, and are named.
 */
export async function readFieldForecasts(
  db: Kysely<Database>,
  fieldIds: readonly string[],
  { product, limit, now }: FieldForecastsAsked,
): Promise<Map<string, FieldForecast>> {
  const outlooks = await readFieldOutlooks(db, fieldIds, now);
  const wells = [...outlooks.values()].flatMap((field) =>
    field.wells.filter(
      (well) => well.product === product && (well.state === 'running' || well.state === 'returns'),
    ),
  );
  const [rates, levels, steep, kept] = await Promise.all([
    readValidRates(db, wells),
    readRateLevels(db, wells),
    readSteepWells(db, { fieldIds }, now),
    readKeptCases(
      db,
      wells.map(({ id }) => id),
    ),
  ]);
  const slides = new Map(
    steep.flatMap((slide) =>
      slide.product === product ? [[slide.well.id, dayNumber(slide.from)] as const] : [],
    ),
  );
  const forecasts = new Map<string, FieldForecast>();
  for (const [id, field] of outlooks) {
    const parts = field.wells
      .filter((well) => well.product === product)
      .map((outlook) => ({ outlook, part: wellAhead(field, outlook, { rates, levels, slides, kept }) }));
    const going = parts.flatMap(({ part }) => part ?? []);
    forecasts.set(id, {
      product,
      ...(await readNow(db, id, product, field)),
      ...outlookOf(field, product, parts),
      kept: parts.flatMap(({ outlook: { id: wellId, name }, part }) => {
        const by = part && kept.get(wellId);
        return by ? { id: wellId, name, case: by.name } : [];
      }),
      ...sumOf(going, id, {
        limit,
        work:
          product === 'oil' && field.newest !== null
            ? await readPlannedLosses(db, { fieldId: id }, field.newest, now)
            : [],
      }),
    });
  }
  return forecasts;
}

async function readNow(
  db: Kysely<Database>,
  fieldId: string,
  product: MainProduct,
  { newest }: FieldOutlook,
) {
  if (newest === null) return {};
  const day = (await readNewestDays(db, { fieldId, product, newest: isoDay(newest) })).at(-1);
  return day ? { now: await readRateNow(db, { fieldId, product, ...day }) } : {};
}

/** A well's curves, and from when on they are followed; null where it is in no forecast. */
function wellAhead(
  field: FieldOutlook,
  outlook: WellOutlook,
  read: {
    readonly rates: ReadonlyMap<string, RateOfDay[]>;
    readonly levels: ReadonlyMap<string, RateLevels>;
    readonly slides: ReadonlyMap<string, number>;
    readonly kept: ReadonlyMap<string, Schemas['DeclineCase']>;
  },
): WellAhead | null {
  const rates = read.rates.get(outlook.id);
  const levels = read.levels.get(outlook.id);
  if (!rates || !levels) return null;
  const seed = seedOf(outlook.id, rates);
  const kept = read.kept.get(outlook.id);
  const found = fitWell(
    { rates, levels, slideFrom: read.slides.get(outlook.id) ?? null, seed },
    kept && choiceOf(kept),
  );
  if (!found) return null;
  return {
    outlook,
    curves: curvesOf(found, seed),
    ahead: aheadOf(found, rates.at(-1)!.day, field, outlook),
  };
}

/** Which wells come back and when, which are in no sum and why, and what is usual in the field. */
function outlookOf(
  field: FieldOutlook,
  product: MainProduct,
  parts: readonly { readonly outlook: WellOutlook; readonly part: WellAhead | null }[],
): Pick<FieldForecast, 'day' | 'wells' | 'returning' | 'out' | 'usualHours' | 'onStreamPct' | 'correlation'> {
  const day = (one: number | null) => (one === null ? null : isoDay(one));
  return {
    day: day(field.newest),
    wells: parts.filter(({ part }) => part !== null).length,
    returning: parts.flatMap(({ outlook: { id, name, returns, returnsBy, lastMade }, part }) =>
      part && returns !== null && returnsBy !== null
        ? {
            ...{ id, name, lastMade: day(lastMade), returns: isoDay(returns), by: returnsBy },
            rate: declinedRate(part.curves.best, part.ahead.lastDay),
          }
        : [],
    ),
    out: parts.flatMap(({ outlook: { id, name, status, state, lastMade }, part }) => {
      if (part || status === 'abandoned') return [];
      const reason =
        status === 'suspended'
          ? 'suspended'
          : state === 'out'
            ? 'stopped'
            : state === 'waits'
              ? 'noRepair'
              : 'tooFewDays';
      return { id, name, lastMade: day(lastMade), reason };
    }),
    usualHours: field.usualHours,
    onStreamPct: 100 * field.onStream[product],
    correlation: wellCorrelation,
  };
}

/** The sum of wells' forecasts, with the range of drawn futures in which their errors are correlated. */
function sumOf(
  wells: readonly WellAhead[],
  seed: string,
  { limit, work }: { readonly limit: number | null; readonly work: Parameters<typeof workUntil>[0] },
): Pick<FieldForecast, 'begin' | 'declinePct' | 'horizons' | 'remaining'> {
  if (wells.length === 0) return { begin: null, declinePct: null, horizons: [], remaining: null };
  const best = wells.map(({ curves }) => curves.best);
  const drawn = futuresOf(wells, seed);
  const range = (of: (curves: readonly Decline[]) => number): Range => rangeAround(of(best), drawn.map(of));
  const sum = (curves: readonly Decline[], of: (curve: Decline, ahead: Ahead) => number): number =>
    curves.reduce((all, curve, at) => all + of(curve, wells[at]!.ahead), 0);
  const rateOn = (curves: readonly Decline[], days: number): number =>
    sum(curves, (curve, ahead) => rateAhead(curve, ahead, days));
  // With all that come back: the first day on which none stands still.
  const first = Math.max(...wells.map(({ ahead }) => ahead.delay));
  const begin = range((curves) => rateOn(curves, first));
  const left = (curves: readonly Decline[]) => daysUntil((days) => rateOn(curves, days), limit!, first);
  const volumeOf = (curves: readonly Decline[], days: number) =>
    sum(curves, (curve, ahead) => volumeAhead(curve, ahead, days));
  return {
    begin,
    declinePct: 100 * (1 - rateOn(best, first + yearDays) / begin.mid),
    horizons: horizons.map(({ months, days }) =>
      horizonOf(months, {
        rate: range((curves) => rateOn(curves, days)),
        volume: range((curves) => volumeOf(curves, days)),
        lost: workUntil(work, days),
      }),
    ),
    remaining:
      limit === null
        ? null
        : {
            economicRate: limit,
            days: range(left),
            volume: range((curves) => volumeOf(curves, left(curves))),
          },
  };
}

/**
 * One curve of each well for each of the futures. Wells are better or worse than expected together, by a stated correlation of the ranks of
 * their volumes.
 */
function futuresOf(wells: readonly WellAhead[], seed: string): Decline[][] {
  const random = seededRandom(`future ${seed}`);
  const common = Array.from({ length: futures }, () => normal(random));
  const ofWells = wells.map(({ curves, ahead }) => {
    const sorted = curves.draws
      .map((curve) => ({ curve, volume: volumeAhead(curve, ahead, yearDays) }))
      .sort((one, other) => one.volume - other.volume);
    const scores = common.map(
      (shared, future) =>
        [
          Math.sqrt(wellCorrelation) * shared + Math.sqrt(1 - wellCorrelation) * normal(random),
          future,
        ] as const,
    );
    const chosen: Decline[] = [];
    scores
      .sort(([one], [other]) => one - other)
      .forEach(([, future], rank) => {
        chosen[future] = sorted[Math.floor(((rank + 0.5) * sorted.length) / futures)]!.curve;
      });
    return chosen;
  });
  return common.map((_, future) => ofWells.map((chosen) => chosen[future]!));
}

/** Days until a sum of rates has fallen to a limit, by bisection; it only falls once all wells are back. */
function daysUntil(rateOn: (days: number) => number, limit: number, first: number): number {
  if (rateOn(first) <= limit) return first;
  if (rateOn(maxLife) > limit) return maxLife;
  let [low, high] = [first, maxLife];
  while (high - low > 0.5) {
    const middle = (low + high) / 2;
    if (rateOn(middle) > limit) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
