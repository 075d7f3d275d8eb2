import { useCallback, useMemo, useState, type KeyboardEvent, type RefCallback } from 'react';
import { styled } from '../../themes/stitches.ts';
import type { ColorName } from '../../tokens/tokens.ts';
import { ChartFrame, type ChartFrameLabels } from '../ChartFrame/ChartFrame.tsx';
import { Legend } from '../TrendChart/Legend.tsx';
import { layoutBars, type Bar, type BarArrangement, type BarOrientation } from './bar-layout.ts';
import { BarMarks } from './BarMarks.tsx';

/** One category: a well, a field, a reason, a month. */
export interface BarCategory {
  readonly id: string;
  readonly label: string;
}

/** One series: a bar for each category. */
export interface BarSeries {
  readonly id: string;
  readonly label: string;
  /** One value for each category; null, undefined, NaN and infinite values have no bar. */
  readonly values: readonly (number | null | undefined)[];
  /** How far each value may be off, as [low, high] in the unit of the values. Not shown when stacked. */
  readonly whiskers?: readonly (readonly [low: number, high: number] | null | undefined)[] | undefined;
  /** Place in the chart palette. @default the series' place in the list */
  readonly color?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | undefined;
}

/** A level to compare all bars with, such as a target. */
export interface BarLimit {
  readonly value: number;
  /** Written beside the line, with the value where it matters. */
  readonly label: string;
}

/** Words of a {@link BarChart}. */
export interface BarChartLabels extends ChartFrameLabels {
  /** Head of the table's first column, for example `Well`. */
  readonly category: string;
  /** Names the list of series. */
  readonly series: string;
  /** Names the group of bars and explains the keys. */
  readonly bars: string;
  /** Stands for an absent value in the table, for example `–`. */
  readonly noValue: string;
  /** Says that there is nothing to draw, and why if it is known. */
  readonly empty: string;
}

/** Props of {@link BarChart}. `categories` and `series` must keep their identity while the data stays the same. */
export interface BarChartProps {
  title: string;
  /** Leaves the title to be read aloud only, where a card's heading shows it already. @default false */
  titleHidden?: boolean;
  categories: readonly BarCategory[];
  series: readonly BarSeries[];
  /** What is measured and in what unit, for example `Deferred oil, Sm3`. */
  axisTitle: string;
  /** Shown after a value when it is read aloud, for example `Sm3`. */
  unit: string;
  /** BCP 47 language of numbers. */
  locale: string;
  labels: BarChartLabels;
  /** Levels to compare with; they must keep their identity, too. */
  limits?: readonly BarLimit[];
  /** Decimals of all values. @default 0 */
  digits?: number;
  /** Which way bars grow. @default 'vertical' */
  orientation?: BarOrientation;
  /** How several series share a category. @default 'grouped' */
  arrangement?: BarArrangement;
  /** Writes values at the ends of bars where there is room. @default true */
  valueLabels?: boolean;
  /** Height in px. @default 240, and 32 for each category when horizontal */
  height?: number;
  /** Opens what a bar stands for; without it bars only tell. */
  onOpen?: (category: BarCategory, series: BarSeries) => void;
}

const Stage = styled('div', { position: 'relative', minWidth: 0 });

const AxisTitle = styled('div', { marginBlock: '$1', color: '$chartAxis', fontSize: '$caption' });

const Empty = styled('div', {
  display: 'grid',
  placeItems: 'center',
  padding: '$4',
  border: '1px dashed $borderStrong',
  borderRadius: '$control',
  color: '$textQuiet',
  fontSize: '$small',
  textAlign: 'center',
});

const PALETTE: readonly ColorName[] = [
  'chart1',
  'chart2',
  'chart3',
  'chart4',
  'chart5',
  'chart6',
  'chart7',
  'chart8',
];

const NO_LIMITS: readonly BarLimit[] = [];

/** Width in px of a usual letter of the chart's text. */
const GLYPH = 6.6;

const BAR_ROOM = 32;
/** Room for the figure over the tallest bar. */
const TOP = 18;
const AXIS_ROOM = { vertical: 28, horizontal: 24 } as const;

/** The width in px of the element that `measure` is given to, as it changes. */
function useWidth(): { width: number; measure: RefCallback<HTMLElement> } {
  const [width, setWidth] = useState(0);
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry!.contentRect.width)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { width, measure };
}

/** Where arrow keys go from a bar: along the categories, across the series of one. */
function neighbour(bars: readonly Bar[], index: number, key: string, vertical: boolean): number | null {
  const [back, forward] = vertical ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
  const [lower, upper] = vertical ? ['ArrowDown', 'ArrowUp'] : ['ArrowLeft', 'ArrowRight'];
  const order = bars.map((_, at) => at);
  if (key === 'Home') return 0;
  if (key === 'End') return bars.length - 1;
  const from = bars[index]!;
  const byCategory = order.filter((at) => bars[at]!.series === from.series);
  const bySeries = order.filter((at) => bars[at]!.category === from.category);
  if (key === back) return byCategory[byCategory.indexOf(index) - 1] ?? null;
  if (key === forward) return byCategory[byCategory.indexOf(index) + 1] ?? null;
  if (key === lower) return bySeries[bySeries.indexOf(index) - 1] ?? null;
  if (key === upper) return bySeries[bySeries.indexOf(index) + 1] ?? null;
  return null;
}

