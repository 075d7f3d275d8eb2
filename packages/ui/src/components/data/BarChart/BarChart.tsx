import { itemKey } from '../../item-key.ts';
import { isDrawable, paletteColor } from '../chart-parts/chart-text.ts';
import { Legend } from '../chart-parts/Legend.tsx';
import { MarkChart, type UnitChartProps } from '../chart-parts/MarkChart.tsx';
import { useChartTexts } from '../chart-parts/use-chart-texts.ts';
import { useChartWords } from '../chart-parts/use-chart-words.ts';
import { useLegend, type HiddenSeriesProps } from '../chart-parts/use-legend.ts';
import { barChartWords, type BarChartLabels } from './bar-chart.words.ts';
import type { BarArrangement, BarItem, BarLimit, BarOrientation, BarSeries } from './bar-layout.ts';
import { drawBars, lowerAxis, namedItem } from './BarMarks.tsx';

/** Props of {@link BarChart}. `items` and `series` must keep their identity while the data stays the same. */
export interface BarChartProps extends UnitChartProps<BarChartLabels>, HiddenSeriesProps {
  /** The things compared, in the order of their bars. */
  items: readonly BarItem[];
  /** Several bars for each item. @default one, of the items' own values */
  series?: readonly BarSeries[];
  /** Levels to compare with. */
  limits?: readonly BarLimit[];
  /** Id of the item that stands out, because it is what the chart is about. */
  highlightedId?: string | null;
  /** Decimals of all values. @default 0 */
  digits?: number;
  /** Which way bars grow. @default 'vertical' */
  orientation?: BarOrientation;
  /** How several series share an item. @default 'grouped' */
  arrangement?: BarArrangement;
  /** Height in px; more where slanted names need it. @default 240, and 32 for each item when horizontal */
  height?: number;
  /** A bar was chosen; without it bars are only read. */
  onSelect?: (item: BarItem, series: BarSeries) => void;
}

const rowHeight = 32;
const noLimits: readonly BarLimit[] = [];

/** Values of named things as bars from zero, readable by eye, by keyboard (arrows go from bar to bar) and as a table. */
export function BarChart(props: BarChartProps) {
  const { items, limits = noLimits, unit, axisTitle = unit, digits = 0, locale } = props;
  const { orientation = 'vertical', arrangement = 'grouped', highlightedId = null, onSelect } = props;
  const { series = [{ id: 'value', label: props.title, values: items.map(({ value }) => value) }] } = props;
  const labels = useChartWords(barChartWords, props.labels);
  const { tick, write } = useChartTexts(locale, digits);
  const { hidden, pointed, legend } = useLegend(props);
  const usual = orientation === 'vertical' ? 240 : lowerAxis + rowHeight * Math.max(1, items.length);
  const height = props.height ?? usual;
  const colors = new Map(
    series.map((one, index) => [itemKey(one), paletteColor(one.color ? one.color - 1 : index)] as const),
  );
  return (
    <MarkChart
      chart={props}
      labels={labels}
      axisTitle={axisTitle}
      height={height}
      empty={!series.some(({ values }) => values.some(isDrawable))}
      table={() => ({
        columns: [labels.item, ...series.map(({ label }) => `${label}, ${unit}`)],
        rowCount: items.length,
        row: (index) => [
          namedItem(items[index]!, labels.incomplete),
          ...series.map(({ values }) => (isDrawable(values[index]) ? write(values[index]) : labels.noValue)),
        ],
      })}
      legend={
        series.length > 1 && (
          <Legend
            {...legend}
            label={labels.series}
            items={series.map((one) => {
              const id = itemKey(one);
              return { id, label: one.label, color: colors.get(id)!, shape: 'block' };
            })}
          />
        )
      }
      draw={(width) =>
        drawBars(
          {
            items,
            series,
            limits,
            unit,
            orientation,
            arrangement,
            height,
            hidden,
            pointed,
            highlightedId,
            colors,
            tick,
            write,
            incomplete: labels.incomplete,
            onSelect,
          },
          width,
        )
      }
    />
  );
}
