import type { components } from '@cnx/api/schema';
import type { ChangePointVariable } from '../vocabulary.ts';

type DailyProduction = components['schemas']['DailyProduction'];
type StepMean = components['schemas']['StepMean'];

/** Day on which a variable changed. */
export interface ChangeDay {
  variable: ChangePointVariable;
  unit: string;
  changeDay: string;
}

/** The columns of a daily series. */
export type DailyColumns = Omit<
  DailyProduction,
  'well' | 'flowKind' | 'from' | 'to' | 'valid' | 'stepMeans' | 'events'
>;

/** The column that shows a variable; pump signals have none among the daily rows. */
const columnOf: Partial<Record<ChangePointVariable, keyof DailyColumns>> = {
  oilRate: 'normalisedOil',
  gasRate: 'normalisedGas',
  liquidRate: 'normalisedLiquid',
  waterCut: 'waterCut',
  gor: 'gor',
};

/**
 * Means of the valid days between the changes of each variable, in order of variable and time. A variable
 * without a change has none: one mean over years has no meaning.
 * @param isValid by position, whether the day is valid for the well, as change detection judges it
 * @param changes ascending by day; those outside the series only bound it
 */
export function stepMeans(
  columns: DailyColumns,
  isValid: readonly boolean[],
  changes: readonly ChangeDay[],
): StepMean[] {
  const means: StepMean[] = [];
  for (const [variable, name] of Object.entries(columnOf) as [ChangePointVariable, keyof DailyColumns][]) {
    const own = changes.filter((change) => change.variable === variable);
    if (own.length === 0) continue;
    const values = (columns[name] as readonly (number | null)[]).map((value, i) =>
      isValid[i] ? value : null,
    );
    let from = 0;
    for (const end of [...own.map(({ changeDay }) => firstFrom(columns.day, changeDay)), values.length]) {
      const mean = meanOf(values.slice(from, end));
      if (mean !== undefined) {
        means.push({
          variable,
          unit: own[0]!.unit,
          from: columns.day[from]!,
          to: columns.day[end - 1]!,
          mean,
        });
      }
      from = Math.max(from, end);
    }
  }
  return means;
}

function firstFrom(days: readonly string[], day: string): number {
  const index = days.findIndex((candidate) => candidate >= day);
  return index < 0 ? days.length : index;
}

function meanOf(values: readonly (number | null)[]): number | undefined {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? undefined : known.reduce((sum, value) => sum + value, 0) / known.length;
}
