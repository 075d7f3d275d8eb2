import { scaleLinear, type ScaleLinear } from 'd3-scale';
import { useMemo } from 'react';
import { percentText } from '../../number-text.ts';
import { itemKey, type Keyed } from '../../item-key.ts';
import { styled } from '../../../themes/stitches.ts';
import { useLocale } from '../../../words/words.tsx';
import { heightOverNames, layoutBandNames } from '../chart-parts/band-names.ts';
import { bandScale } from '../chart-parts/band-scale.ts';
import { ink } from '../chart-parts/chart-text.ts';
import { BandNames } from '../chart-parts/ChartTexts.tsx';
import { SeriesStroke } from '../chart-parts/Legend.tsx';
import { MarkChart, type MarkDrawing, type UnitChartProps } from '../chart-parts/MarkChart.tsx';
import { useChartTexts } from '../chart-parts/use-chart-texts.ts';
import { useChartWords } from '../chart-parts/use-chart-words.ts';
import { axisTicks, roomForAxis, ValueAxis, type AxisTick } from '../chart-parts/ValueAxis.tsx';
import { paretoChartWords, type ParetoChartLabels } from './pareto-chart.words.ts';
import { paretoOrder, type ParetoCause } from './pareto-order.ts';

/** One cause of a whole. */
export interface ParetoItem extends Keyed {
  /** Only values above zero are a part of the whole. */
  readonly value: number | null | undefined;
}

/** Props of {@link ParetoChart}. `items` must keep its identity while the data stays the same. */
export interface ParetoChartProps extends UnitChartProps<ParetoChartLabels> {
  items: readonly ParetoItem[];
  /** Decimals of values. @default 0 */
  digits?: number;
  /** The share at which a line says "these few". @default 0.8 */
  threshold?: number;
  /** Height in px; more where slanted names need it. @default 260 */
  height?: number;
  /** A cause was chosen; without it causes are only read. */
  onSelect?: (item: ParetoItem) => void;
}

const Sample = styled('span', { row: '$1' });

const top = 14;
const right = 48;

/** The causes of a whole from the largest down, with the share that they add up to: which few to repair first. */
export function ParetoChart(props: ParetoChartProps) {
  const { items, unit, axisTitle = unit, locale, digits = 0, height = 260 } = props;
  const { threshold = 0.8, onSelect } = props;
  const labels = useChartWords(paretoChartWords, props.labels);
  const causes = useMemo(() => paretoOrder(items.map(({ value }) => value)), [items]);
  const { tick, write } = useChartTexts(locale, digits);
  const language = useLocale(locale);
  const percent = useMemo(() => percentText(language), [language]);
  const leftOut = items.length - causes.length;
  return (
    <MarkChart
      chart={props}
      labels={labels}
      axisTitle={axisTitle}
      rightTitle={
        <Sample>
          <SeriesStroke color="text" point />
          {labels.cumulative}
        </Sample>
      }
      height={height}
      empty={causes.length === 0}
      note={leftOut > 0 && labels.leftOut(leftOut)}
      table={() => ({
        columns: [labels.item, axisTitle, labels.cumulative],
        rowCount: causes.length,
        row: (at) => {
          const { index, value, cumulative } = causes[at]!;
          return [items[index]!.label, write(value), percent(cumulative)];
        },
      })}
      draw={(width) =>
        drawPareto({ items, causes, unit, threshold, height, labels, tick, write, percent, onSelect }, width)
      }
    />
  );
}

/** What a Pareto chart draws, whatever its width. */
interface ParetoModel extends Pick<ParetoChartProps, 'items' | 'unit'> {
  readonly causes: readonly ParetoCause[];
  readonly height: number;
  readonly tick: (value: number) => string;
  readonly write: (value: number) => string;
  readonly percent: (share: number) => string;
  readonly threshold: number;
  readonly labels: Pick<ParetoChartLabels, 'cumulative'>;
  readonly onSelect: ParetoChartProps['onSelect'];
}

/** The shares that the right axis names: the threshold, and others that leave it room. */
function shareTicks(threshold: number): number[] {
  return [0, 0.5, 1].filter((value) => Math.abs(value - threshold) > 0.12).concat(threshold);
}

/** Ticks of the values up to the total, which is named itself: it lies where the right axis has the whole. */
function totalTicks(y: ScaleLinear<number, number>, total: number): AxisTick[] {
  const least = 16;
  return [...axisTicks(y, 4).filter(({ at }) => at - y(total) >= least), { value: total, at: y(total) }];
}

function drawPareto(model: ParetoModel, width: number): MarkDrawing {
  const { items, causes, unit, labels, threshold, tick, write, percent, onSelect } = model;
  // Both axes have one scale: the first point lies on the first bar, and the line over all the others.
  const [first] = causes as [ParetoCause];
  const total = Math.min(Number.MAX_VALUE, first.value / first.cumulative);
  const y = scaleLinear([0, total], [model.height, top]);
  const to = width - right;
  const names = layoutBandNames(
    causes.map(({ index }) => items[index]!.label),
    { from: roomForAxis(totalTicks(y, total), tick), to },
  );
  const span = { from: names.from, to };
  const height = heightOverNames(model.height, names);
  const x = bandScale(
    causes.map(({ index }) => index),
    span,
  );
  const middle = ({ index }: ParetoCause) => x(index)! + x.bandwidth() / 2;
  const bottom = height - names.below;
  y.range([bottom, top]);
  const share = scaleLinear([0, 1], [bottom, top]);
  const ticks = totalTicks(y, total);
  const course = `M${causes.map((cause) => `${middle(cause)},${share(cause.cumulative)}`).join('L')}`;
  return {
    height,
    shortNames: names.short,
    marks: causes.map((cause, at) => {
      const item = items[cause.index]!;
      const box = {
        x: x(cause.index)!,
        y: y(cause.value),
        width: x.bandwidth(),
        height: bottom - y(cause.value),
      };
      // The few that make the threshold stand out from the many that do not.
      const color = (causes[at - 1]?.cumulative ?? 0) < threshold ? 'chart1' : 'chartQuiet';
      return {
        key: itemKey(item),
        name: `${item.label}, ${write(cause.value)} ${unit}, ${labels.cumulative} ${percent(cause.cumulative)}`,
        box,
        // The quiet fill alone is too pale on the ground: its edge has the color of the others.
        shape: (
          <rect
            {...box}
            height={Math.max(1, box.height)}
            rx={2}
            fill={ink(color)}
            stroke={color === 'chartQuiet' ? ink('chart1') : undefined}
          />
        ),
        onSelect: onSelect && (() => onSelect(item)),
      };
    }),
    behind: (
      <>
        <ValueAxis ticks={ticks} format={tick} side="left" {...span} />
        <ValueAxis
          ticks={shareTicks(threshold).map((value) => ({ value, at: share(value) }))}
          format={percent}
          side="right"
          {...span}
          bare
        />
        <BandNames
          bands={causes.map((cause) => {
            const item = items[cause.index]!;
            return { id: itemKey(item), label: item.label, middle: middle(cause) };
          })}
          layout={names}
          height={height}
        />
      </>
    ),
    before: (
      <>
        <path
          d={`M${span.from},${share(threshold)}H${span.to}`}
          stroke={ink('textQuiet')}
          strokeDasharray="4 4"
        />
        <path d={course} fill="none" stroke={ink('text')} strokeWidth={1.5} />
        {causes.map((cause) => (
          <circle
            key={cause.index}
            cx={middle(cause)}
            cy={share(cause.cumulative)}
            r={2.5}
            fill={ink('text')}
          />
        ))}
      </>
    ),
  };
}
