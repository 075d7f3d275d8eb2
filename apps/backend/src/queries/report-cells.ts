import type { components } from '@cnx/api/schema';

// What sheets of a report have in their cells.

type Report = components['schemas']['MonthlyReport'];
type Row = components['schemas']['StatisticsRow'];
type Rates = components['schemas']['DailyRates'];
type Figures = components['schemas']['ProductionFigures'];
type Missing = components['schemas']['MissingDays'];

/** What a cell of a {@link ReportSheet} holds; a day is `YYYY-MM-DD`. */
export type ReportCell = number | string | boolean | { readonly day: string | null } | null;

/** A sheet of a workbook: its columns by their heads, and its rows. */
export interface ReportSheet {
  readonly name: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly ReportCell[])[];
}

/** Figures of what was made, as columns. */
const figureHeads: Readonly<Record<keyof Figures, string>> = {
  wells: 'Wells',
  wellDays: 'Well days',
  daysWithoutHours: 'Days without hours',
  suspectDays: 'Suspect days',
  oil: 'Oil (Sm3)',
  gas: 'Gas (Sm3)',
  water: 'Water (Sm3)',
  injection: 'Injection (Sm3)',
  waterCutPct: 'Water cut (%)',
  waterCutLiquidPct: 'Of the liquid, on days with oil and water (%)',
  gor: 'Gas-oil ratio (Sm3/Sm3)',
  gorOilPct: 'Of the oil, on days with oil and gas (%)',
  gorGasPct: 'Of the gas, on days with oil and gas (%)',
  hours: 'Hours on stream (h)',
  calendarHours: 'Calendar hours (h)',
  uptimePct: 'Uptime (%)',
  potential: 'Oil potential (Sm3)',
  deferred: 'Oil deferred (Sm3)',
  abovePotential: 'Oil above potential (Sm3)',
  efficiencyPct: 'Efficiency (%)',
};
const ofEntities = [
  'Main product',
  'Efficiency of the main product (%)',
  'Of it adjustments: oil (Sm3)',
  'Of it adjustments: gas (Sm3)',
  'Of it adjustments: deferred (Sm3)',
  'Standing losses of oil, in no figure beside (Sm3)',
  'Missing well days',
  'Estimated for them, in no figure beside: oil (Sm3)',
  'Estimated for them: gas (Sm3)',
];
/** Names of {@link heads}' figures, in their order. */
export const figureNames = Object.keys(figureHeads) as (keyof Figures)[];
/** Columns of figures of what was made. */
export const heads = [...Object.values(figureHeads), 'Oil without a potential (Sm3)'];
/** Figures in the columns of {@link heads}. */
export const cellsOf = (figures: Figures | null): ReportCell[] => [
  ...figureNames.map((name) => figures?.[name] ?? null),
  figures && withoutPotential(figures.oil, figures),
];

/** What was made by wells and on days without a potential: with it, potential less deferred and what was above come to what was made. */
export function withoutPotential(
  made: number | null,
  of: Pick<Report['deferral'][number], 'potential' | 'deferred' | 'abovePotential'>,
): number | null {
  if (made === null || of.potential === null) return null;
  return made - (of.potential - (of.deferred ?? 0) + (of.abovePotential ?? 0));
}

/** What stands of a product: no nought where it is computed of no well. */
export const standingCell = ({ standing }: Report['deferral'][number]): ReportCell => {
  if (standing === undefined) return null;
  return standing.wells === 0 && (standing.notComputed ?? 0) > 0 ? 'Not computed' : standing.volume;
};

/** The efficiency that there would be if standing losses, which are in no potential, were counted as lost (%). */
export function efficiencyWithStanding({
  potential,
  deferred,
  standing,
}: Report['deferral'][number]): number | null {
  if (
    potential === null ||
    standing === undefined ||
    (standing.notComputed ?? 0) > 0 ||
    potential + standing.volume <= 0
  )
    return null;
  return Math.max(0, (100 * (potential - (deferred ?? 0))) / (potential + standing.volume));
}

/** A row of an entity. */
export const entityCells = ({
  entity,
  figures,
  mainProduct,
  mainEfficiencyPct,
  adjusted,
  standing,
  estimated,
}: Row): ReportCell[] => [
  words(entity.level),
  entity.id,
  entity.name,
  entity.place,
  ...cellsOf(figures),
  mainProduct === undefined ? null : words(mainProduct),
  mainEfficiencyPct ?? null,
  unrounded(adjusted?.oil),
  unrounded(adjusted?.gas),
  unrounded(adjusted?.deferred),
  standing ?? null,
  estimated?.wellDays ?? null,
  estimated?.oil ?? null,
  estimated?.gas ?? null,
];
/** Below it what is left of sums that come to nothing, Sm3. */
const nothing = 1e-6;

