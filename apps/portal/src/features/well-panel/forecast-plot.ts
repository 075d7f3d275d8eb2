import type { WellForecast } from '@cnx/api';
import type { TrendAxis, TrendSeries } from '@cnx/ui';
import type { Formats } from '../../insight/use-formats.ts';
import { dayTime } from '../../quantities.ts';
import { lineColors } from './line-colors.ts';

type Course = WellForecast['course'][number];

/** What a forecast draws, in the reader's units: what was measured with the curve through it, and what it leads to. */
export interface ForecastPlot {
  readonly times: readonly number[];
  readonly series: readonly TrendSeries[];
  readonly axes: { readonly left: TrendAxis };
}

/** The days that the curve was fitted to and, after them, the forecast with its range. */
export function forecastPlot(
  { product, points: measured, course }: WellForecast,
  { t, quantities }: Formats,
): ForecastPlot {
  // A day has one row: that with which the forecast begins is not measured once more.
  const begin = course[0]?.day ?? '9999-12-31';
  const points = measured.filter(({ day }) => day < begin);
  const quantity = product === 'gas' ? 'gasRate' : 'liquidRate';
  const unit = quantities.unit(quantity);
  const shown = (value: number | null) => (value === null ? null : quantities.convert(quantity, value));
  const ofPoints = (
    id: 'measured' | 'curve',
    of: 'rate' | 'fitted',
    color: TrendSeries['color'],
  ): TrendSeries => ({
    id,
    label: t(`wellPanel.forecast.${id}`),
    unit,
    color,
    values: [...points.map((point) => shown(point[of])), ...course.map(() => null)],
  });
  const ofCourse = (part: keyof Course['rate']): TrendSeries => ({
    id: part,
    label: t(`wellPanel.forecast.${part}`),
    unit,
    // It goes on from the curve, and is what the potential by decline comes from: one color for all.
    ...(part === 'mid' ? { color: lineColors.decliningPotential } : { compared: true }),
    values: [...points.map(() => null), ...course.map(({ rate }) => shown(rate[part]))],
  });
  return {
    times: [...points, ...course].map(({ day }) => dayTime(day)),
    series: [
      ofPoints('measured', 'rate', lineColors.oilRate),
      ofPoints('curve', 'fitted', lineColors.decliningPotential),
      ofCourse('high'),
      ofCourse('mid'),
      ofCourse('low'),
    ],
    axes: {
      left: {
        title: [t(product === 'gas' ? 'wellPanel.track.gas' : 'wellPanel.track.oil'), unit].join(', '),
        fromZero: true,
      },
    },
  };
}
