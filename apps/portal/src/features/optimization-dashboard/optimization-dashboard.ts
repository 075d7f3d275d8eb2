import type { FrequencyChange, FrequencyInfo, TrackedFrequencyChange, WellException } from '@cnx/api';
import type { Formats } from '../../insight/use-formats.ts';
import { dayMs } from '../../quantities.ts';

/** Of the ways in which advice is ranked, the column that each sorts by, the best first. */
export const ranks = {
  oil: { column: 'oil', direction: 'descending' },
  energy: { column: 'power', direction: 'ascending' },
  oilPerEnergy: { column: 'perEnergy', direction: 'descending' },
} as const;

/** One of {@link ranks}. */
export type Rank = keyof typeof ranks;

/** The way in which a list that is sorted so is ranked; null where it is none of them. */
export function rankOf(sort: { readonly column: string; readonly direction: string } | null): Rank | null {
  const names = Object.keys(ranks) as Rank[];
  if (sort === null) return 'oil';
  return (
    names.find((name) => ranks[name].column === sort.column && ranks[name].direction === sort.direction) ??
    null
  );
}

/** Guard rails whose limit is the least that passes. */
const floors = [
  'turnBack',
  'minFrequency',
  'intakePressure',
  'bubblePointMargin',
  'minRate',
  'pastSteps',
  'conclusiveSteps',
  'triedRates',
];
/** Those of lift gas that end what is given to the well in the way in which it is changed. */
const ends = ['tried', 'paying'];

/** The sign before the limit of a check. @param isDown whether the step lowers its setting */
export function limitSign(name: string, isDown: boolean): '≤' | '≥' {
  return floors.includes(name) || (isDown && ends.includes(name)) ? '≥' : '≤';
}

/** Upper ends of the classes of free gas at the intake, % by volume: radial stages lift about 10, mixed ones 20 to 25. */
const gasLimits = [10, 20, 30] as const;

/** Classes of free gas at the intake, by their upper ends. */
export const gasClasses = ['to10', 'to20', 'to30', 'above30', 'unknown'] as const;

/** One of {@link gasClasses}. */
export type GasClass = (typeof gasClasses)[number];

/** The class of free gas of a pump. */
export function gasClassOf({ freeGasPct }: Pick<FrequencyInfo, 'freeGasPct'>): GasClass {
  if (freeGasPct === null) return 'unknown';
  const place = gasLimits.findIndex((limit) => freeGasPct < limit);
  return place < 0 ? 'above30' : gasClasses[place]!;
}

/** Whether a pump takes in as much free gas as stages of few kinds lift: 20 % or more. */
export const isGassy = (pump: Pick<FrequencyInfo, 'freeGasPct'>) =>
  ['to30', 'above30'].includes(gasClassOf(pump));

/** Trips in 30 days above which a pump is looked at before it is moved: its advice fails with more. */
const mostTrips = 2;

/** Why a pump is to be looked at; what is to be done of it stands beside each. */
export type WatchReason = 'downthrust' | 'upthrust' | 'gas' | 'trips';

/** What a pump is to be looked at for, the gravest first: outside its recommended range, much free gas, many trips. */
export function watchReasons(
  pump: Pick<FrequencyInfo, 'window' | 'freeGasPct' | 'tripsLast30d'>,
): readonly WatchReason[] {
  const { window, tripsLast30d } = pump;
  return [
    ...(window === null || window === 'inRange' ? [] : [window]),
    ...(isGassy(pump) ? (['gas'] as const) : []),
    ...((tripsLast30d ?? 0) > mostTrips ? (['trips'] as const) : []),
  ];
}

/** What helps a pump: for each reason with a step of its frequency, or without one. */
export type Remedy = WatchReason | `${Exclude<WatchReason, 'trips'>}Otherwise`;

/**
 * What helps against each reason. A step of the frequency is named only while nothing is said of one: where a step is advised, or found not to
 * be made, that stands beside it. A pump in downthrust that takes in gas would draw in more of it at a higher frequency.
 */