/** Values by category as bars from zero, readable by eye, by keyboard (arrows go from bar to bar) and as a table. */
export function BarChart(props: BarChartProps) {
  const { title, categories, series, axisTitle, unit, locale, labels, digits = 0, onOpen } = props;
  const { orientation = 'vertical', arrangement = 'grouped', valueLabels = true, limits = NO_LIMITS } = props;
  const vertical = orientation === 'vertical';
  const height =
    props.height ?? (vertical ? 240 : AXIS_ROOM.horizontal + BAR_ROOM * Math.max(1, categories.length));
  const { width, measure } = useWidth();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [pointed, setPointed] = useState<string | null>(null);
  const [stop, setStop] = useState(0);
  const number = useMemo(
    () => new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
    [locale, digits],
  );
  const tick = useMemo(() => {
    const plain = new Intl.NumberFormat(locale, { maximumSignificantDigits: 6 });
    // No letter for thousand or million: the oil field's M and the metric one mean different things.
    const enormous = new Intl.NumberFormat(locale, { notation: 'scientific', maximumSignificantDigits: 3 });
    return (value: number) => (Math.abs(value) < 1e9 ? plain : enormous).format(value);
  }, [locale]);
  // The widest name decides, within a third of the width.
  const longest = Math.max(0, ...categories.map(({ label }) => label.length)) * GLYPH + 12;
  const reach = series.flatMap(({ values }) => values.filter((value) => Number.isFinite(value)));
  const widestTick = Math.max(0, ...reach.map((value) => tick(Math.round(value ?? 0)).length));
  const before = vertical ? Math.max(44, widestTick * GLYPH + 16) : Math.min(longest, width / 3);
  const after = vertical ? 0 : 48;
  const across = vertical ? width - before : height - AXIS_ROOM.horizontal;
  // Figures under negative bars need a line of their own above the names.
  const below = vertical && series.some(({ values }) => values.some((value) => (value ?? 0) < 0)) ? 16 : 0;
  const along = vertical ? height - AXIS_ROOM.vertical - below - TOP : width - before - after;
  const shown = series.filter(({ id }) => !hidden.has(id));
  const layout = useMemo(
    () =>
      layoutBars({
        series: series.filter(({ id }) => !hidden.has(id)),
        categories: categories.length,
        arrangement,
        orientation,
        length: Math.max(1, along),
        breadth: Math.max(1, across),
        ticks: Math.max(2, Math.min(8, Math.floor(along / (vertical ? 56 : 96)))),
        levels: limits.map(({ value }) => value),
      }),
    [series, hidden, categories.length, arrangement, orientation, vertical, along, across, limits],
  );
  const colors = new Map(
    series.map(({ id, color }, index) => [id, PALETTE[(color ? color - 1 : index) % PALETTE.length]!]),
  );
  const some = series.some(({ values }) => values.some((value) => Number.isFinite(value)));
  const walk = (event: KeyboardEvent<SVGElement>, index: number) => {
    const to = neighbour(layout.bars, index, event.key, vertical);
    if (to === null) return;
    event.preventDefault();
    setStop(to);
    event.currentTarget.parentElement?.querySelectorAll<SVGElement>('[data-bar]')[to]?.focus();
  };
  const table = () => ({
    columns: [labels.category, ...series.map(({ label }) => `${label}, ${unit}`)],
    rowCount: categories.length,
    row: (index: number) => [
      categories[index]!.label,
      ...series.map(({ values }) =>
        Number.isFinite(values[index]) ? number.format(values[index]!) : labels.noValue,
      ),
    ],
  });
  const toggle = (id: string) => {
    const next = new Set(hidden);
    if (!next.delete(id)) next.add(id);
    setHidden(next);
  };
  return (
    <ChartFrame
      title={title}
      titleHidden={props.titleHidden ?? false}
      labels={labels}
      table={table}
      legend={
        series.length > 1 && (
          <Legend
            label={labels.series}
            entries={series.map(({ id, label }) => ({ id, label, color: colors.get(id)!, shape: 'block' }))}
            hidden={hidden}
            onToggle={toggle}
            onPoint={setPointed}
          />
        )
      }
    >
      <AxisTitle>{axisTitle}</AxisTitle>
      <Stage ref={measure} style={{ minHeight: height }}>
        {!some && <Empty style={{ height }}>{labels.empty}</Empty>}
        {some && width > 0 && (
          <BarMarks
            layout={layout}
            categories={categories}
            series={shown}
            limits={limits}
            colors={colors}
            emphasis={pointed}
            vertical={vertical}
            stacked={arrangement === 'stacked'}
            frame={{ width, height, before, along, across, top: vertical ? TOP : 0 }}
            format={(value) => number.format(value)}
            formatTick={tick}
            valueLabels={valueLabels}
            unit={unit}
            label={labels.bars}
            stop={Math.min(stop, layout.bars.length - 1)}
            onStop={setStop}
            onKey={walk}
            onOpen={onOpen}
          />
        )}
      </Stage>
    </ChartFrame>
  );
}
