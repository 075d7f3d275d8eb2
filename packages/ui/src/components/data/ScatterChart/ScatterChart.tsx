import { itemKey, type Keyed } from '../../item-key.ts';
import { scaleLinear } from 'd3-scale';
import { useMemo } from 'react';
import { minMax, ink, isDrawable, paletteColor } from '../chart-parts/chart-text.ts';
import { BottomTitle, HaloText } from '../chart-parts/ChartTexts.tsx';
import { Legend } from '../chart-parts/Legend.tsx';
import { MarkChart, type ChartProps, type MarkDrawing } from '../chart-parts/MarkChart.tsx';
import { useChartTexts } from '../chart-parts/use-chart-texts.ts';
import { useChartWords } from '../chart-parts/use-chart-words.ts';
import { useLegend, type HiddenSeriesProps } from '../chart-parts/use-legend.ts';
import { axisTicks, bottomTicks, roomForAxis, ValueAxis } from '../chart-parts/ValueAxis.tsx';
import { PointShape } from './PointShape.tsx';
import { maxMarks, scatterCells } from './scatter-cells.ts';
import { scatterChartWords, type ScatterChartLabels } from './scatter-chart.words.ts';

/** One thing with two measures. */
export interface ScatterItem extends Keyed {
  readonly x: number | null | undefined;
  readonly y: number | null | undefined;
  /** Id of the group it belongs to. */
  readonly group?: string;
}

/** A group of points, with a color and shape of its own. */
export type ScatterGroup = Keyed;

/** A line behind the points, such as what is expected of them. */
export interface ScatterCurve extends Keyed {
  /** x and y, in the order in which they are joined. */
  readonly points: readonly (readonly [x: number, y: number])[];
}

/** An area behind the points, such as where they should lie. */
export interface ScatterRegion {
  readonly label: string;
  /** x and y of its corners, in their order around it. */
  readonly corners: readonly (readonly [x: number, y: number])[];
}

/** What an axis measures. */
export interface ScatterAxis {
  /** With the unit, for example `Water cut, %`. */
  readonly title: string;
  readonly unit: string;
  /** Decimals of values. @default 1 */
  readonly digits?: number;
}

/** Props of {@link ScatterChart}. `items` and `groups` must keep their identity while they stay the same. */
export interface ScatterChartProps extends ChartProps<ScatterChartLabels>, HiddenSeriesProps {
  items: readonly ScatterItem[];
  groups?: readonly ScatterGroup[];
  axes: { readonly x: ScatterAxis; readonly y: ScatterAxis };
  /** Lines behind the points, each with its name at its beginning. Keep their identity too. @default none */
  curves?: readonly ScatterCurve[];
  /** An area behind the points. @default none */
  region?: ScatterRegion | null;
  /** Height in px. @default 280 */
  height?: number;
  /** A point was chosen; without it points are only read. */
  onSelect?: (item: ScatterItem) => void;
}

type Drawable = ScatterItem & { readonly x: number; readonly y: number };

const noGroups: readonly ScatterGroup[] = [];
const noCurves: readonly ScatterCurve[] = [];
const top = 10;
const below = 40;
const cellSize = 4;

/** The ends of an axis that holds all values and is never of no length. */
function axisEnds(values: readonly number[]): [number, number] {
  const [low, high] = minMax(values);
  return low === high ? [low - (Math.abs(low) / 10 || 1), high + (Math.abs(high) / 10 || 1)] : [low, high];
}

function useDrawable(items: readonly ScatterItem[]): Drawable[] {
  return useMemo(
    () =>
      items
        .filter((point): point is Drawable => isDrawable(point.x) && isDrawable(point.y))
        .sort((a, b) => a.x - b.x || a.y - b.y),
    [items],
  );
}

/** Two measures of many things against each other: whether they go together, and which one does not. */
export function ScatterChart(props: ScatterChartProps) {
  const { items, groups = noGroups, axes, locale, height = 280, onSelect } = props;
  const { curves = noCurves, region = null } = props;
  const { x, y } = axes;
  const labels = useChartWords(scatterChartWords, props.labels);
  const { hidden, pointed, legend } = useLegend(props);
  const xTexts = useChartTexts(locale, x.digits ?? 1);
  const yTexts = useChartTexts(locale, y.digits ?? 1);
  const drawable = useDrawable(items);
  const shown = drawable.filter(({ group }) => group === undefined || !hidden.has(group));
  const dense = shown.length > maxMarks;
  const leftOut = items.length - drawable.length;
  const behind = curves.flatMap(({ label, points }) => points.map(([px, py]) => ({ label, x: px, y: py })));
  const notes = [leftOut > 0 && labels.leftOut(leftOut), dense && labels.dense(shown.length)];
  const cell = (value: number | null | undefined, { write }: typeof xTexts) =>
    isDrawable(value) ? write(value) : labels.noValue;
  return (
    <MarkChart
      chart={props}
      labels={labels}
      axisTitle={y.title}
      height={height}
      empty={drawable.length === 0}
      note={notes.filter(Boolean).join(' ') || undefined}
      legend={
        groups.length > 1 && (
          <Legend
            {...legend}
            label={labels.groups}
            items={groups.map((group, index) => ({
              id: itemKey(group),
              label: group.label,
              color: paletteColor(index),
              icon: (
                <svg width={12} height={12} aria-hidden="true" style={{ flexShrink: 0 }}>
                  <PointShape x={6} y={6} shape={index} color={paletteColor(index)} />
                </svg>
              ),
            }))}
          />
        )
      }
      table={() => ({
        columns: [labels.item, x.title, y.title],
        rowCount: items.length + behind.length,
        row: (index) => {
          const point = items[index] ?? behind[index - items.length]!;
          return [point.label, cell(point.x, xTexts), cell(point.y, yTexts)];
        },
      })}
      draw={(width) =>
        drawPoints(
          { axes, groups, curves, region, height, drawable, shown, dense, pointed, xTexts, yTexts, onSelect },
          width,
        )
      }
    />
  );
}

