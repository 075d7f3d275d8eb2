import type { HourSignalName, SeriesLineName } from '@cnx/api';
import type { TrendSeries } from '@cnx/ui';

/**
 * Colors of what is drawn beside others of a well: one in its days and in its hours, so that a color always means the same.
 * What is measured keeps the first of its chart; what it is compared with has others.
 */
export const lineColors: Partial<Record<SeriesLineName | HourSignalName, TrendSeries['color']>> = {
  oil: 1,
  oilRate: 1,
  potential: 3,
  decliningPotential: 2,
  gas: 1,
  gasRate: 1,
  gasPotential: 3,
  decliningGasPotential: 2,
  intakePressure: 1,
  dischargePressure: 2,
  wellheadPressure: 3,
  downholePressure: 4,
};
