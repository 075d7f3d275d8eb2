import type { ChangeDetectionStatistics, ChangePoint, ChangeVariable, DailyProduction } from '@cnx/api';
import type { TrendBand } from '@cnx/ui';
import type { Formats } from '../../insight/use-formats.ts';
import { plannedBands } from '../../insight/well-events.ts';
import {
  type FigureParts,
  type Quantity,
  type QuantityFormat,
  addDays,
  dayTime,
  digitsFor,
  quantitiesOf,
  unitOfVariable,
  type MainProduct,
} from '../../quantities.ts';

/** States in which a change waits for a verdict, also while a user looks into it. */
const withoutVerdict: ReadonlySet<ChangePoint['status']> = new Set([
  'new',
  'acknowledged',
  'assigned',
  'snoozed',
  'standing',
]);

/** Whether a change is confirmed and neither an event, a user's verdict nor the cause that was worked out for its exception accounts for it yet. */
export function isUnexplained({
  status,
  provisional,
  cause,
}: Pick<ChangePoint, 'status' | 'provisional' | 'cause'>): boolean {
  const isOpen = withoutVerdict.has(status);
  return isOpen && !provisional && (cause === null || cause === 'unknown');
}

const isRate = (variable: ChangeVariable) => variable === 'oilRate' || variable === 'gasRate';

/** The part of a drop that may be missing after it has been made good. */
const regainedWithin = 0.1;

/**
 * The falls of the rate of oil or of gas that a later change of it has made good, but for a tenth of them: the day of that change, by the id
 * of the fall.
 * @param changes all of the window: a rise that is not among them makes nothing good
 */
export function recoveries(changes: readonly ChangePoint[]): ReadonlyMap<string, string> {
  const rates = changes.filter(({ variable, provisional }) => isRate(variable) && !provisional);
  const rises = rates.filter(({ direction, status }) => direction === 'up' && status !== 'dismissed');
  const falls = rates.filter(({ direction }) => direction === 'down');
  return new Map(
    falls.flatMap(({ id, well, variable, changeDate, meanBefore, meanAfter }) => {
      const regained = meanBefore - regainedWithin * (meanBefore - meanAfter);
      const days = rises
        .filter(
          (rise) =>
            rise.well.id === well.id &&
            rise.variable === variable &&
            rise.changeDate > changeDate &&
            rise.meanAfter >= regained,
        )
        .map((rise) => rise.changeDate)
        .sort();
      return days[0] === undefined ? [] : [[id, days[0]] as const];
    }),
  );
}

/** The changes that nothing accounts for and that last: those with {@link recoveries} are over. */
export function unexplainedChanges(changes: readonly ChangePoint[]): ChangePoint[] {
  const recovered = recoveries(changes);
  return changes.filter((change) => isUnexplained(change) && !recovered.has(change.id));
}

/** The falls of the oil rate among the {@link unexplainedChanges}: what a morning starts with. */
export function unexplainedDrops(changes: readonly ChangePoint[]): ChangePoint[] {
  return unexplainedChanges(changes).filter(
    ({ variable, direction }) => variable === 'oilRate' && direction === 'down',
  );
}

/** How a change stands: what was said of it, unless it is not certain yet, or over. */
export type ChangeState = ChangePoint['status'] | 'provisional' | 'recovered';

/**
 * How a change stands.
 * @param recovered the {@link recoveries} of the rows that it is among. What someone dismissed stays dismissed
 */
export function changeState(
  { id, status, provisional }: Pick<ChangePoint, 'id' | 'status' | 'provisional'>,
  recovered: ReadonlyMap<string, string>,
): ChangeState {
  if (provisional) return 'provisional';
  return recovered.has(id) && status !== 'dismissed' ? 'recovered' : status;
}

/** Lower comes first; see {@link rankChanges}. */
function importance({ provisional, variable, direction }: ChangePoint, isOpen: boolean): number {
  if (provisional) return 5;
  if (variable !== 'oilRate') return isOpen ? 2 : 4;
  if (!isOpen) return 3;
  return direction === 'down' ? 0 : 1;
}

/** Only oil rates are compared by volume: the changes of other variables have other units. */
function size(change: ChangePoint): number {
  return change.variable === 'oilRate' ? Math.abs(change.delta) : change.score;
}

/**
 * Orders changes by how much they ask for attention: {@link unexplainedDrops}, other unexplained changes of oil, other
 * unexplained changes, then those that are explained or over likewise, at last what is provisional; within each the largest
 * first.
 */
