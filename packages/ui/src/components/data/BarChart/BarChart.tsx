import { useMemo, useState, type KeyboardEvent } from 'react';
import { ChartFrame, type ChartFrameLabels } from '../chart-parts/ChartFrame.tsx';
import {
  isDrawable,
  palette,
  roomFor,
  roomForTicks,
  tickText,
  valueText,
} from '../chart-parts/chart-text.ts';
import { AxisTitle, EmptyChart, Stage } from '../chart-parts/ChartStage.tsx';
import { useWidth } from '../chart-parts/use-width.ts';
import { Legend } from '../chart-parts/Legend.tsx';
import { layoutBars, NAME_GAP, type Bar, type BarArrangement, type BarOrientation } from './bar-layout.ts';
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

const NO_LIMITS: readonly BarLimit[] = [];

const BAR_ROOM = 32;
/** Room for the figure over the tallest bar. */
const TOP = 18;
const AXIS_ROOM = { vertical: 28, horizontal: 24 } as const;

/** Where arrow keys go from a bar: along the categories, across the series of one. */
function neighbor(bars: readonly Bar[], index: number, key: string, vertical: boolean): number | null {
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
  const format = useMemo(() => valueText(locale, digits), [locale, digits]);
  const tick = useMemo(() => tickText(locale), [locale]);
  const reach = series.flatMap(({ values }) => values.filter(isDrawable));
  // The widest number or name decides, names within a third of the width.
  const before = vertical
    ? roomForTicks([Math.max(0, ...reach), Math.min(0, ...reach)].map((end) => tick(Math.round(end))))
    : roomFor(
        categories.map(({ label }) => label),
        width / 3 - NAME_GAP,
      ) + NAME_GAP;
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
    series.map(({ id, color }, index) => [id, palette[(color ? color - 1 : index) % palette.length]!]),
  );
  const some = series.some(({ values }) => values.some(isDrawable));
  const walk = (event: KeyboardEvent<SVGElement>, index: number) => {
    const to = neighbor(layout.bars, index, event.key, vertical);
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
      ...series.map(({ values }) => (isDrawable(values[index]) ? format(values[index]) : labels.noValue)),
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
        {!some && <EmptyChart style={{ height }}>{labels.empty}</EmptyChart>}
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
            format={format}
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
