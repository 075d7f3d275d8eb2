import { itemKey, type Keyed } from '../../item-key.ts';
import { scaleLinear } from 'd3-scale';
import { useMemo } from 'react';
import { heightOverNames, layoutBandNames } from '../chart-parts/band-names.ts';
import { bandScale } from '../chart-parts/band-scale.ts';
import { ink, textWidth } from '../chart-parts/chart-text.ts';
import { BandNames, HaloText } from '../chart-parts/ChartTexts.tsx';
import { MarkChart, type MarkDrawing, type UnitChartProps } from '../chart-parts/MarkChart.tsx';
import { useChartTexts } from '../chart-parts/use-chart-texts.ts';
import { useChartWords } from '../chart-parts/use-chart-words.ts';
import { axisTicks, roomForAxis, ValueAxis } from '../chart-parts/ValueAxis.tsx';
import { waterfallChartWords, type WaterfallChartLabels } from './waterfall-chart.words.ts';
import {
  waterfallBase,
  waterfallSpans,
  type WaterfallSpan,
  type WaterfallValue,
} from './waterfall-layout.ts';

/** One step of a waterfall. */
export interface WaterfallItem extends WaterfallValue, Keyed {}

/** Props of {@link WaterfallChart}. `items` must keep its identity while the data stays the same. */
export interface WaterfallChartProps extends UnitChartProps<WaterfallChartLabels> {
  items: readonly WaterfallItem[];
  /** Decimals of values. @default 0 */
  digits?: number;
  /** Height in px; more where slanted names need it. @default 260 */
  height?: number;
  /** A step was chosen; without it steps are only read. */
  onSelect?: (item: WaterfallItem) => void;
}

type PlacedStep = WaterfallItem & WaterfallSpan & { readonly index: number };

const top = 20;

/** How one amount became another: what was lost and gained on the way from potential to actual. */
export function WaterfallChart(props: WaterfallChartProps) {
  const { items, unit, axisTitle = unit, locale, digits = 0, height = 260, onSelect } = props;
  const labels = useChartWords(waterfallChartWords, props.labels);
  const placed = useMemo(
    (): PlacedStep[] => waterfallSpans(items).map((span, index) => ({ ...span, ...items[index]!, index })),
    [items],
  );
  const { tick, write } = useChartTexts(locale, digits);
  const base = useMemo(() => waterfallBase(placed), [placed]);
  const amount = ({ kind, from, to }: PlacedStep) => {
    if (Number.isNaN(to)) return labels.noValue;
    if (kind === 'total') return write(to);
    // The sign says the direction, so that color is not the only sign of it.
    return `${to > from ? '+' : to < from ? '−' : ''}${write(Math.abs(to - from))}`;
  };
  return (
    <MarkChart
      chart={props}
      labels={labels}
      axisTitle={base === 0 ? axisTitle : `${axisTitle} · ${labels.cut}`}
      height={height}
      empty={!placed.some(({ to }) => Number.isFinite(to))}
      table={() => ({
        columns: [labels.item, axisTitle, labels.level],
        rowCount: placed.length,
        row: (index) => {
          const step = placed[index]!;
          return [step.label, amount(step), Number.isNaN(step.to) ? labels.noValue : write(step.to)];
        },
      })}
      draw={(width) => drawSteps({ items, placed, base, unit, height, tick, amount, onSelect }, width)}
    />
  );
}

/** What a waterfall draws, whatever its width. */
interface WaterfallModel extends Pick<WaterfallChartProps, 'items' | 'unit'> {
  readonly placed: readonly PlacedStep[];
  /** Where the axis begins. */
  readonly base: number;
  readonly height: number;
  readonly tick: (value: number) => string;
  readonly amount: (step: PlacedStep) => string;
  readonly onSelect: WaterfallChartProps['onSelect'];
}

/** A slanted gap near the foot of a bar, which says that it is cut off. */
function breakAcross({
  x,
  y,
  width,
  height,
}: {
  x: number;
  y: number;
  width: number;
  height: number;
}): string {
  const foot = y + height - Math.min(12, height / 3);
  return `M${x},${foot}l${width},-6`;
}

function drawSteps(model: WaterfallModel, width: number): MarkDrawing {
  const { items, placed, base, unit, tick, amount, onSelect } = model;
  const known = placed.filter(({ to }) => Number.isFinite(to));
  const reach = known.flatMap(({ from, to }) => [Math.max(from, base), to]);
  const [low, high] = [Math.min(base, ...reach), Math.max(base, ...reach)];
  const y = scaleLinear(low === high ? [0, 1] : [low, high], [model.height, top]).nice(4);
  const names = layoutBandNames(
    placed.map(({ label }) => label),
    { from: roomForAxis(axisTicks(y, 4), tick), to: width },
  );
  const before = names.from;
  const height = heightOverNames(model.height, names);
  const x = bandScale(placed.keys(), { from: before, to: width });
  y.range([height - names.below - (low < 0 ? 14 : 0), top]);
  const ticks = axisTicks(y, 4);
  const bars = placed.flatMap((step) => {
    const { index, to, kind } = step;
    if (Number.isNaN(to)) return [];
    const from = kind === 'total' ? Math.max(0, y.domain()[0]!) : step.from;
    const [left, upper, lower] = [x(index)!, Math.min(y(from), y(to)), Math.max(y(from), y(to))];
    const box = { x: left, y: upper, width: x.bandwidth(), height: Math.max(1, lower - upper) };
    return [{ ...step, id: itemKey(step), box, lower, falls: kind === 'change' && to < from }];
  });
  return {
    height,
    shortNames: names.short,
    marks: bars.map((bar) => {
      const { id, label, kind, falls, box, index } = bar;
      const color = kind === 'total' ? 'chart1' : falls ? 'criticalMark' : 'goodMark';
      return {
        key: id,
        name: `${label}, ${amount(bar)} ${unit}`,
        box,
        shape: (
          <>
            <rect {...box} rx={2} fill={ink(color)} />
            {base !== 0 && kind === 'total' && (
              <path d={breakAcross(box)} stroke={ink('surface')} strokeWidth={3} />
            )}
          </>
        ),
        onSelect: onSelect && (() => onSelect(items[index]!)),
      };
    }),
    behind: (
      <>
        <ValueAxis ticks={ticks} format={tick} side="left" from={before} to={width} />
        <BandNames
          bands={placed.map((step) => ({
            id: itemKey(step),
            label: step.label,
            middle: x(step.index)! + x.bandwidth() / 2,
          }))}
          layout={names}
          height={height}
        />
        {bars.map(({ id, index, to, box }) => {
          if (index === items.length - 1) return null;
          const d = `M${box.x + box.width},${y(to)}H${x(index + 1)!}`;
          return <path key={id} d={d} stroke={ink('chartAxis')} strokeDasharray="2 2" />;
        })}
      </>
    ),
    before: bars.map((bar) => {
      const { id, box, lower, falls } = bar;
      const text = amount(bar);
      if (textWidth(text) > x.step() + 2) return null;
      const middle = box.x + box.width / 2;
      return (
        <HaloText key={id} x={middle} y={falls ? lower + 14 : box.y - 5} textAnchor="middle">
          {text}
        </HaloText>
      );
    }),
  };
}
