import type { SeriesLineName } from '@cnx/api';
import type { TrendSeries } from '@cnx/ui';

/**
 * Colors of what is drawn beside others of a well: one in its days and in its forecast, and none for two things, so that
 * a color always means the same. What is measured has the first in every chart.
 */
export const lineColors: { readonly [Line in SeriesLineName]?: TrendSeries['color'] } = {
  oil: 1,
  oilRate: 1,
  potential: 3,
  decliningPotential: 2,
  gas: 1,
  gasRate: 1,
  gasPotential: 3,
  decliningGasPotential: 2,
};
