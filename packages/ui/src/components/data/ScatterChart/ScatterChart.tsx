import { scaleLinear } from 'd3-scale';
import { useMemo, useState } from 'react';
import { ChartFrame, type ChartFrameLabels } from '../chart-parts/ChartFrame.tsx';
import { ChartStage } from '../chart-parts/ChartStage.tsx';
import { ink, isDrawable, palette, roomForTicks, tickText, valueText } from '../chart-parts/chart-text.ts';
import { MarkGroup, type ChartMark } from '../chart-parts/MarkGroup.tsx';
import { ValueAxis } from '../chart-parts/ValueAxis.tsx';
import { Legend } from '../chart-parts/Legend.tsx';
import { PointShape } from './PointShape.tsx';
import { MOST_MARKS, scatterCells } from './scatter-cells.ts';

/** One thing with two measures. */
export interface ScatterPoint {
  readonly id: string;
  readonly label: string;
  readonly x: number | null | undefined;
  readonly y: number | null | undefined;
  /** Id of the group it belongs to. */
  readonly group?: string;
}

/** A group of points, with a color and shape of its own. */
export interface ScatterGroup {
  readonly id: string;
  readonly label: string;
}

/** What an axis measures. */
export interface ScatterAxis {
  /** With the unit, for example `Water cut, %`. */
  readonly title: string;
  readonly unit: string;
  /** Decimals of values. @default 1 */
  readonly digits?: number;
}

/** Words of a {@link ScatterChart}. */
export interface ScatterLabels extends ChartFrameLabels {
  /** Head of the table's first column, for example `Well`. */
  readonly point: string;
  /** Names the list of groups. */
  readonly groups: string;
  /** Names the group of points and explains the keys. */
  readonly marks: string;
  readonly noValue: string;
  readonly empty: string;
  /** Says how many points lack one of their values. */
  readonly leftOut: (count: number) => string;
  /** Says that there are too many points to go through one by one, and where they can be read. */
  readonly dense: (count: number) => string;
}

/** Props of {@link ScatterChart}. `points` and `groups` must keep their identity while they stay the same. */
export interface ScatterChartProps {
  title: string;
  /** Leaves the title to be read aloud only. @default false */
  titleHidden?: boolean;
  points: readonly ScatterPoint[];
  groups?: readonly ScatterGroup[];
  x: ScatterAxis;
  y: ScatterAxis;
  /** BCP 47 language of numbers. */
  locale: string;
  labels: ScatterLabels;
  /** Height in px. @default 280 */
  height?: number;
  onOpen?: (point: ScatterPoint) => void;
}

const NO_GROUPS: readonly ScatterGroup[] = [];
const TOP = 10;
const BELOW = 40;
const CELL = 4;

type Drawable = ScatterPoint & { readonly x: number; readonly y: number };

function extent(values: readonly number[]): [number, number] {
  let [low, high] = [Infinity, -Infinity];
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  if (low === high) return [low - (Math.abs(low) / 10 || 1), high + (Math.abs(high) / 10 || 1)];
  return [low, high];
}

