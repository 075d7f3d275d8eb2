import { scaleBand, scaleLinear } from 'd3-scale';
import { useMemo } from 'react';
import { ink } from '../chart-parts/chart-text.ts';
import { BandNames } from '../chart-parts/ChartTexts.tsx';
import {
  MarkChart,
  type MarkChartLabels,
  type MarkDrawing,
  type UnitChartProps,
} from '../chart-parts/MarkChart.tsx';
import { useChartTexts } from '../chart-parts/use-chart-texts.ts';
import { axisTicks, roomForAxis, ValueAxis } from '../chart-parts/ValueAxis.tsx';
import { paretoOrder, type ParetoCause } from './pareto-order.ts';

/** One cause of a whole. */
export interface ParetoItem {
  readonly id: string;
  readonly label: string;
  /** Only values above zero are a part of the whole. */
  readonly value: number | null | undefined;
}

/** UI strings of a {@link ParetoChart}. */
export interface ParetoChartLabels extends MarkChartLabels {
  /** Head of the table's first column, for example `Reason`. */
  readonly cause: string;
  /** Names the share that adds up, for example `Cumulative share`. */
  readonly cumulative: string;
  /** Says how many causes have no value to show. */
  readonly leftOut: (count: number) => string;
}

/** Props of {@link ParetoChart}. `items` must keep its identity while the data stays the same. */
export interface ParetoChartProps extends UnitChartProps<ParetoChartLabels> {
  items: readonly ParetoItem[];
  /** Decimals of values. @default 0 */
  digits?: number;
  /** The share at which a line says "these few". @default 0.8 */
  threshold?: number;
  /** Height in px. @default 260 */
  height?: number;
  onOpen?: (item: ParetoItem) => void;
}

const top = 14;
const below = 28;
const right = 48;

/** The causes of a whole from the largest down, with the share that they add up to: which few to repair first. */
export function ParetoChart(props: ParetoChartProps) {
  const { items, axisTitle, locale, labels, digits = 0, height = 260 } = props;
  const causes = useMemo(() => paretoOrder(items.map(({ value }) => value)), [items]);
  const { tick, write } = useChartTexts(locale, digits);
  const percent = useMemo(() => new Intl.NumberFormat(locale, { style: 'percent' }), [locale]);
  const leftOut = items.length - causes.length;
  return (
    <MarkChart
      chart={props}
      axisTitle={axisTitle}
      rightTitle={labels.cumulative}
      height={height}
      empty={causes.length === 0}
      note={leftOut > 0 && labels.leftOut(leftOut)}
      table={() => ({
        columns: [labels.cause, axisTitle, labels.cumulative],
        rowCount: causes.length,
        row: (at) => {
          const { index, value, cumulative } = causes[at]!;
          return [items[index]!.label, write(value), percent.format(cumulative)];
        },
      })}
      draw={(width) => drawPareto({ ...props, causes, height, tick, write, percent }, width)}
    />
  );
}

/** What a Pareto chart draws, whatever its width. */
interface ParetoModel extends ParetoChartProps {
  readonly causes: readonly ParetoCause[];
  readonly height: number;
  readonly tick: (value: number) => string;
  readonly write: (value: number) => string;
  readonly percent: Intl.NumberFormat;
}

function drawPareto(model: ParetoModel, width: number): MarkDrawing {
  const { items, causes, unit, labels, threshold = 0.8, height, tick, write, percent, onOpen } = model;
  const bottom = height - below;
  const y = scaleLinear([0, causes[0]!.value], [bottom, top]).nice(4);
  const share = scaleLinear([0, 1], [bottom, top]);
  const ticks = axisTicks(y, 4);
  const span = { from: roomForAxis(ticks, tick), to: width - right };
  const x = scaleBand(
    causes.map(({ index }) => index),
    [span.from, span.to],
  ).padding(0.2);
  const middle = ({ index }: ParetoCause) => x(index)! + x.bandwidth() / 2;
  return {
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
        key: item.id,
        name: `${item.label}, ${write(cause.value)} ${unit}, ${labels.cumulative} ${percent.format(cause.cumulative)}`,
        box,
        shape: <rect {...box} height={Math.max(1, box.height)} rx={2} fill={ink(color)} />,
        onOpen: onOpen && (() => onOpen(item)),
      };
    }),
    behind: (
      <>
        <ValueAxis ticks={ticks} format={tick} side="left" {...span} />
        <ValueAxis
          ticks={[0, 0.5, 1].map((value) => ({ value, at: share(value) }))}
          format={(value) => percent.format(value)}
          side="right"
          {...span}
          bare
        />
        <BandNames
          bands={causes.map((cause) => ({ ...items[cause.index]!, middle: middle(cause) }))}
          height={height}
          step={x.step()}
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
        <g fill="none" stroke={ink('chart2')} strokeWidth={1.5}>
          <path d={`M${causes.map((cause) => `${middle(cause)},${share(cause.cumulative)}`).join('L')}`} />
          {causes.map((cause) => (
            <circle
              key={cause.index}
              cx={middle(cause)}
              cy={share(cause.cumulative)}
              r={3}
              fill={ink('surface')}
            />
          ))}
        </g>
      </>
    ),
  };
}