export function rankChanges(changes: readonly ChangePoint[]): ChangePoint[] {
  const open = new Set(unexplainedChanges(changes));
  const rank = (change: ChangePoint) => importance(change, open.has(change));
  return [...changes].sort((a, b) => rank(a) - rank(b) || size(b) - size(a));
}

/** Orders changes by their day, the newest first. */
export function newestFirst(changes: readonly ChangePoint[]): ChangePoint[] {
  return [...changes].sort((a, b) => b.changeDate.localeCompare(a.changeDate));
}

/**
 * What a change did to the rate of a product, Sm3/d: losses are negative, gains positive; null where another variable changed, or where
 * it is provisional and counts for nothing. The sum over a window is its net effect.
 */
export function rateEffect(
  { variable, delta, provisional }: Pick<ChangePoint, 'variable' | 'delta' | 'provisional'>,
  product: MainProduct,
): number | null {
  return variable === `${product}Rate` && !provisional ? delta : null;
}

/** The product whose net effect some changes come to: gas where gas rates changed and no oil rate did, else oil. */
export function changedProduct(changes: readonly Pick<ChangePoint, 'variable'>[]): MainProduct {
  const has = (changed: string) => changes.some(({ variable }) => variable === changed);
  return has('gasRate') && !has('oilRate') ? 'gas' : 'oil';
}

/** What some changes come to, as {@link changedProduct} has it: its rate, and what one of them did to that. */
export function effectAmong(changes: readonly ChangePoint[]) {
  const product = changedProduct(changes);
  const of = (change: ChangePoint) => rateEffect(change, product);
  return { product, rate: quantitiesOf(product).rate, of };
}

/** What the change points of a window come to, in the one sentence that is true of them. */
export type ChangeTakeaway =
  /** No well is in the selection. */
  | { readonly kind: 'noWells' }
  /** Changes have not been looked for. */
  | { readonly kind: 'notComputed' }
  /** No well has reported: nothing could be seen. */
  | { readonly kind: 'silent'; readonly wells: number }
  /** Nothing changed at the wells that report; others are silent. */
  | { readonly kind: 'steady'; readonly wells: number; readonly silent: number }
  /** See {@link unexplainedDrops}; `effect` is their sum in Sm3/d, negative. */
  | {
      readonly kind: 'drops';
      readonly count: number;
      readonly effect: number;
      readonly largest: ChangePoint;
    }
  /** Changes, but no unexplained fall of the oil rate among them. */
  | { readonly kind: 'noDrops'; readonly count: number; readonly unexplained: number }
  /** More changes than rows were fetched: only the counts of the whole window are known. */
  | {
      readonly kind: 'counted';
      readonly count: number;
      readonly unexplained: number;
      readonly netOilEffect: number;
    };

/**
 * Sums a window up. `rows` are those that were fetched; they speak for the window only when as many of them are confirmed as
 * the statistics count. What is provisional counts for nothing.
 */
export function changeTakeaway(
  statistics: ChangeDetectionStatistics,
  rows: readonly ChangePoint[],
): ChangeTakeaway {
  const changes = rows.filter(({ provisional }) => !provisional);
  const { computed, total, wellsMonitored, wellsReporting, wellsStale, netOilEffect } = statistics;
  if (total === 0 && wellsMonitored === 0) return { kind: 'noWells' };
  if (!computed) return { kind: 'notComputed' };
  if (total === 0 && wellsReporting === 0) return { kind: 'silent', wells: wellsMonitored };
  if (total === 0) return { kind: 'steady', wells: wellsReporting, silent: wellsStale };
  if (changes.length < total) {
    return { kind: 'counted', count: total, unexplained: unexplainedIn(statistics), netOilEffect };
  }
  const drops = rankChanges(unexplainedDrops(changes));
  const [largest] = drops;
  if (!largest) return { kind: 'noDrops', count: total, unexplained: unexplainedChanges(changes).length };
  return {
    kind: 'drops',
    count: drops.length,
    effect: drops.reduce((sum, { delta }) => sum + delta, 0),
    largest,
  };
}

/** Changes of a counted window that neither an event nor a verdict accounts for. */
export function unexplainedIn({ byStatus }: Pick<ChangeDetectionStatistics, 'byStatus'>): number {
  return byStatus.new + byStatus.acknowledged;
}

