import type { components } from '@cnx/api/schema';

// What sheets of a report have in their cells.

type Report = components['schemas']['MonthlyReport'];
type Row = components['schemas']['StatisticsRow'];
type Rates = components['schemas']['DailyRates'];
type Figures = components['schemas']['ProductionFigures'];

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
  gor: 'Gas-oil ratio (Sm3/Sm3)',
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
];
/** Names of {@link heads}' figures, in their order. */
export const figureNames = Object.keys(figureHeads) as (keyof Figures)[];
/** Columns of figures of what was made. */
export const heads = [...Object.values(figureHeads), 'Oil without a potential (Sm3)'];
/** Figures in the columns of {@link heads}. */
export const cellsOf = (figures: Figures | null): ReportCell[] => [
  ...figureNames.map((name) => (figures ? figures[name] : null)),
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

/** The efficiency that there would be if standing losses, which are in no potential, were counted as lost (%). */
export function efficiencyWithStanding({
  potential,
  deferred,
  standing,
}: Report['deferral'][number]): number | null {
  if (potential === null || standing === undefined || potential + standing.volume <= 0) return null;
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
}: Row): ReportCell[] => [
  words(entity.level),
  entity.id,
  entity.name,
  entity.place,
  ...cellsOf(figures),
  mainProduct === undefined ? null : words(mainProduct),
  mainEfficiencyPct ?? null,
  adjusted?.oil ?? null,
  adjusted?.gas ?? null,
  adjusted?.deferred ?? null,
  standing ?? null,
];
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

/**
 * What a month is compared with: all of its days, and below them those that a change is of, with what was made of these per calendar day, and
 * what the month changed by from there.
 */
export function comparedRows(
  name: string,
  whole: Figures | null,
  likeForLike: Figures | null | undefined,
  { now, then }: Record<'now' | 'then', Rates | undefined>,
): ReportCell[][] {
  const rates = rateCells(then);
  const none = heads.map(() => null);
  return [
    [name, ...cellsOf(whole), ...(likeForLike === undefined ? rates : rateCells(undefined))],
    ...(likeForLike === undefined
      ? []
      : [[`${name}, like for like: each field up to its newest day`, ...cellsOf(likeForLike), ...rates]]),
    [
      `Change per calendar day from: ${name.charAt(0).toLowerCase()}${name.slice(1)} (%)`,
      ...none,
      ...rateNames.map((rate) => changeOf(now?.[rate], then?.[rate])),
    ],
  ];
}
