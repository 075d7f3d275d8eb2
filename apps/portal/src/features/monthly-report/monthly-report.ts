import type {
  DailyRates,
  FilterItem,
  MonthBook,
  MonthlyReport,
  ProductionFigures,
  ReportedBalance,
  StatisticsRow,
} from '@cnx/api';
import { oilEquivalentLoss } from '@cnx/api/urgency';
import type { SelectItem } from '@cnx/ui';
import type { Filters } from '@cnx/api/filter-address';
import { lostTo, noCause, notReported } from '../../insight/loss-causes.ts';
import type { Formats } from '../../insight/use-formats.ts';
import {
  addDays,
  dayOf,
  dayTime,
  digitsFor,
  windowDays,
  type MainProduct,
  type Quantity,
} from '../../quantities.ts';

/** Lists of what a report can be of. */
export interface ReportChoices {
  readonly businessUnits: readonly FilterItem[];
  readonly areas: readonly FilterItem[];
  readonly fields: readonly FilterItem[];
}

const filters = ['businessUnits', 'areas', 'fields'] as const;
type EntityFilters = Pick<Filters, (typeof filters)[number]>;

/** A report of all wells. */
export const ofAll = 'all';

/** Which choice filters are; empty where they are no single one. */
export function choiceOf(chosen: EntityFilters): string {
  const named = filters.flatMap((filter) => chosen[filter].map((id) => `${filter}:${id}`));
  return named.length > 1 ? '' : (named[0] ?? ofAll);
}

/** The filters of a choice. */
export function filtersOfChoice(choice: string): EntityFilters {
  const at = choice.indexOf(':');
  const [filter, id] = [choice.slice(0, at), choice.slice(at + 1)];
  const only = (name: string) => (name === filter ? [id] : []);
  return { businessUnits: only('businessUnits'), areas: only('areas'), fields: only('fields') };
}

const levels = { businessUnits: 'businessUnit', areas: 'area', fields: 'field' } as const;

/** Everything that a report can be of, from the company down to the field. */
export function choiceItems(choices: ReportChoices, { t }: Formats): SelectItem[] {
  return [
    { value: ofAll, label: t('monthlyReport.all') },
    ...filters.flatMap((filter) =>
      choices[filter].map(({ id, name }) => ({
        value: `${filter}:${id}`,
        label: `${t(`statistics.entities.${levels[filter]}`)}: ${name}`,
      })),
    ),
  ];
}

const firstOf = (month: string) => `${month}-01`;
const monthBefore = (month: string) => addDays(firstOf(month), -1).slice(0, 7);

/** Months that can be chosen where it is not known which have data. */
const months = 24;

/**
 * The months of a range of days, newest first, with one that lies outside where it is asked for.
 * @param range days with data; null where that is not known
 */
export function monthsOf(
  range: { readonly from: string; readonly to: string } | null,
  asked: string,
): string[] {
  const newest = range && range.to.slice(0, 7) > asked ? range.to.slice(0, 7) : asked;
  const oldest = range && range.from.slice(0, 7) < asked ? range.from.slice(0, 7) : asked;
  const found: string[] = [];
  for (let month = newest; range ? month >= oldest : found.length < months; month = monthBefore(month))
    found.push(month);
  return found;
}

/** All days of a month. */
export function daysOfMonth(month: string): string[] {
  const days: string[] = [];
  for (let time = dayTime(firstOf(month)); dayOf(time).startsWith(month); time += 86_400_000)
    days.push(dayOf(time));
  return days;
}

/** Sections of the document, in their order. */
export const sections = [
  'summary',
  'production',
  'deferral',
  'emissions',
  'balances',
  'pumps',
  'open',
  'books',
  'method',
  'wells',
] as const;
/** One of {@link sections}. */
export type SectionName = (typeof sections)[number];

/** Where a section begins. */
export const sectionId = (name: SectionName) => `report-${name}`;

/** Columns of what wells made, with what each measures. */
export const madeColumns = {
  oil: 'liquidVolume',
  gas: 'gasVolume',
  water: 'liquidVolume',
  injection: 'liquidVolume',
  waterCutPct: 'share',
  gor: 'gasOilRatio',
  uptimePct: 'share',
  efficiencyPct: 'share',
} as const satisfies Record<string, Quantity>;
/** One of {@link madeColumns}. */
export type MadeColumn = keyof typeof madeColumns;
/** Every {@link MadeColumn}, in order. */
export const madeNames = Object.keys(madeColumns) as MadeColumn[];

/** What a report speaks of: gas where all of its fields with a report are for gas, else oil. */
export function productOf({ entities }: Pick<MonthlyReport, 'entities'>): MainProduct {
  const fields = entities.filter(({ entity, figures }) => entity.level === 'field' && figures !== null);
  return fields.length > 0 && fields.every(({ mainProduct }) => mainProduct === 'gas') ? 'gas' : 'oil';
}

/** The columns of a report: of gas wells alone none that their condensate would fill. */
export function madeNamesOf(product: MainProduct): readonly MadeColumn[] {
  const ofOil: readonly MadeColumn[] = ['oil', 'waterCutPct', 'gor'];
  return product === 'oil' ? madeNames : madeNames.filter((name) => !ofOil.includes(name));
}

