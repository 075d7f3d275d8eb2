import type { ProductionFigures } from '@cnx/api';
import type { Formats } from './use-formats.ts';

type Basis = 'waterCutLiquidPct' | 'gorOilPct' | 'gorGasPct';

/** How much of what is summed beside a ratio was made on the days on which both its sides are known. */
export const ratioBases = {
  waterCutPct: ['waterCutLiquidPct'],
  gor: ['gorOilPct', 'gorGasPct'],
} as const satisfies Partial<Record<keyof ProductionFigures, readonly Basis[]>>;
/** A ratio of {@link ratioBases}. */
export type Ratio = keyof typeof ratioBases;

/** Whether a figure is a ratio of two reported volumes. */
export const isRatio = (name: string): name is Ratio => name in ratioBases;

/** The volumes that a ratio is of. */
const sides = { waterCutPct: ['oil', 'water'], gor: ['oil', 'gas'] } as const;

/** What of a whole is said to be all of it (%). */
const all = 99.95;

/** Whether a ratio is of fewer days than the sums beside it, so that these divided come to something else. */
export const isPartial = (figures: ProductionFigures | null | undefined, ratio: Ratio): boolean =>
  figures?.[ratio] != null &&
  ratioBases[ratio].some((basis) => figures[basis] != null && Math.abs(figures[basis] - 100) > 100 - all);

/**
 * Says what a ratio rests on where it is of fewer days than the sums beside it, and why there is none where corrections or adjustments of
 * other months leave less than nothing of a side; null where the sums divided come to it, or are not known.
 */
export function ratioBasis(
  figures: ProductionFigures | null | undefined,
  ratio: Ratio,
  { t, quantities }: Pick<Formats, 't' | 'quantities'>,
): string | null {
  if (!figures) return null;
  const less = sides[ratio].filter((side) => (figures[side] ?? 0) < 0);
  if (figures[ratio] === null && less.length > 0)
    return t('statistics.ratio.less', {
      names: less.map((side) => t(`statistics.figures.${side}`)).join(', '),
    });
  if (!isPartial(figures, ratio)) return null;
  const share = (basis: Basis) => quantities.text('share', figures[basis] ?? null, { digits: 0 });
  return ratio === 'gor'
    ? t('statistics.ratio.gor', { oil: share('gorOilPct'), gas: share('gorGasPct') })
    : t('statistics.ratio.waterCutPct', { liquid: share('waterCutLiquidPct') });
}
