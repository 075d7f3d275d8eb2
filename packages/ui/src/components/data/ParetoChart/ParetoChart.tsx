import { scaleBand, scaleLinear } from 'd3-scale';
import { useMemo } from 'react';
import { ChartFrame, type ChartFrameLabels } from '../chart-parts/ChartFrame.tsx';
import { ChartStage } from '../chart-parts/ChartStage.tsx';
import { fitText, ink, roomForTicks, tickText, valueText } from '../chart-parts/chart-text.ts';
import { MarkGroup, type ChartMark } from '../chart-parts/MarkGroup.tsx';
import { ValueAxis } from '../chart-parts/ValueAxis.tsx';
import { paretoOrder } from './pareto-order.ts';

/** One cause of a whole. */
export interface ParetoItem {
  readonly id: string;
  readonly label: string;
  /** Only values above zero are a part of the whole. */
  readonly value: number | null | undefined;
}

/** Words of a {@link ParetoChart}. */
export interface ParetoLabels extends ChartFrameLabels {
  /** Head of the table's first column, for example `Reason`. */
  readonly cause: string;
  /** Names the share that adds up, for example `Cumulative share`. */
  readonly cumulative: string;
  /** Names the group of bars and explains the keys. */
  readonly marks: string;
  readonly empty: string;
  /** Says how many causes have no value to show. */
  readonly leftOut: (count: number) => string;
}

/** Props of {@link ParetoChart}. `items` must keep its identity while the data stays the same. */
export interface ParetoChartProps {
  title: string;
  /** Leaves the title to be read aloud only. @default false */
  titleHidden?: boolean;
  items: readonly ParetoItem[];
  /** What is measured and in what unit, for example `Deferred oil, Sm³`. */
  axisTitle: string;
  unit: string;
  /** BCP 47 language of numbers. */
  locale: string;
  labels: ParetoLabels;
  /** Decimals of values. @default 0 */
  digits?: number;
  /** The share at which a line says "these few". @default 0.8 */
  threshold?: number;
  /** Height in px. @default 260 */
  height?: number;
  onOpen?: (item: ParetoItem) => void;
}

const TOP = 14;
const BELOW = 28;
const RIGHT = 48;

/** The causes of a whole from the largest down, with the share that they add up to: which few to mend first. */
export function ParetoChart(props: ParetoChartProps) {
  const { title, items, axisTitle, unit, locale, labels, digits = 0, threshold = 0.8, height = 260 } = props;
  const causes = useMemo(() => paretoOrder(items.map(({ value }) => value)), [items]);
  const value = useMemo(() => valueText(locale, digits), [locale, digits]);
  const percent = useMemo(() => new Intl.NumberFormat(locale, { style: 'percent' }), [locale]);
  const tick = useMemo(() => tickText(locale), [locale]);
  const leftOut = items.length - causes.length;
  return (
    <ChartFrame
      title={title}
      titleHidden={props.titleHidden ?? false}
      labels={labels}
      note={leftOut > 0 && labels.leftOut(leftOut)}
      table={() => ({
        columns: [labels.cause, `${axisTitle}`, labels.cumulative],
        rowCount: causes.length,
        row: (index) => {
          const cause = causes[index]!;
          return [items[cause.index]!.label, value(cause.value), percent.format(cause.cumulative)];
        },
      })}
    >
      <ChartStage
        axisTitle={axisTitle}
        rightTitle={labels.cumulative}
        height={height}
        empty={causes.length === 0 ? labels.empty : null}
      >
        {(width) => {
          const bottom = height - BELOW;
          const y = scaleLinear([0, causes[0]!.value], [bottom, TOP]).nice(4);
          const ticks = y.ticks(4).map((one) => ({ value: one, at: y(one) }));
          const before = roomForTicks(ticks.map((one) => tick(one.value)));
          const share = scaleLinear([0, 1], [bottom, TOP]);
          const x = scaleBand(
            causes.map(({ index }) => index),
            [before, width - RIGHT],
          ).padding(0.2);
          const middle = (index: number) => x(index)! + x.bandwidth() / 2;
          const marks = causes.map(({ index, value: amount, cumulative }): ChartMark => {
            const item = items[index]!;
            const box = { x: x(index)!, y: y(amount), width: x.bandwidth(), height: bottom - y(amount) };
            return {
              key: item.id,
              name: `${item.label}, ${value(amount)} ${unit}, ${labels.cumulative} ${percent.format(cumulative)}`,
              box,
              // The few that make the threshold stand out from the many that do not.
              shape: (
                <rect
                  {...box}
                  height={Math.max(1, box.height)}
                  rx={2}
                  fill={ink(cumulative - amount / total(causes) < threshold ? 'chart1' : 'chartQuiet')}
                />
              ),
              onOpen: props.onOpen && (() => props.onOpen?.(item)),
            };
          });
          return (
            <MarkGroup
              label={labels.marks}
              width={width}
              height={height}
              marks={marks}
              behind={
                <>
                  <ValueAxis ticks={ticks} format={tick} side="left" from={before} to={width - RIGHT} />
                  <ValueAxis
                    ticks={[0, 0.5, 1].map((one) => ({ value: one, at: share(one) }))}
                    format={(one) => percent.format(one)}
                    side="right"
                    from={before}
                    to={width - RIGHT}
                    bare
                  />
                  {causes.map(({ index }) => (
                    <text
                      key={index}
                      x={middle(index)}
                      y={height - 8}
                      textAnchor="middle"
                      fill={ink('chartAxis')}
                    >
                      {x.step() > 18 && fitText(items[index]!.label, x.step() - 6)}
                    </text>
                  ))}
                </>
              }
              before={
                <>
                  <path
                    d={`M${before},${share(threshold)}H${width - RIGHT}`}
                    stroke={ink('textQuiet')}
                    strokeDasharray="4 4"
                    fill="none"
                  />
                  <path
                    d={causes
                      .map(
                        ({ index, cumulative }, at) =>
                          `${at ? 'L' : 'M'}${middle(index)},${share(cumulative)}`,
                      )
                      .join('')}
                    stroke={ink('chart2')}
                    strokeWidth={1.5}
                    fill="none"
                  />
                  {causes.map(({ index, cumulative }) => (
                    <circle
                      key={index}
                      cx={middle(index)}
                      cy={share(cumulative)}
                      r={3}
                      fill={ink('surface')}
                      stroke={ink('chart2')}
                      strokeWidth={1.5}
                    />
                  ))}
                </>
              }
            />
          );
        }}
      </ChartStage>
    </ChartFrame>
  );
}

function total(causes: ReturnType<typeof paretoOrder>): number {
  // The first cause is its own cumulative share of the whole.
  return causes[0]!.value / causes[0]!.cumulative;
}
