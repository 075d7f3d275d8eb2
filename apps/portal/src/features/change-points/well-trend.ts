import type { ChangePoint, ChangeVariable, DailyProduction } from '@cnx/api';
import { addDays, dayTime, type Quantity, type QuantityFormat } from '../../quantities.ts';

/** The variables that have a daily series to draw; the pump's own are measured by the hour elsewhere. */
const daily = {
  oilRate: { column: 'normalisedOil', quantity: 'liquidRate' },
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

/** A well's series around a change, in the reader's units; times in ms, production days at midnight UTC. */
export interface WellTrend {
  readonly variable: DailyVariable;
  readonly times: readonly number[];
  readonly values: readonly (number | null)[];
  /** The means between the change points. */
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
  variable: ChangeVariable,
  format: Pick<QuantityFormat, 'convert'>,
): WellTrend {
  const drawn = drawnVariable(variable);
  const { column, quantity } = daily[drawn];
  return {
    variable: drawn,
    times: production.day.map(dayTime),
    values: production[column].map((value) => format.convert(quantity, value)),
    steps: production.stepMeans
      .filter((step) => step.variable === drawn)
      .map((step) => ({
        from: dayTime(step.from),
        to: dayTime(step.to),
        mean: format.convert(quantity, step.mean) ?? NaN,
      })),
  };
}