/** A sum of what was added and taken back: nothing where only the rest of its arithmetic is left. */
export const unrounded = (sum: number | undefined): ReportCell =>
  sum === undefined ? null : Math.abs(sum) < nothing ? 0 : sum;

/** Columns of {@link entityCells}. */
export const entityHead = ['Level', 'Id', 'Name', 'Part of', ...heads, ...ofEntities];
/** A cell with a day. */
export const day = (value: string | null): ReportCell => ({ day: value });

/** A code of the contract as words: `businessUnit` is a business unit. */
export function words(code: string): string {
  const spaced = code.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' ');
  return `${spaced.charAt(0).toUpperCase()}${spaced.slice(1)}`;
}

/** Units of the contract that the page writes in another way. */
export const pageUnits: Readonly<Record<string, string>> = { 'kg/boe': 'kg CO₂e/boe' };

/** Columns of what was made per calendar day. */
export const rateHeads = {
  oil: 'Oil per calendar day (Sm3/d)',
  gas: 'Gas per calendar day (Sm3/d)',
  water: 'Water per calendar day (Sm3/d)',
  injection: 'Injection per calendar day (Sm3/d)',
} as const satisfies Record<keyof Rates, string>;
const rateNames = Object.keys(rateHeads) as (keyof Rates)[];
/** What was made per calendar day, in the columns of {@link rateHeads}. */
export const rateCells = (rates: Rates | undefined): ReportCell[] =>
  rateNames.map((name) => rates?.[name] ?? null);

/** By how much a rate is above another one (%). */
const changeOf = (now: number | null | undefined, then: number | null | undefined): ReportCell =>
  now == null || !then ? null : (100 * (now - then)) / then;

/** What a window is compared by: rates with what is estimated of missing days, and those of the other window likewise. */
interface ComparedRates {
  /** Of the month, with its estimate. */
  readonly now: Rates | undefined;
  /** Of the compared days, as reported. */
  readonly then: Rates | undefined;
  readonly estimated: Missing | undefined;
  /** Of the compared days, with their estimate. */
  readonly filled: Rates | undefined;
}

/** What is estimated of missing days of a window, and its rates with it; none where no day is missing. */
export function estimatedRows(
  name: string,
  estimated: Missing | undefined,
  filled: Rates | undefined,
): ReportCell[][] {
  if (estimated === undefined) return [];
  const of: Partial<Record<keyof Figures, number | null>> = estimated;
  return [
    [
      `${name}: estimated for missing well days, in no figure above`,
      ...figureNames.map((figure) => of[figure] ?? null),
      null,
      ...rateCells(undefined),
    ],
    [`${name}: per calendar day with the estimate`, ...heads.map(() => null), ...rateCells(filled)],
  ];
}

/**
 * What a month is compared with: all of its days, and below them those that a change is of, with what was made of these per calendar day, and
 * what the month changed by from there.
 */
export function comparedRows(
  name: string,
  whole: Figures | null,
  likeForLike: Figures | null | undefined,
  { now, then, estimated, filled }: ComparedRates,
): ReportCell[][] {
  const rates = rateCells(then);
  const none = heads.map(() => null);
  return [
    [name, ...cellsOf(whole), ...(likeForLike === undefined ? rates : rateCells(undefined))],
    ...(likeForLike === undefined
      ? []
      : [[`${name}, like for like: each field up to its newest day`, ...cellsOf(likeForLike), ...rates]]),
    ...estimatedRows(name, estimated, filled),
    [
      `Change per calendar day from: ${name.charAt(0).toLowerCase()}${name.slice(1)} (%)`,
      ...none,
      ...rateNames.map((rate) => changeOf(now?.[rate], (filled ?? then)?.[rate])),
    ],
  ];
}

/** Columns of {@link planCells}. */
export const planHead = [
  'Planned wells',
  'Planned wells without any report in the month',
  'Missing well days of planned wells',
  'Plan (Sm3)',
  'Actual (Sm3)',
  'Estimated for missing well days, in no figure beside (Sm3)',
  'Of the plan, as reported (%)',
  'Of the plan, with the estimate (%)',
];

/** Plan and production of a month. */
export function planCells(month: NonNullable<Report['plan']>): ReportCell[] {
  const { wells, unreported, plan, actual, missingDays, estimated } = month;
  const share = (made: number | null) => (made === null || plan <= 0 ? null : (100 * made) / plan);
  return [
    ...[wells, unreported, missingDays ?? null, plan, actual, estimated ?? null],
    ...[share(actual), actual === null ? null : share(actual + (estimated ?? 0))],
  ];
}
