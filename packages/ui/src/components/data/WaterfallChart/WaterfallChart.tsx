import { scaleBand, scaleLinear } from 'd3-scale';
import { useMemo } from 'react';
import { ChartFrame, type ChartFrameLabels } from '../chart-parts/ChartFrame.tsx';
import { ChartStage } from '../chart-parts/ChartStage.tsx';
import { fitText, ink, roomForTicks, textWidth, tickText, valueText } from '../chart-parts/chart-text.ts';
import { MarkGroup, type ChartMark } from '../chart-parts/MarkGroup.tsx';
import { ValueAxis } from '../chart-parts/ValueAxis.tsx';
import { waterfallSpans, type WaterfallValue } from './waterfall-layout.ts';

/** One step of a waterfall. */
export interface WaterfallStep extends WaterfallValue {
  readonly id: string;
  readonly label: string;
}

/** Words of a {@link WaterfallChart}. */
export interface WaterfallLabels extends ChartFrameLabels {
  /** Head of the table's first column. */
  readonly step: string;
  /** Head of the column of levels after each step. */
  readonly level: string;
  /** Names the group of bars and explains the keys. */
  readonly marks: string;
  readonly noValue: string;
  readonly empty: string;
}

/** Props of {@link WaterfallChart}. `steps` must keep its identity while the data stays the same. */
export interface WaterfallChartProps {
  title: string;
  /** Leaves the title to be read aloud only. @default false */
  titleHidden?: boolean;
  steps: readonly WaterfallStep[];
  /** What is measured and in what unit, for example `Oil rate, Sm³/d`. */
  axisTitle: string;
  unit: string;
  /** BCP 47 language of numbers. */
  locale: string;
  labels: WaterfallLabels;
  /** Decimals of values. @default 0 */
  digits?: number;
  /** Height in px. @default 260 */
  height?: number;
  onOpen?: (step: WaterfallStep) => void;
}

const TOP = 20;
const BELOW = 28;

/** How one amount became another: what was lost and gained on the way from potential to actual. */
export function WaterfallChart(props: WaterfallChartProps) {
  const { title, steps, axisTitle, unit, locale, labels, digits = 0, height = 260, onOpen } = props;
  const spans = useMemo(() => waterfallSpans(steps), [steps]);
  const tick = useMemo(() => tickText(locale), [locale]);
  const plain = useMemo(() => valueText(locale, digits), [locale, digits]);
  const amount = (index: number) => {
    const { from, to } = spans[index]!;
    if (Number.isNaN(to)) return labels.noValue;
    if (steps[index]!.kind === 'total') return plain(to);
    // The sign says the direction, so that color is not the only sign of it.
    return `${to > from ? '+' : to < from ? '−' : ''}${plain(Math.abs(to - from))}`;
  };
  const known = spans.filter(({ to }) => Number.isFinite(to));
  return (
    <ChartFrame
      title={title}
      titleHidden={props.titleHidden ?? false}
      labels={labels}
      table={() => ({
        columns: [labels.step, axisTitle, labels.level],
        rowCount: steps.length,
        row: (index) => [
          steps[index]!.label,
          amount(index),
          Number.isNaN(spans[index]!.to) ? labels.noValue : plain(spans[index]!.to),
        ],
      })}
    >
      <ChartStage axisTitle={axisTitle} height={height} empty={known.length === 0 ? labels.empty : null}>
        {(width) => {
          const bottom = height - BELOW;
          const reach = known.flatMap(({ from, to }) => [from, to]);
          const [low, high] = [Math.min(0, ...reach), Math.max(0, ...reach)];
          const y = scaleLinear(low === high ? [0, 1] : [low, high], [bottom - (low < 0 ? 14 : 0), TOP]).nice(
            4,
          );
          const ticks = y.ticks(4).map((value) => ({ value, at: y(value) }));
          const before = roomForTicks(ticks.map(({ value }) => tick(value)));
          const x = scaleBand(
            steps.map((_, index) => index),
            [before, width],
          ).padding(0.2);
          const marks = steps.flatMap((step, index): ChartMark[] => {
            const { from, to } = spans[index]!;
            if (Number.isNaN(to)) return [];
            const top = Math.min(y(from), y(to));
            const box = {
              x: x(index)!,
              y: top,
              width: x.bandwidth(),
              height: Math.max(1, Math.abs(y(from) - y(to))),
            };
            const color = step.kind === 'total' ? 'chart1' : to < from ? 'criticalMark' : 'goodMark';
            return [
              {
                key: step.id,
                name: `${step.label}, ${amount(index)} ${unit}`,
                box,
                shape: (
                  <rect
                    {...box}
                    rx={2}
                    fill={ink(color)}
                    // Losses are hatched by their edge: filled less than gains, whatever the hue.
                    {...(step.kind === 'change' && to < from && { fillOpacity: 0.55, stroke: ink(color) })}
                  />
                ),
                onOpen: onOpen && (() => onOpen(step)),
              },
            ];
          });
          return (
            <MarkGroup
              label={labels.marks}
              width={width}
              height={height}
              marks={marks}
              behind={
                <>
                  <ValueAxis ticks={ticks} format={tick} side="left" from={before} to={width} />
                  {steps.map((step, index) => (
                    <text
                      key={step.id}
                      x={x(index)! + x.bandwidth() / 2}
                      y={height - 8}
                      textAnchor="middle"
                      fill={ink('chartAxis')}
                    >
                      {x.step() > 18 && fitText(step.label, x.step() - 6)}
                    </text>
                  ))}
                  {steps.map((step, index) => {
                    const to = spans[index]!.to;
                    if (index === steps.length - 1 || Number.isNaN(to)) return null;
                    return (
                      <path
                        key={step.id}
                        d={`M${x(index)! + x.bandwidth()},${y(to)}H${x(index + 1)!}`}
                        stroke={ink('chartAxis')}
                        strokeDasharray="2 2"
                      />
                    );
                  })}
                </>
              }
              before={steps.map((step, index) => {
                const { from, to } = spans[index]!;
                const text = amount(index);
                if (Number.isNaN(to) || textWidth(text) > x.step() + 2) return null;
                const falls = step.kind === 'change' && to < from;
                return (
                  <text
                    key={step.id}
                    x={x(index)! + x.bandwidth() / 2}
                    y={falls ? Math.max(y(from), y(to)) + 14 : Math.min(y(from), y(to)) - 5}
                    textAnchor="middle"
                    fill={ink('text')}
                    stroke={ink('surface')}
                    strokeWidth={3}
                    paintOrder="stroke"
                  >
                    {text}
                  </text>
                );
              })}
            />
          );
        }}
      </ChartStage>
    </ChartFrame>
  );
}
