import { isDrawable, paletteColor } from '../chart-parts/chart-text.ts';
import { Legend } from '../chart-parts/Legend.tsx';
import { MarkChart, type MarkChartLabels, type UnitChartProps } from '../chart-parts/MarkChart.tsx';
import { useChartTexts } from '../chart-parts/use-chart-texts.ts';
import { useLegend } from '../chart-parts/use-legend.ts';
import type { BarArrangement, BarCategory, BarLimit, BarOrientation, BarSeries } from './bar-layout.ts';
import { axisRoom, drawBars } from './BarMarks.tsx';

/** UI strings of a {@link BarChart}. */
export interface BarChartLabels extends MarkChartLabels {
  /** Head of the table's first column, for example `Well`. */
  readonly category: string;
  /** Names the list of series. */
  readonly series: string;
  /** Stands for an absent value in the table, for example `–`. */
  readonly noValue: string;
}

/** Props of {@link BarChart}. `categories` and `series` must keep their identity while the data stays the same. */
export interface BarChartProps extends UnitChartProps<BarChartLabels> {
  categories: readonly BarCategory[];
  series: readonly BarSeries[];
  /** Levels to compare with. */
  limits?: readonly BarLimit[];
  /** Decimals of all values. @default 0 */
  digits?: number;
  /** Which way bars grow. @default 'vertical' */
  orientation?: BarOrientation;
  /** How several series share a category. @default 'grouped' */
  arrangement?: BarArrangement;
  /** Height in px. @default 240, and 32 for each category when horizontal */
  height?: number;
  /** Opens what a bar stands for; without it bars are only read. */
  onOpen?: (category: BarCategory, series: BarSeries) => void;
}

const rowHeight = 32;

/** Values by category as bars from zero, readable by eye, by keyboard (arrows go from bar to bar) and as a table. */
export function BarChart(props: BarChartProps) {
  const { categories, series, unit, locale, labels, digits = 0 } = props;
  const { orientation = 'vertical', arrangement = 'grouped', limits = [] } = props;
  const { tick, write } = useChartTexts(locale, digits);
  const { hidden, pointed, legend } = useLegend();
  const usual =
    orientation === 'vertical' ? 240 : axisRoom.horizontal + rowHeight * Math.max(1, categories.length);
  const height = props.height ?? usual;
  const colors = new Map(
    series.map(({ id, color }, index) => [id, paletteColor(color ? color - 1 : index)] as const),
  );
  return (
    <MarkChart
      chart={props}
      axisTitle={props.axisTitle}
      height={height}
      empty={!series.some(({ values }) => values.some(isDrawable))}
      table={() => ({
        columns: [labels.category, ...series.map(({ label }) => `${label}, ${unit}`)],
        rowCount: categories.length,
        row: (index) => [
          categories[index]!.label,
          ...series.map(({ values }) => (isDrawable(values[index]) ? write(values[index]) : labels.noValue)),
        ],
      })}
      legend={
        series.length > 1 && (
          <Legend
            {...legend}
            label={labels.series}
            entries={series.map(({ id, label }) => ({ id, label, color: colors.get(id)!, shape: 'block' }))}
          />
        )
      }
      draw={(width) =>
        drawBars(
          {
            ...props,
            orientation,
            arrangement,
            limits,
            height,
            hidden,
            pointed,
            colors,
            tick,
            write,
          },
          width,
        )
      }
    />
  );
}