/** Two measures of many things against each other: whether they go together, and which one does not. */
export function ScatterChart(props: ScatterChartProps) {
  const { title, points, groups = NO_GROUPS, locale, labels, height = 280, onOpen } = props;
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [pointed, setPointed] = useState<string | null>(null);
  const tick = useMemo(() => tickText(locale), [locale]);
  const writeX = useMemo(() => valueText(locale, props.x.digits ?? 1), [locale, props.x.digits]);
  const writeY = useMemo(() => valueText(locale, props.y.digits ?? 1), [locale, props.y.digits]);
  const drawable = useMemo(
    () =>
      points
        .filter((point): point is Drawable => isDrawable(point.x) && isDrawable(point.y))
        .sort((a, b) => a.x - b.x || a.y - b.y),
    [points],
  );
  const shown = useMemo(
    () => drawable.filter(({ group }) => group === undefined || !hidden.has(group)),
    [drawable, hidden],
  );
  const groupAt = (id: string | undefined) =>
    Math.max(
      0,
      groups.findIndex((group) => group.id === id),
    );
  const dense = shown.length > MOST_MARKS;
  const leftOut = points.length - drawable.length;
  const notes = [leftOut > 0 && labels.leftOut(leftOut), dense && labels.dense(shown.length)];
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
      note={notes.filter(Boolean).join(' ') || undefined}
      legend={
        groups.length > 1 && (
          <Legend
            label={labels.groups}
            entries={groups.map(({ id, label }, index) => ({
              id,
              label,
              color: palette[index % palette.length]!,
              shape: 'block',
            }))}
            hidden={hidden}
            onToggle={toggle}
            onPoint={setPointed}
          />
        )
      }
      table={() => ({
        columns: [labels.point, props.x.title, props.y.title],
        rowCount: points.length,
        row: (index) => {
          const { label, x, y } = points[index]!;
          return [
            label,
            isDrawable(x) ? writeX(x) : labels.noValue,
            isDrawable(y) ? writeY(y) : labels.noValue,
          ];
        },
      })}
    >
      <ChartStage
        axisTitle={props.y.title}
        height={height}
        empty={drawable.length === 0 ? labels.empty : null}
      >
        {(width) => {
          const bottom = height - BELOW;
          const y = scaleLinear(extent(drawable.map((point) => point.y)), [bottom, TOP]).nice(4);
          const ticks = y.ticks(4).map((value) => ({ value, at: y(value) }));
          const before = roomForTicks(ticks.map(({ value }) => tick(value)));
          const x = scaleLinear(extent(drawable.map((point) => point.x)), [before + 4, width - 12]).nice(5);
          const along = x.ticks(Math.max(2, Math.floor((width - before) / 88)));
          const quiet = (group: string | undefined) => pointed !== null && pointed !== group;
          const marks = dense
            ? []
            : shown.map((point): ChartMark => {
                const [cx, cy] = [x(point.x), y(point.y)];
                const place = groupAt(point.group);
                const group = groups.length > 1 ? groups[place]?.label : undefined;
                return {
                  key: point.id,
                  name: [
                    point.label,
                    group,
                    `${writeX(point.x)} ${props.x.unit}`,
                    `${writeY(point.y)} ${props.y.unit}`,
                  ]
                    .filter(Boolean)
                    .join(', '),
                  box: { x: cx - 5, y: cy - 5, width: 10, height: 10 },
                  shape: (
                    <PointShape
                      x={cx}
                      y={cy}
                      shape={place}
                      color={quiet(point.group) ? 'chartQuiet' : palette[place % palette.length]!}
                    />
                  ),
                  onOpen: onOpen && (() => onOpen(point)),
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
                  <ValueAxis ticks={ticks} format={tick} side="left" from={before} to={width} />
                  <ValueAxis
                    ticks={along.map((value) => ({ value, at: x(value) }))}
                    format={tick}
                    side="bottom"
                    from={TOP}
                    to={bottom}
                  />
                  <text x={width} y={height - 4} textAnchor="end" fill={ink('chartAxis')}>
                    {props.x.title}
                  </text>
                </>
              }
              before={
                dense &&
                (groups.length > 0 ? groups : [{ id: undefined }]).map(({ id }, index) => (
                  <path
                    key={id ?? ''}
                    d={scatterCells(
                      shown
                        .filter(({ group }) => groups.length === 0 || groupAt(group) === index)
                        .map((point) => ({ x: x(point.x), y: y(point.y) })),
                      CELL,
                    )
                      .map((cell) => `M${cell.x - CELL / 2},${cell.y}h${CELL}`)
                      .join('')}
                    stroke={ink(quiet(id) ? 'chartQuiet' : palette[index % palette.length]!)}
                    strokeWidth={CELL}
                    strokeOpacity={0.7}
                  />
                ))
              }
            />
          );
        }}
      </ChartStage>
    </ChartFrame>
  );
}
