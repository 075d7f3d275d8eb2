import type { DataQuery, ProductionStatistics, StatisticsRow } from '@cnx/api';
import type { WaterfallItem } from '@cnx/ui';
import type { LateDay } from '../../insight/daily-groups.ts';
import type { Formats } from '../../insight/use-formats.ts';
import type { DayWindow } from '../../state/shared-data.atoms.ts';
import { quantitiesOf, type Quantity } from '../../quantities.ts';
import type { ShownProduct } from '../../state/product.atoms.ts';
import type { Filters } from '@cnx/api/filter-address';

/** Props of what is drawn of the statistics of a window. */
export interface PartProps {
  body: ProductionStatistics;
  loading: boolean;
}

/** Says which days of sums not all wells have reported; null where all have. */
export function lateText(
  late: readonly LateDay[],
  { t, quantities, dates }: Pick<Formats, 't' | 'quantities' | 'dates'>,
): string | null {
  if (late.length === 0) return null;
  const days = late.map(({ day, wellsReported, wellsExpected }) =>
    t('statistics.late.day', {
      count: wellsExpected - wellsReported,
      missing: quantities.count(wellsExpected - wellsReported),
      expected: quantities.count(wellsExpected),
      day: dates.shortDay(day),
    }),
  );
  return [...days, t('statistics.late.soFar')].join(' ');
}

/** Months of each period that is longer than a day. */
const monthsOf = { month: 1, quarter: 3, year: 12 } as const;

/** Whether days are less than the month, quarter or year that they lie in: their sum is then none of a whole one. */
export function isCut({ from, to }: DayWindow, unit: keyof typeof monthsOf): boolean {
  const [year, month] = from.split('-').map(Number) as [number, number];
  const first = month - 1 - ((month - 1) % monthsOf[unit]);
  const dayOfTime = (time: number) => new Date(time).toISOString().slice(0, 10);
  return (
    from !== dayOfTime(Date.UTC(year, first, 1)) ||
    to !== dayOfTime(Date.UTC(year, first + monthsOf[unit], 0))
  );
}

/** From the whole company down to the well. */
export const drillLevels = ['businessUnit', 'area', 'field', 'well'] as const;
/** One of {@link drillLevels}. */
export type DrillLevel = (typeof drillLevels)[number];

/** The filter that a press on an entity of a level sets; wells open their panel. */
const filterOf = { businessUnit: 'businessUnits', area: 'areas', field: 'fields' } as const;

/** The level below what the filters choose. */
export function drillLevelOf(filters: DataQuery): DrillLevel {
  if (filters.wellIds?.length || filters.fieldIds?.length || filters.wellGroupIds?.length) return 'well';
  if (filters.areaIds?.length) return 'field';
  return filters.businessUnitIds?.length ? 'area' : 'businessUnit';
}

/** The filters after a press on an entity; the same where it is not of the hierarchy. */
export function drilled(filters: Filters, { level, id }: StatisticsRow['entity']): Filters {
  if (id === null || !(level in filterOf)) return filters;
  return { ...filters, [filterOf[level as keyof typeof filterOf]]: [id] };
}

/** The filters without the deepest choice of the hierarchy; null where there is none. */
export function raised(filters: Filters): Filters | null {
  const deepest = (['wells', 'wellGroups', 'fields', 'areas', 'businessUnits'] as const).find(
    (name) => filters[name].length > 0,
  );
  return deepest === undefined ? null : { ...filters, [deepest]: [] };
}

/** The figures above the cards, and what each is measured in. */
export const shownFigures = {
  oil: 'liquidVolume',
  gas: 'gasVolume',
  water: 'liquidVolume',
  injection: 'liquidVolume',
  waterCutPct: 'share',
  gor: 'gasOilRatio',
  uptimePct: 'share',
  efficiencyPct: 'share',
} as const satisfies Record<string, Quantity>;
/** One of {@link shownFigures}. */
export type ShownFigure = keyof typeof shownFigures;
/** What volumes are measured in per calendar day. */
export const rateQuantities = {
  oil: 'liquidRate',
  gas: 'gasRate',
  water: 'liquidRate',
  injection: 'liquidRate',
} as const satisfies Partial<Record<ShownFigure, Quantity>>;

/** One of {@link rateQuantities}. */
export type RatedFigure = keyof typeof rateQuantities;

/** Whether a figure is a volume, which windows of unlike lengths compare per calendar day. */
export const isRated = (name: ShownFigure): name is RatedFigure => name in rateQuantities;

const figureNames = Object.keys(shownFigures) as ShownFigure[];

/** Figures that say something of oil, or of a liquid that it is a part of. */
const ofOil: readonly ShownFigure[] = ['oil', 'waterCutPct', 'gor'];

/** The figures of an answer: of gas, those that oil has no part in. */
export function figuresOf({ product }: Pick<ProductionStatistics, 'product'>): readonly ShownFigure[] {
  return product === 'gas' ? figureNames.filter((name) => !ofOil.includes(name)) : figureNames;
}

/** Relative change of a volume, and difference in points of a share; null where one side is not known. */
export function changeOf(name: ShownFigure, now: number | null, before: number | null): number | null {
  if (now === null || before === null) return null;
  if (shownFigures[name] === 'share') return now - before;
  return before === 0 ? null : (now - before) / Math.abs(before);
}

/** What an entity is called. */
export function entityName({ entity }: Pick<StatisticsRow, 'entity'>, t: Formats['t']): string {
  if (entity.level === 'method')
    return t(`vocabulary.method.${entity.id as 'unknown'}`, { defaultValue: entity.id ?? '' });
  return entity.name ?? t('statistics.noMaker');
}

/** The change between two windows as steps, in the user's unit. */
export function changeSteps(
  change: NonNullable<ProductionStatistics['change']>,
  product: ShownProduct,
  { t, quantities }: Pick<Formats, 't' | 'quantities'>,
): WaterfallItem[] {
  const rate = (value: number) => quantities.convert(quantitiesOf(product).rate, value);
  const part = (id: 'wells' | 'uptime' | 'rate' | 'waterCut' | 'notSplit'): WaterfallItem => ({
    id,
    label: t(`statistics.change.${id}`),
    kind: 'change',
    value: rate(change[id]),
  });
  return [
    { id: 'before', label: t('statistics.change.before'), kind: 'total', value: rate(change.before) },
    part('wells'),
    part('uptime'),
    part('rate'),
    // Water takes no room from gas.
    ...(product === 'gas' ? [] : [part('waterCut')]),
    ...(change.notSplit === 0 ? [] : [part('notSplit')]),
    { id: 'after', label: t('statistics.change.after'), kind: 'total', value: rate(change.after) },
  ];
}

/** Relative difference of volumes that are the same but for rounding. */
const rounding = 1e-9;

/** The volumes whose sums by fields and by wells differ; none where they agree. */
export function differingVolumes(reconciliation: NonNullable<ProductionStatistics['reconciliation']>) {
  return (['oil', 'gas', 'water', 'injection'] as const).filter((name) => {
    const { fields, wells } = reconciliation[name];
    return Math.abs(fields - wells) > rounding * Math.max(1, Math.abs(fields), Math.abs(wells));
  });
}

/** Decimals of numbers in files. */
export const fileDigits = 3;