/** The variables that have a daily series to draw; the pump's own are measured by the hour elsewhere. */
const daily = {
  oilRate: { column: 'normalisedOil', quantity: 'liquidRate' },
  gasRate: { column: 'normalisedGas', quantity: 'gasRate' },
  liquidRate: { column: 'normalisedLiquid', quantity: 'liquidRate' },
  waterCut: { column: 'waterCut', quantity: 'share' },
  gor: { column: 'gor', quantity: 'gasOilRatio' },
} as const satisfies Partial<Record<ChangeVariable, { column: keyof DailyProduction; quantity: Quantity }>>;

/** A variable that can be drawn by the day. */
export type DailyVariable = keyof typeof daily;

/** The series that shows a change: its own variable, or the oil rate for a variable without a daily series. */
export function drawnVariable(variable: ChangeVariable): DailyVariable {
  return variable in daily ? (variable as DailyVariable) : 'oilRate';
}

/** What a drawn variable measures. */
export function quantityOfVariable(variable: DailyVariable): Quantity {
  return daily[variable].quantity;
}

/** How much a variable changed: in percent of what it was, or in points or its own unit. */
export function changeSize(
  {
    variable,
    unit,
    delta,
    deltaPct,
    deltaKind,
  }: Pick<ChangePoint, 'variable' | 'unit' | 'delta' | 'deltaPct' | 'deltaKind'>,
  quantities: QuantityFormat,
): FigureParts {
  return deltaKind === 'relative' && deltaPct !== null
    ? quantities.parts('share', deltaPct, { digits: 0, signed: true })
    : quantities.wireChange(unitOfVariable(variable, unit), delta, { digits: digitsFor(delta) > 0 ? 1 : 0 });
}

/** A well's series around a change, in the reader's units; times in ms, production days at midnight UTC. */
export interface WellTrend {
  readonly variable: DailyVariable;
  readonly times: readonly number[];
  readonly values: readonly (number | null)[];
  /**
   * The means of the segments before and after the change, as the change states them; where another variable is drawn,
   * its means between its own change points.
   */
  readonly steps: readonly { readonly from: number; readonly to: number; readonly mean: number }[];
}

/** How many days before the change its chart begins, so that the mean it left can be seen. */
const daysBefore = 45;

/** The days that a change's chart asks for: some before the change, up to the window's end. */
export function trendWindow(
  change: Pick<ChangePoint, 'changeDate'>,
  window: { from: string; to: string },
): { from: string; to: string } {
  const lead = addDays(change.changeDate, -daysBefore);
  return { from: lead < window.from ? lead : window.from, to: window.to };
}

/** Makes a well's daily series drawable for a change. */
export function wellTrend(
  production: DailyProduction,
  change: Pick<ChangePoint, 'variable' | 'changeDate' | 'meanBefore' | 'meanAfter'>,
  format: Pick<QuantityFormat, 'convert'>,
): WellTrend {
  const drawn = drawnVariable(change.variable);
  const { column, quantity } = daily[drawn];
  const steps = production.stepMeans.filter((step) => step.variable === drawn);
  return {
    variable: drawn,
    times: production.day.map(dayTime),
    values: production[column].map((value) => format.convert(quantity, value)),
    steps: (drawn === change.variable ? statedMeans(steps, change) : steps).map((step) => ({
      from: dayTime(step.from),
      to: dayTime(step.to),
      mean: format.convert(quantity, step.mean) ?? NaN,
    })),
  };
}

/** The steps that end and begin at a change, with the means that the change states: a step is cut to the days fetched. */
function statedMeans(
  steps: DailyProduction['stepMeans'],
  { changeDate, meanBefore, meanAfter }: Pick<ChangePoint, 'changeDate' | 'meanBefore' | 'meanAfter'>,
) {
  return steps.flatMap((step) => {
    if (step.from === changeDate) return [{ ...step, mean: meanAfter }];
    return step.to === addDays(changeDate, -1) ? [{ ...step, mean: meanBefore }] : [];
  });
}

/** Planned work at the well, and the days between which the change probably happened. */
export function chartBands(change: ChangePoint, production: DailyProduction, formats: Formats): TrendBand[] {
  return [
    ...plannedBands(production, formats),
    {
      // A day's point stands at its beginning: the line leaves the old level at the point of the day before.
      from: dayTime(addDays(change.dateLow, -1)),
      to: dayTime(change.dateHigh),
      label: formats.t(change.dateLow === change.dateHigh ? 'changePoints.likelyDay' : 'changePoints.likely'),
    },
  ];
}