/** Writes the values of a column with the digits that its largest one needs. */
export function columnWriter(
  { quantities }: Formats,
  quantity: Quantity,
  values: readonly (number | null | undefined)[],
): (value: number | null | undefined) => string {
  const digits =
    quantity === 'share'
      ? 1
      : digitsFor(...values.map((value) => quantities.convert(quantity, value ?? null)));
  return (value) => quantities.number(quantity, value ?? null, { digits, inFull: true });
}

/** The sum of what is known. */
export const sumOf = (values: readonly (number | null)[]) =>
  values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

/** Wells with days that contradict themselves, the most first: "NV-A-01 (2)". */
export function suspectWells(
  { wells }: Pick<MonthlyReport, 'wells'>,
  count: (days: number) => string,
): string[] {
  return wells
    .map(({ entity, figures }) => ({ name: entity.name ?? '–', days: figures?.suspectDays ?? 0 }))
    .filter(({ days }) => days > 0)
    .sort((one, other) => other.days - one.days || one.name.localeCompare(other.name))
    .map(({ name, days }) => `${name} (${count(days)})`);
}

/** The balances of all fields: of what is known of some of them; null of what is known of none. */
export function totalBalance(balances: readonly ReportedBalance[], name: string): ReportedBalance {
  const sum = (volume: Exclude<keyof ReportedBalance, 'field' | 'gasDays'>) => {
    const known = balances.flatMap((of) => of[volume] ?? []);
    return known.length === 0 ? null : sumOf(known);
  };
  return {
    field: { level: 'field', id: '', name },
    gasDays: sumOf(balances.map(({ gasDays }) => gasDays)),
    producedGas: sum('producedGas'),
    flaredGas: sum('flaredGas'),
    ventedGas: sum('ventedGas'),
    marketedGas: sum('marketedGas'),
    otherGas: sum('otherGas'),
    unbalancedGas: sum('unbalancedGas'),
    producedWater: sum('producedWater'),
    reinjectedWater: sum('reinjectedWater'),
    unreportedWater: sum('unreportedWater'),
    injectedWater: sum('injectedWater'),
  };
}

/** What a product lost without a cause, and to downtime for which none was reported; Sm³. */
export interface Unexplained {
  readonly product: 'oil' | 'gas';
  readonly noCause: number;
  readonly notReported: number;
  /** All that was deferred. */
  readonly deferred: number;
}

/**
 * What missing days are estimated to have made of oil, Sm3: of each well by its own mean of the month. Null where that is known of none, and of
 * reports that were kept without it.
 */
export function estimatedOil(missing: MonthlyReport['missing']): number | null {
  const known = missing.flatMap(({ estimatedOil: oil }) => oil ?? []);
  return known.length === 0 ? null : sumOf(known);
}

/** What adjustments of months that were closed before brought to all fields of a report, Sm3; undefined without one. */
export function adjustedTotal({ entities }: Pick<MonthlyReport, 'entities'>): StatisticsRow['adjusted'] {
  const own = entities.flatMap(({ entity, adjusted }) =>
    entity.level === 'field' && adjusted ? [adjusted] : [],
  );
  if (own.length === 0) return undefined;
  const sum = (name: 'oil' | 'gas' | 'water' | 'injection' | 'deferred') => sumOf(own.map((of) => of[name]));
  return {
    oil: sum('oil'),
    gas: sum('gas'),
    water: sum('water'),
    injection: sum('injection'),
    deferred: sum('deferred'),
  };
}

/** What is not explained of each product that lost something; normal variation has nothing to explain. */
export function unexplainedLosses({ deferral }: Pick<MonthlyReport, 'deferral'>): Unexplained[] {
  return deferral.flatMap(({ product, deferred, losses }) =>
    product === 'water' || deferred === null || deferred <= 0
      ? []
      : [{ product, deferred, noCause: lostTo(noCause, losses), notReported: lostTo(notReported, losses) }],
  );
}

/** What a comparison of like with like is of: that of the server; the whole window where all of it is compared. */
export function likeForLike(
  whole: ProductionFigures | null,
  alike: ProductionFigures | null | undefined,
): ProductionFigures | null {
  return alike === undefined ? whole : alike;
}

/** What exceptions have lost so far of each product that one of them is of, oil first, Sm3: sums of oil and gas never stand in one. */
export function lostByProduct(
  unanswered: readonly Pick<MonthlyReport['unanswered'][number], 'product' | 'lossSoFar'>[],
): (readonly [product: 'oil' | 'gas', sum: number])[] {
  return (['oil', 'gas'] as const).flatMap((of) => {
    const own = unanswered.filter(({ product = 'oil' }) => product === of);
    return own.length === 0 ? [] : [[of, sumOf(own.map(({ lossSoFar }) => lossSoFar))] as const];
  });
}

/** Volumes that a report compares by calendar day. */
export const ratedNames = ['oil', 'gas', 'water', 'injection'] as const;
/** One of {@link ratedNames}. */
export type RatedName = (typeof ratedNames)[number];