export function remediesOf(
  pump: Parameters<typeof watchReasons>[0] & Pick<FrequencyInfo, 'advice'>,
): readonly Remedy[] {
  const reasons = watchReasons(pump);
  const named = reasons.includes('gas') ? reasons.filter((reason) => reason !== 'downthrust') : reasons;
  const isOpen = !pump.advice || pump.advice.status === 'notComputed';
  return isOpen
    ? named
    : named.map((reason) => (reason === 'trips' ? reason : (`${reason}Otherwise` as const)));
}

/** The pumps with {@link watchReasons}: those outside their range, then those with much free gas, then those that trip. */
export function pumpsToWatch(pumps: readonly FrequencyInfo[]): readonly FrequencyInfo[] {
  const ranks = { downthrust: 0, upthrust: 0, gas: 1, trips: 2 } as const;
  const ranked = pumps.flatMap((pump) => {
    const [first] = watchReasons(pump);
    return first === undefined ? [] : [{ pump, rank: ranks[first] }];
  });
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ pump }) => pump);
}

/** The pumps that a chart of frequency against liquid can show: those that run and are metered. */
export function metered(pumps: readonly FrequencyInfo[]): readonly FrequencyInfo[] {
  return pumps.filter(
    ({ frequency, liquidRate }) => frequency !== null && frequency > 0 && liquidRate !== null,
  );
}

/** What came of tracked steps, by what they were made for. */
export type TrackedTakeaway =
  | { readonly kind: 'none' }
  | { readonly kind: 'settling'; readonly count: number }
  | { readonly kind: 'judged'; readonly gains: StepOutcomes; readonly reductions: StepOutcomes };

/** How many steps are measured against what they were made for, how many of them did it, and of how many that is not known. */
export interface StepOutcomes {
  readonly measured: number;
  readonly met: number;
  readonly inconclusive: number;
  readonly inQuestion: number;
}

type JudgedStep = Pick<TrackedFrequencyChange, 'verdict' | 'fromHz' | 'toHz'> &
  Partial<Pick<TrackedFrequencyChange, 'aim' | 'outcome' | 'effect' | 'expectedOil' | 'inQuestion'>>;

/** What a step was made for; of a server that does not say so, by its direction. */
export const aimOf = ({ aim, fromHz, toHz }: Pick<JudgedStep, 'aim' | 'fromHz' | 'toHz'>) =>
  aim ?? (toHz > fromHz ? 'gain' : 'reduction');

/** Whether a step did what it was made for, null where that is not known; of a server that does not say so, whether one up gained. */
export function outcomeOf(step: JudgedStep): 'met' | 'missed' | null {
  const { outcome, verdict } = step;
  if (outcome !== undefined) return outcome;
  const isJudged = verdict === 'gain' || verdict === 'neutral' || verdict === 'loss';
  if (!isJudged || aimOf(step) !== 'gain') return null;
  return verdict === 'gain' ? 'met' : 'missed';
}

/**
 * What a step changed the oil rate by, Sm3/d: with the well's decline and what moved its field taken out, as its verdict,
 * attainment and the proven sum have it; of a server that does not say so, after less before. Null until days are compared.
 */
export function gainOf({ effect, delta }: Pick<TrackedFrequencyChange, 'effect' | 'delta'>): number | null {
  return effect ? effect.mid : delta.oil;
}

/** Whether the days before and after a step were compared; a reduction is measured against what was expected of it. */
const isMeasured = (step: JudgedStep) =>
  step.effect !== null &&
  step.verdict !== 'stabilising' &&
  (aimOf(step) === 'gain' || step.expectedOil !== null);

