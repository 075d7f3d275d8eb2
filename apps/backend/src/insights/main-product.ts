import type { ChangePointVariable, MainProduct } from '../vocabulary.ts';
import { gasWellRatio } from './limits.ts';
import { gasOilRatio, type DailySeries } from './normalized-rate.ts';
import { median } from './robust-statistics.ts';

/** Volume of a product that counts as 1 Sm3 of oil equivalent where the sizes of losses are compared (Sm3). */
export const oilEquivalent = { oil: 1, gas: 1_000 } as const satisfies Record<MainProduct, number>;

/** The change variable that is the rate of a main product. */
export const rateVariables = { oil: 'oilRate', gas: 'gasRate' } as const satisfies Record<
  MainProduct,
  ChangePointVariable
>;

/** Producing days by whose gas-oil ratio a well without a recorded main product is judged. */
const judgedDays = 90;

/** From which day on a product was recorded as what a well is for. */
export interface ProductSince {
  product: MainProduct;
  /** Days since 1970-01-01. */
  since: number;
}

/** A stretch of a well's record with one main product, as positions of its days: from the first to before the last. */
export interface ProductPeriod {
  product: MainProduct;
  from: number;
  to: number;
  /** No other product follows. */
  isLast: boolean;
}

/**
 * The stretches of a record by main product, at least one; the days of each are many, but where there are none at all. Before the
 * first day for which one was recorded, the days themselves say it.
 * @param recorded ascending
 */
export function productPeriods(
  { day, oil, gas }: Pick<DailySeries, 'day' | 'oil' | 'gas'>,
  recorded: readonly ProductSince[],
): ProductPeriod[] {
  const positionOf = (since: number): number => {
    const at = day.findIndex((one) => one >= since);
    return at < 0 ? day.length : at;
  };
  const known = recorded.map(({ product, since }) => ({ product, from: positionOf(since) }));
  const until = known[0]?.from ?? day.length;
  const begins = [
    { product: producedMost(oil.subarray(0, until), gas.subarray(0, until)), from: 0 },
    ...known,
  ].filter(({ from }, i, all) => from < (all[i + 1]?.from ?? day.length));
  const joined = begins.filter(({ product }, i) => product !== begins[i - 1]?.product);
  if (joined.length === 0) joined.push({ product: known.at(-1)?.product ?? 'oil', from: 0 });
  return joined.map((period, i) => ({
    ...period,
    to: joined[i + 1]?.from ?? day.length,
    isLast: i === joined.length - 1,
  }));
}

/** Gas where the last producing days have no oil or, in their median, the gas-oil ratio of a gas well; else oil. */
function producedMost(oil: Float64Array, gas: Float64Array): MainProduct {
  const producing = [...oil.keys()].filter((i) => oil[i]! > 0 || gas[i]! > 0).slice(-judgedDays);
  if (producing.length > 0 && !producing.some((i) => oil[i]! > 0)) return 'gas';
  return median(producing.map((i) => gasOilRatio(oil[i]!, gas[i]!))) > gasWellRatio ? 'gas' : 'oil';
}
