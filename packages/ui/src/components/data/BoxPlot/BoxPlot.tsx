import { scaleLinear } from 'd3-scale';
import { itemKey, type Keyed } from '../../item-key.ts';
import { ink, minMax, roomFor } from '../chart-parts/chart-text.ts';
import { RowName } from '../chart-parts/ChartTexts.tsx';
import { MarkChart, type MarkDrawing, type UnitChartProps } from '../chart-parts/MarkChart.tsx';
import { useChartTexts } from '../chart-parts/use-chart-texts.ts';
import { useChartWords } from '../chart-parts/use-chart-words.ts';
import { bottomTicks, ValueAxis } from '../chart-parts/ValueAxis.tsx';
import { boxPlotWords, type BoxPlotLabels } from './box-plot.words.ts';

/** The middle of some values, how far they spread, and those far from the others. */
export interface BoxPlotItem extends Keyed {
  /** Where the whiskers end. */
  readonly low: number;
  readonly high: number;
  readonly lowerQuartile: number;
  readonly median: number;
  readonly upperQuartile: number;
  readonly outliers?: readonly BoxPlotOutlier[];
}

/** A value far from the others. */
export interface BoxPlotOutlier extends Keyed {
  readonly value: number;
}

/** Props of {@link BoxPlot}. `items` must keep its identity while the data stays the same. */
export interface BoxPlotProps extends UnitChartProps<BoxPlotLabels> {
  items: readonly BoxPlotItem[];
  /** Decimals of values. @default 1 */
  digits?: number;
  /** A box was chosen; without it boxes are only read. */
  onSelect?: (item: BoxPlotItem) => void;
  /** A value far out was chosen. */
  onOutlierSelect?: (outlier: BoxPlotOutlier, item: BoxPlotItem) => void;
}

const rowHeight = 32;
const boxHeight = 16;
const below = 24;

/** How the values of several groups spread: a box from quartile to quartile with its median, whiskers, and what lies far out. */
export function BoxPlot(props: BoxPlotProps) {
  const { items, unit, axisTitle = unit, locale, digits = 1, onSelect, onOutlierSelect } = props;
  const labels = useChartWords(boxPlotWords, props.labels);
  const { tick, write } = useChartTexts(locale, digits);
  const bottom = items.length * rowHeight;
  const draw = (width: number): MarkDrawing => {
    const names = roomFor(
      items.map(({ label }) => label),
      width / 3,
    );
    const reach = items.flatMap(({ low, high, outliers = [] }) => [
      low,
      high,
      ...outliers.map(({ value }) => value),
    ]);
    const [least, most] = minMax(reach);
    const x = scaleLinear(least === most ? [least - 1, most + 1] : [least, most], [
      names + 16,
      width - 16,
    ]).nice(5);
    const box = (item: BoxPlotItem, y: number) => {
      const [low, lower, middle, upper, high] = [
        item.low,
        item.lowerQuartile,
        item.median,
        item.upperQuartile,
        item.high,
      ].map(x) as [number, number, number, number, number];
      const above = y - boxHeight / 2;
      return {
        key: itemKey(item),
        name: `${item.label}, ${labels.median} ${write(item.median)} ${unit}, ${labels.lowerQuartile} ${write(item.lowerQuartile)}, ${labels.upperQuartile} ${write(item.upperQuartile)}, ${labels.low} ${write(item.low)}, ${labels.high} ${write(item.high)}`,
        box: { x: low - 1, y: above, width: high - low + 2, height: boxHeight },
        shape: (
          <>
            <path
              d={`M${low},${y - 4}v8M${low},${y}H${lower}M${upper},${y}H${high}M${high},${y - 4}v8`}
              stroke={ink('chart1')}
              strokeWidth={1.5}
            />
            <rect
              x={lower}
              y={above}
              width={Math.max(1, upper - lower)}
              height={boxHeight}
              rx={2}
              fill={ink('chart1')}
              fillOpacity={0.3}
              stroke={ink('chart1')}
            />
            <path d={`M${middle},${above}v${boxHeight}`} stroke={ink('text')} strokeWidth={2} />
          </>
        ),
        onSelect: onSelect && (() => onSelect(item)),
      };
    };
    const far = (outlier: BoxPlotOutlier, item: BoxPlotItem, y: number) => {
      const at = x(outlier.value);
      return {
        key: `${itemKey(item)} ${itemKey(outlier)}`,
        name: `${outlier.label}, ${write(outlier.value)} ${unit}`,
        box: { x: at - 5, y: y - 5, width: 10, height: 10 },
        shape: (
          <circle cx={at} cy={y} r={3.5} fill={ink('surface')} stroke={ink('chart1')} strokeWidth={1.5} />
        ),
        onSelect: onOutlierSelect && (() => onOutlierSelect(outlier, item)),
      };
    };
    return {
      height: bottom + below,
      marks: items.flatMap((item, index) => {
        const y = index * rowHeight + rowHeight / 2;
        return [box(item, y), ...(item.outliers ?? []).map((outlier) => far(outlier, item, y))];
      }),
      behind: (
        <>
          <ValueAxis
            ticks={bottomTicks(x, width - names, 96)}
            format={tick}
            side="bottom"
            from={0}
            to={bottom}
          />
          {items.map((item, index) => (
            <RowName key={itemKey(item)} x={names} y={index * rowHeight + rowHeight / 2} room={names}>
              {item.label}
            </RowName>
          ))}
        </>
      ),
    };
  };
  return (
    <MarkChart
      chart={props}
      labels={labels}
      axisTitle={axisTitle}
      height={Math.max(96, bottom + below)}
      empty={items.length === 0}
      table={() => ({
        columns: [
          labels.item,
          ...[labels.low, labels.lowerQuartile, labels.median, labels.upperQuartile, labels.high].map(
            (name) => `${name}, ${unit}`,
          ),
          labels.outliers,
        ],
        rowCount: items.length,
        row: (index) => {
          const { label, low, lowerQuartile, median, upperQuartile, high, outliers = [] } = items[index]!;
          return [
            label,
            ...[low, lowerQuartile, median, upperQuartile, high].map(write),
            outliers.map((outlier) => `${outlier.label} ${write(outlier.value)}`).join(', '),
          ];
        },
      })}
      draw={draw}
    />
  );
}