/** Steps by what they were made for. What is inconclusive is measured too: of it alone it is not known whether it gained. */
export function trackedTakeaway(rows: readonly JudgedStep[]): TrackedTakeaway {
  if (rows.length === 0) return { kind: 'none' };
  const of = (aim: 'gain' | 'reduction'): StepOutcomes => {
    const measured = rows.filter((row) => aimOf(row) === aim && isMeasured(row));
    const unknown = measured.filter((row) => outcomeOf(row) === null);
    const inQuestion = unknown.filter((row) => row.inQuestion != null).length;
    return {
      measured: measured.length,
      met: measured.filter((row) => outcomeOf(row) === 'met').length,
      inconclusive: unknown.length - inQuestion,
      inQuestion,
    };
  };
  const [gains, reductions] = [of('gain'), of('reduction')];
  return gains.measured + reductions.measured === 0
    ? { kind: 'settling', count: rows.length }
    : { kind: 'judged', gains, reductions };
}

/** Attained shares of the gains that steps sought (%): what settles, or of which nothing was expected, has none. */
export function attainedShares(
  rows: readonly (JudgedStep & Pick<TrackedFrequencyChange, 'attainmentPct'>)[],
): number[] {
  return rows.flatMap((row) =>
    row.attainmentPct === null || aimOf(row) !== 'gain' ? [] : [row.attainmentPct],
  );
}

/** What a drive holds, in the order in which its check counts. */
export const driveModes = ['fixed', 'intakePressureControl', 'currentControl'] as const;

/** The check of what a drive that holds something holds. */
const heldChecks = { intakePressureControl: 'intakePressure', currentControl: 'motorCurrent' } as const;

/** The setpoint that a step of a drive that holds no frequency is; null of a fixed frequency, and where the value is not known. */
export function setpointOf({ checks }: Pick<FrequencyChange, 'checks'>) {
  const mode = driveModes[checks.find(({ name }) => name === 'driveMode')?.value ?? 0];
  if (mode === undefined || mode === 'fixed') return null;
  const held = checks.find(({ name }) => name === heldChecks[mode]);
  return held === undefined || held.value === null ? null : { mode, value: held.value, unit: held.unit };
}

/** The exceptions of a well that lose oil: those that are open, and what stands beside the level that the well has since. */
export function countedLosses(exceptions: readonly WellException[]): readonly WellException[] {
  return exceptions.filter(
    ({ isOpen, status, product, lossPerDay }) =>
      (isOpen || status === 'standing') && product === 'oil' && lossPerDay !== null && lossPerDay > 0,
  );
}

/** Formats for what is said of a day and of what led to it: with years where it is not of the year of the newest day (null: not known). */
export function yearedBeside(formats: Formats, day: string, newestDay: string | null): Formats {
  if (day.slice(0, 4) === newestDay?.slice(0, 4)) return formats;
  const { dates } = formats;
  return { ...formats, dates: { ...dates, shortDay: dates.day, shortClock: dates.clock } };
}

/** Days that the tracking of a step compares: those before it, and those from the one on which its rates were steady again. */
export function comparedDays({
  at,
  stabilisedAt,
  baselineDays,
  afterDays,
}: Pick<TrackedFrequencyChange, 'at' | 'stabilisedAt' | 'baselineDays' | 'afterDays'>) {
  // Production days are names: their curves stand at midnight.
  const dayOfStep = Date.parse(`${at.slice(0, 10)}T00:00:00Z`);
  const before = { name: 'before', from: dayOfStep - baselineDays * dayMs, to: dayOfStep - dayMs } as const;
  if (baselineDays === 0) return [];
  if (stabilisedAt === null || afterDays === 0) return [before];
  const steady = Date.parse(`${stabilisedAt.slice(0, 10)}T00:00:00Z`);
  return [before, { name: 'after', from: steady, to: steady + (afterDays - 1) * dayMs } as const];
}

/** The key of a verdict's text. */
export const verdictKey = (verdict: TrackedFrequencyChange['verdict']) =>
  verdict === 'stabilising' ? 'settling' : verdict;

/** The tone of each verdict, by its key. */
export const verdictTones = {
  settling: 'info',
  gain: 'good',
  neutral: 'neutral',
  loss: 'warning',
  inconclusive: 'neutral',
} as const satisfies Record<ReturnType<typeof verdictKey>, unknown>;