/** Whether a figure is a volume that is compared by calendar day. */
export const isRated = (name: MadeColumn): name is RatedName =>
  (ratedNames as readonly MadeColumn[]).includes(name);

/** Volumes per calendar day of a window of so many days. */
function ratesOver(figures: ProductionFigures | null, days: number): DailyRates | undefined {
  if (figures === null) return undefined;
  const { oil, gas, water, injection } = figures;
  const rate = (volume: number | null) => (volume === null ? null : volume / days);
  return { oil: rate(oil), gas: rate(gas), water: rate(water), injection: rate(injection) };
}

/**
 * What the month and what it is compared with made per calendar day, Sm3/d, with what is estimated of days that were not reported: as the server has
 * it, of a report that was kept without it, from the days of both windows. Undefined where nothing was reported.
 */
export function reportedRates({
  window,
  rates,
  filledRates = rates,
  production,
  beforeRates,
  beforeFilledRates = beforeRates,
  before,
  beforeWindow,
  beforeLikeForLike,
}: Pick<
  MonthlyReport,
  | 'window'
  | 'rates'
  | 'filledRates'
  | 'production'
  | 'beforeRates'
  | 'beforeFilledRates'
  | 'before'
  | 'beforeWindow'
  | 'beforeLikeForLike'
>): { readonly now: DailyRates | undefined; readonly before: DailyRates | undefined } {
  const days = windowDays(window.from, window.to);
  const daysBefore = beforeWindow
    ? windowDays(beforeWindow.from, beforeWindow.to)
    : Math.min(days, daysOfMonth(monthBefore(window.from.slice(0, 7))).length);
  return {
    now: filledRates ?? ratesOver(production, days),
    before:
      beforeFilledRates ??
      (beforeLikeForLike === undefined ? ratesOver(before, daysBefore) : ratesOver(beforeLikeForLike, days)),
  };
}

/** Fields of a report that made something and have no emissions in it, and the share of its oil equivalent that the others made (%); null where none is missing. */
export function emissionsCoverage({ emissions, entities }: Pick<MonthlyReport, 'emissions' | 'entities'>): {
  readonly fields: string[];
  readonly sharePct: number;
} | null {
  const known = new Set(emissions.map(({ field }) => field.id));
  const made = ({ figures }: StatisticsRow) =>
    figures ? oilEquivalentLoss({ oil: figures.oil ?? 0, gas: figures.gas ?? 0 }) : 0;
  const producing = entities.filter((row) => row.entity.level === 'field' && made(row) > 0);
  const missing = producing.filter(({ entity }) => entity.id !== null && !known.has(entity.id));
  if (missing.length === 0) return null;
  const all = sumOf(producing.map(made));
  return {
    fields: missing.map(({ entity }) => entity.name ?? entity.id ?? ''),
    sharePct: (100 * (all - sumOf(missing.map(made)))) / all,
  };
}

/** The sets of emission factors of a report, each once. */
export const factorSetsOf = ({ emissions }: MonthlyReport): string[] => [
  ...new Set(emissions.flatMap(({ factorSets }) => factorSets)),
];

/** How many of the fields of a month have closed it. */
export function closingOf(months: readonly Pick<MonthBook, 'state'>[]): 'none' | 'some' | 'all' {
  const closed = months.filter(({ state }) => state === 'closed').length;
  if (closed === 0) return 'none';
  return closed < months.length ? 'some' : 'all';
}

/** An adjustment with the first day of the month that it counts in, and the name of its field. */
export type BookedAdjustment = MonthBook['adjustments'][number] & {
  readonly booked: string;
  readonly field: string;
};

/** Differs from one adjustment to the other, also of those that two users or two imports made in the same moment. */
export const adjustmentKey = ({ month, booked, field, reason, at, by, file }: BookedAdjustment): string =>
  JSON.stringify([month, booked, field, reason, at, by, file]);

/** The newest day with a report of a report, where days of its month after it have none; null where all of them are reported. */
export function reportedUpTo({
  month,
  newestDay,
}: Pick<MonthlyReport, 'month' | 'newestDay'>): string | null {
  return newestDay !== null && newestDay < daysOfMonth(month).at(-1)! ? newestDay : null;
}

/** Levels of the entities of a report, from the company down. */
const depths = ['businessUnit', 'area', 'field'] as const;

/** How deep an entity stands below the company, from 0. */
export function depthOf({ entity }: Pick<StatisticsRow, 'entity'>): number {
  return Math.max(
    0,
    depths.findIndex((level) => level === entity.level),
  );
}

/** Entities in the order of a tree: each followed by those that are part of it; last those whose upper one is not among them. */
export function nestedEntities<Row extends Pick<StatisticsRow, 'entity'>>(rows: readonly Row[]): Row[] {
  const left = new Set(rows);
  const found: Row[] = [];
  const take = (row: Row) => {
    if (!left.delete(row)) return;
    found.push(row);
    for (const below of [...left])
      if (depthOf(below) === depthOf(row) + 1 && below.entity.place === row.entity.name) take(below);
  };
  for (const row of rows) if (depthOf(row) === 0) take(row);
  return [...found, ...left];
}
