import { itemKey, type Keyed } from '../../item-key.ts';
import { scaleLinear } from 'd3-scale';
import { useMemo } from 'react';
import { minMax, fitText, ink, isDrawable, roomFor } from '../chart-parts/chart-text.ts';
import { RowName } from '../chart-parts/ChartTexts.tsx';
import { MarkChart, type MarkDrawing, type UnitChartProps } from '../chart-parts/MarkChart.tsx';
import { useChartTexts } from '../chart-parts/use-chart-texts.ts';
import { useChartWords } from '../chart-parts/use-chart-words.ts';
import { bottomTicks, ValueAxis } from '../chart-parts/ValueAxis.tsx';
import { dumbbellChartWords, type DumbbellChartLabels } from './dumbbell-chart.words.ts';

/** One thing at two times, or by two measures. */
export interface DumbbellItem extends Keyed {
  readonly before: number | null | undefined;
  readonly after: number | null | undefined;
  /** Between what `after` may lie: a thin line with ends. @default nothing is drawn */
  readonly low?: number | undefined;
  /** The other end of that. @default nothing is drawn */
  readonly high?: number | undefined;
}

/** Props of {@link DumbbellChart}. `items` must keep its identity while the data stays the same. */
export interface DumbbellChartProps extends UnitChartProps<DumbbellChartLabels> {
  items: readonly DumbbellItem[];
  /** Decimals of values. @default 1 */
  digits?: number;
  /** Whether the axis begins at zero. @default false */
  fromZero?: boolean;
  /** A row was chosen; without it rows are only read. */
  onSelect?: (item: DumbbellItem) => void;
}

const rowHeight = 28;
const below = 24;
const dot = 5;

function HollowDot({ x, y }: { x: number; y: number }) {
  return <circle cx={x} cy={y} r={dot} fill={ink('surface')} stroke={ink('chart1')} strokeWidth={2} />;
}

function FullDot({ x, y }: { x: number; y: number }) {
  return <circle cx={x} cy={y} r={dot + 1} fill={ink('chart1')} />;
}

/** What a value may be, as a thin line with a bar at each end. */
function Whisker({ from, to, y }: { from: number; to: number; y: number }) {
  return (
    <path
      d={`M${from},${y - dot}V${y + dot}M${from},${y}H${to}M${to},${y - dot}V${y + dot}`}
      stroke={ink('textQuiet')}
      strokeWidth={1}
      fill="none"
    />
  );
}

/** Both ends of what a row may be; undefined where it has none. */
function spanOf({ low, high }: DumbbellItem): readonly [low: number, high: number] | undefined {
  return isDrawable(low) && isDrawable(high) ? [low, high] : undefined;
}

function Key({ labels }: { labels: Pick<DumbbellChartLabels, 'before' | 'after'> }) {
  return (
    <svg
      width={260}
      height={20}
      aria-hidden="true"
      fontSize="12"
      fill={ink('textQuiet')}
      style={{ maxWidth: '100%' }}
    >
      <HollowDot x={7} y={10} />
      <text x={18} y={14}>
        {fitText(labels.before, 104)}
      </text>
      <FullDot x={137} y={10} />
      <text x={148} y={14}>
        {fitText(labels.after, 108)}
      </text>
    </svg>
  );
}

/** Where things were and where they are, row by row: a hollow dot, a full one, and the way between them. */
export function DumbbellChart(props: DumbbellChartProps) {
  const { items, unit, axisTitle = unit, locale, digits = 1, fromZero = false, onSelect } = props;
  const labels = useChartWords(dumbbellChartWords, props.labels);
  const { tick, write } = useChartTexts(locale, digits);
  const text = (value: number | null | undefined) => (isDrawable(value) ? write(value) : labels.noValue);
  const reach = useMemo(
    () => items.flatMap((item) => [item.before, item.after, ...(spanOf(item) ?? [])]).filter(isDrawable),
    [items],
  );
  const bottom = items.length * rowHeight;
  const draw = (width: number): MarkDrawing => {
    const names = roomFor(
      items.map(({ label }) => label),
      width / 3,
    );
    const middle = (index: number) => index * rowHeight + rowHeight / 2;
    const [low, high] = minMax(fromZero ? [0, ...reach] : reach);
    const x = scaleLinear(low === high ? [low - 1, high + 1] : [low, high], [names + 12, width - 16]).nice(5);
    return {
      height: bottom + below,
      marks: items.flatMap((item, index) => {
        const y = middle(index);
        const ends = [item.before, item.after].filter(isDrawable).map(x);
        if (ends.length === 0) return [];
        const span = spanOf(item);
        const [left, right] = minMax([...ends, ...(span?.map(x) ?? [])]);
        const [from, to] = minMax(ends);
        const box = { x: left - dot, y: y - dot - 1, width: right - left + 2 * dot, height: 2 * dot + 2 };
        return {
          key: itemKey(item),
          name: `${item.label}, ${labels.before} ${text(item.before)} ${unit}, ${labels.after} ${text(item.after)} ${unit}${span ? ` (${text(span[0])} … ${text(span[1])} ${unit})` : ''}`,
          box,
          shape: (
            <>
              {ends.length === 2 && (
                <path d={`M${from},${y}H${to}`} stroke={ink('chartCursor')} strokeWidth={2} />
              )}
              {span && <Whisker from={x(span[0])} to={x(span[1])} y={y} />}
              {isDrawable(item.before) && <HollowDot x={x(item.before)} y={y} />}
              {isDrawable(item.after) && <FullDot x={x(item.after)} y={y} />}
            </>
          ),
          onSelect: onSelect && (() => onSelect(item)),
        };
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
            <RowName key={itemKey(item)} x={names} y={middle(index)} room={names}>
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
      empty={reach.length === 0}
      legend={<Key labels={labels} />}
      table={() => ({
        columns: [labels.item, `${labels.before}, ${unit}`, `${labels.after}, ${unit}`],
        rowCount: items.length,
        row: (index) => {
          const item = items[index]!;
          const span = spanOf(item);
          const range = span ? ` (${text(span[0])} … ${text(span[1])})` : '';
          return [item.label, text(item.before), `${text(item.after)}${range}`];
        },
      })}
      draw={draw}
    />
  );
}