/** What a scatter chart draws, whatever its width. */
interface ScatterModel extends Pick<ScatterChartProps, 'axes'> {
  readonly groups: readonly ScatterGroup[];
  readonly curves: readonly ScatterCurve[];
  readonly region: ScatterRegion | null;
  readonly height: number;
  /** Points with both values, and those of them that the legend does not hide. */
  readonly drawable: readonly Drawable[];
  readonly shown: readonly Drawable[];
  readonly dense: boolean;
  /** Id of the group that stands out. */
  readonly pointed: string | null;
  readonly xTexts: ReturnType<typeof useChartTexts>;
  readonly yTexts: ReturnType<typeof useChartTexts>;
  readonly onSelect: ScatterChartProps['onSelect'];
}

function drawPoints(model: ScatterModel, width: number): MarkDrawing {
  const { groups, curves, region, height, drawable, shown, dense, pointed, xTexts, yTexts, onSelect } = model;
  const places = [
    ...drawable.map((point) => [point.x, point.y] as const),
    ...curves.flatMap(({ points }) => points),
    ...(region?.corners ?? []),
  ];
  const { tick } = xTexts;
  const bottom = height - below;
  const y = scaleLinear(axisEnds(places.map(([, py]) => py)), [bottom, top]).nice(4);
  const ticks = axisTicks(y, 4);
  const before = roomForAxis(ticks, tick);
  const x = scaleLinear(axisEnds(places.map(([px]) => px)), [before + 4, width - 12]).nice(5);
  const groupAt = (id: string | undefined) =>
    Math.max(
      0,
      groups.findIndex((group) => itemKey(group) === id),
    );
  const colorOf = (id: string | undefined, place: number) =>
    pointed !== null && pointed !== id ? 'chartQuiet' : paletteColor(place);
  const mark = (point: Drawable) => {
    const [cx, cy] = [x(point.x), y(point.y)];
    const place = groupAt(point.group);
    const name = [
      point.label,
      groups.length > 1 && groups[place]?.label,
      `${xTexts.write(point.x)} ${model.axes.x.unit}`,
      `${yTexts.write(point.y)} ${model.axes.y.unit}`,
    ];
    return {
      key: itemKey(point),
      name: name.filter(Boolean).join(', '),
      box: { x: cx - 5, y: cy - 5, width: 10, height: 10 },
      shape: <PointShape x={cx} y={cy} shape={place} color={colorOf(point.group, place)} />,
      onSelect: onSelect && (() => onSelect(point)),
    };
  };
  const pathOf = (points: readonly (readonly [number, number])[]) =>
    `M${points.map(([px, py]) => `${x(px)},${y(py)}`).join('L')}`;
  const cells = (group: ScatterGroup | null, place: number) => {
    const id = group ? itemKey(group) : '';
    const own = shown.filter(({ group }) => groups.length === 0 || groupAt(group) === place);
    const squares = scatterCells(
      own.map((point) => ({ x: x(point.x), y: y(point.y) })),
      cellSize,
    );
    return (
      <path
        key={id}
        d={squares.map((cell) => `M${cell.x - cellSize / 2},${cell.y}h${cellSize}`).join('')}
        stroke={ink(colorOf(id || undefined, place))}
        strokeWidth={cellSize}
        strokeOpacity={0.7}
      />
    );
  };
  return {
    marks: dense ? [] : shown.map(mark),
    behind: (
      <>
        <ValueAxis ticks={ticks} format={tick} side="left" from={before} to={width} />
        <ValueAxis
          ticks={bottomTicks(x, width - before, 88)}
          format={tick}
          side="bottom"
          from={top}
          to={bottom}
        />
        <BottomTitle x={width} y={height}>
          {model.axes.x.title}
        </BottomTitle>
        {region && region.corners.length > 2 && (
          <path d={`${pathOf(region.corners)}Z`} fill={ink('chartBand')}>
            <title>{region.label}</title>
          </path>
        )}
        {curves.map((curve) => {
          const [first] = curve.points;
          return (
            first && (
              <g key={itemKey(curve)}>
                <path d={pathOf(curve.points)} fill="none" stroke={ink('chartQuiet')} strokeWidth={1.5} />
                <HaloText x={x(first[0]) + 4} y={y(first[1])} dy="-0.4em">
                  {curve.label}
                </HaloText>
              </g>
            )
          );
        })}
      </>
    ),
    before: dense && (groups.length > 0 ? groups : [null]).map(cells),
  };
}
