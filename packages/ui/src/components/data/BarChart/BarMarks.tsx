import { itemKey } from '../../item-key.ts';
import type { ColorName } from '../../../tokens/tokens.ts';
import { ink, isDrawable, roomFor, roomForTicks, softInk, textWidth } from '../chart-parts/chart-text.ts';
import { BandNames, HaloText, RowName } from '../chart-parts/ChartTexts.tsx';
import { heightOverNames, layoutBandNames, type BandNamesLayout } from '../chart-parts/band-names.ts';
import type { MarkDrawing } from '../chart-parts/MarkChart.tsx';
import type { ChartMark, MarkBox } from '../chart-parts/MarkGroup.tsx';
import { ValueAxis } from '../chart-parts/ValueAxis.tsx';
import {
  layoutBars,
  nextBar,
  roomOver,
  type Bar,
  type BarArrangement,
  type BarItem,
  type BarLayout,
  type BarLimit,
  type BarOrientation,
  type BarSeries,
} from './bar-layout.ts';

/** What a bar chart draws, whatever its width. */
export interface BarModel {
  readonly items: readonly BarItem[];
  readonly series: readonly BarSeries[];
  readonly limits: readonly BarLimit[];
  readonly unit: string;
  readonly orientation: BarOrientation;
  readonly arrangement: BarArrangement;
  /** px. */
  readonly height: number;
  /** Ids of series that are not drawn. */
  readonly hidden: ReadonlySet<string>;
  /** Id of the series that stands out. */
  readonly pointed: string | null;
  readonly colors: ReadonlyMap<string, ColorName>;
  /** Id of the item whose bars have their full color. */
  readonly highlightedId: string | null;
  /** Writes the numbers of the axis, and values. */
  readonly tick: (value: number) => string;
  readonly write: (value: number) => string;
  /** Says of an item that more of it is still to come. */
  readonly incomplete: string;
  readonly onSelect?: ((item: BarItem, series: BarSeries) => void) | undefined;
}

/** A model laid out for a width; lengths in px. */
interface BarDrawing extends BarModel {
  readonly layout: BarLayout;
  /** The names under upright bars; null where bars lie. */
  readonly under: BandNamesLayout | null;
  readonly vertical: boolean;
  readonly stacked: boolean;
  readonly width: number;
  /** Room for names before the bars, and for the figure over the tallest one. */
  readonly before: number;
  /** Where names beside the bars end. */
  readonly namesEnd: number;
  readonly top: number;
  /** Room across the value axis. */
  readonly across: number;
}

/** Room in px for the numbers of the axis under lying bars. */
export const lowerAxis = 24;

/** Gap in px between a name and the axis beside it. */
const nameGap = 8;

/** Share of the width that names may take: a cut name says less than a shorter bar. */
const mostForNames = 0.42;
/** Room in px for the figure over the tallest bar, under the lowest, right of the widest, and left of negative ones. */
const figureRoom = { top: 18, below: 16, right: 48, left: 40 } as const;

function layOut(model: BarModel, width: number): BarDrawing {
  const { items, orientation, arrangement, limits, tick } = model;
  const vertical = orientation === 'vertical';
  const reach = model.series.flatMap(({ values }) => values.filter(isDrawable));
  const [low, high] = [Math.min(0, ...reach), Math.max(0, ...reach)];
  // The widest number or name decides, names within `mostForNames` of the width.
  const names = items.map(({ label }) => label);
  const under = vertical
    ? layoutBandNames(names, {
        from: roomForTicks([high, low].map((end) => tick(Math.round(end)))),
        to: width,
      })
    : null;
  const height = under ? heightOverNames(model.height, under) : model.height;
  const before = under
    ? under.from
    : roomFor(names, mostForNames * width - nameGap) + nameGap + (low < 0 ? figureRoom.left : 0);
  const across = vertical ? width - before : height - lowerAxis;
  // Figures under negative bars need a line of their own above the names.
  const below = low < 0 ? figureRoom.below : 0;
  const length = under ? height - under.below - below - figureRoom.top : width - before - figureRoom.right;
  const series = model.series.filter((one) => !model.hidden.has(itemKey(one)));
  const layout = layoutBars({
    series,
    items: items.length,
    arrangement,
    orientation,
    length: Math.max(1, length),
    breadth: Math.max(1, across),
    ticks: Math.max(2, Math.min(8, Math.floor(length / (vertical ? 56 : 96)))),
    levels: limits.map(({ value }) => value),
  });
  const top = vertical ? figureRoom.top : 0;
  return {
    ...model,
    height,
    series,
    layout,
    under,
    vertical,
    stacked: arrangement === 'stacked',
    width,
    before,
    namesEnd: before - nameGap - (low < 0 ? figureRoom.left : 0),
    top,
    across,
  };
}

function boxOf(bar: Bar, { vertical, before, top }: BarDrawing): MarkBox {
  const near = Math.min(bar.start, bar.end);
  // A value of zero, or one too small for a pixel, still shows where it is.
  const length = Math.max(1, Math.abs(bar.end - bar.start));
  return vertical
    ? { x: before + bar.across, y: top + near, width: bar.thickness, height: length }
    : { x: before + near, y: bar.across, width: length, height: bar.thickness };
}

/** The outline of a bar: flat where it begins, slightly round where it ends; flat all around in a stack. */
function outline({ x, y, width, height }: MarkBox, bar: Bar, { vertical, stacked }: BarDrawing): string {
  const r = stacked ? 0 : Math.min(2, width / 2, height / 2);
  const [right, bottom] = [x + width, y + height];
  const forward = bar.end > bar.start;
  if (vertical && forward)
    return `M${x},${y}H${right}V${bottom - r}q0,${r} ${-r},${r}H${x + r}q${-r},0 ${-r},${-r}Z`;
  if (vertical) return `M${x},${bottom}V${y + r}q0,${-r} ${r},${-r}H${right - r}q${r},0 ${r},${r}V${bottom}Z`;
  if (forward) return `M${x},${y}H${right - r}q${r},0 ${r},${r}V${bottom - r}q0,${r} ${-r},${r}H${x}Z`;
  return `M${right},${y}H${x + r}q${-r},0 ${-r},${r}V${bottom - r}q0,${r} ${r},${r}H${right}Z`;
}

function Names({ layout, items, under, before, namesEnd, height }: BarDrawing) {
  const middles = layout.middles;
  if (under) {
    const bands = items.map((item, index) => ({
      id: itemKey(item),
      label: item.label,
      middle: before + middles[index]!,
    }));
    return <BandNames bands={bands} layout={under} height={height} />;
  }
  return items.map((item, index) => (
    <RowName key={itemKey(item)} x={namesEnd} y={middles[index]!} room={namesEnd}>
      {item.label}
    </RowName>
  ));
}

function Whisker({ bar, drawing }: { bar: Bar; drawing: BarDrawing }) {
  if (!bar.whisker) return null;
  const { vertical, before, top } = drawing;
  const middle = bar.across + bar.thickness / 2;
  const cap = Math.min(4, bar.thickness / 3);
  const { low, high } = bar.whisker;
  const d = vertical
    ? `M${before + middle},${top + low}V${top + high}m${-cap},0h${2 * cap}M${before + middle - cap},${top + low}h${2 * cap}`
    : `M${before + low},${middle}H${before + high}m0,${-cap}v${2 * cap}M${before + low},${middle - cap}v${2 * cap}`;
  return (
    <>
      {/* Its ground, without which it would be lost on a bar as dark as itself. */}
      <path d={d} fill="none" stroke={ink('surface')} strokeWidth={4} strokeLinecap="square" />
      <path d={d} fill="none" stroke={ink('text')} strokeWidth={1.25} />
    </>
  );
}

function ValueText({ bar, drawing }: { bar: Bar; drawing: BarDrawing }) {
  const { vertical, stacked, write, before, top, series, layout } = drawing;
  const box = boxOf(bar, drawing);
  const text = write(bar.value);
  if (stacked || (!vertical && box.height < 9)) return null;
  const wide = textWidth(text) > box.width - 4;
  const lane = vertical && series.length === 2 && wide ? bar.series : null;
  if (vertical && textWidth(text) > roomOver(bar.thickness, layout.band, series.length)) return null;
  const negative = bar.value < 0;
  const reach = bar.whisker ? bar.whisker[negative ? 'low' : 'high'] : bar.end;
  const place = vertical
    ? {
        // Of a pair, each figure extends away from the other bar.
        x: box.x + (lane === null ? box.width / 2 : lane === 0 ? box.width : 0),
        y: top + reach + (negative ? 14 : -5),
        textAnchor: lane === null ? ('middle' as const) : lane === 0 ? ('end' as const) : ('start' as const),
      }
    : {
        x: before + reach + (negative ? -6 : 6),
        y: box.y + box.height / 2,
        dy: '0.32em',
        textAnchor: negative ? ('end' as const) : ('start' as const),
      };
  // Readable where a level runs through it.
  return <HaloText {...place}>{text}</HaloText>;
}

/** Height in px of a text over an upright bar, and of the label over a level. */
const overBar = 18;

/** The right end of the label over a level: as far right as it covers no bar and no figure, else at the far end. */
function labelEnd(label: string, level: number, { layout, before, width }: BarDrawing): number {
  const room = textWidth(label) + 6;
  const high = layout.bars.filter(({ start, end }) => Math.min(start, end) - overBar < level);
  const isFree = (right: number) =>
    right - room >= before &&
    high.every(
      ({ across, thickness }) => right <= before + across || right - room >= before + across + thickness,
    );
  const ends = [width, ...high.map(({ across }) => before + across - 4)].sort((a, b) => b - a);
  return ends.find(isFree) ?? width;
}

/** Levels over the bars; their labels stand clear of the axis, and of bars and figures where there is room. */
function Limits(drawing: BarDrawing) {
  const { layout, limits, vertical, before, top, width, across } = drawing;
  return limits.map(({ label }, index) => {
    const at = layout.levels[index] ?? NaN;
    if (!Number.isFinite(at)) return null;
    const line = vertical ? `M${before},${top + at}H${width}` : `M${before + at},0V${across}`;
    const place = vertical
      ? { x: labelEnd(label, at, drawing), y: top + at - 5, textAnchor: 'end' as const }
      : { x: before + at + 4, y: 10 };
    return (
      <g key={label}>
        <path d={line} fill="none" stroke={ink('text')} strokeWidth={1.25} strokeDasharray="5 4" />
        <HaloText {...place}>{label}</HaloText>
      </g>
    );
  });
}

/** What an item is called, with the word for one that is not whole. */
export function namedItem({ label, incomplete = false }: BarItem, word: string): string {
  return incomplete ? `${label}, ${word}` : label;
}

function barMark(bar: Bar, drawing: BarDrawing): ChartMark {
  const { items, series, write, unit, pointed, colors, highlightedId, onSelect } = drawing;
  const [item, one] = [items[bar.item]!, series[bar.series]!];
  const box = boxOf(bar, drawing);
  const seriesId = itemKey(one);
  const quiet = pointed !== null && pointed !== seriesId;
  const color = colors.get(seriesId)!;
  const full = highlightedId === null || itemKey(item) === highlightedId || pointed === seriesId;
  // Softened beside the one that matters, it keeps its color by an edge within the bar, whose length is its value.
  const partial = item.incomplete === true && one.whole !== true;
  const edge = !quiet && (!full || partial) && box.width > 2 && box.height > 2;
  const drawn = edge ? { x: box.x + 0.5, y: box.y + 0.5, width: box.width - 1, height: box.height - 1 } : box;
  const name = [
    partial ? namedItem(item, drawing.incomplete) : item.label,
    series.length > 1 ? one.label : '',
    `${write(bar.value)} ${unit}`,
  ];
  return {
    key: `${itemKey(item)} ${seriesId}`,
    name: name.filter(Boolean).join(', '),
    box,
    shape: (
      <>
        <path
          data-fill=""
          d={outline(drawn, bar, drawing)}
          fill={quiet ? ink('chartQuiet') : full && !partial ? ink(color) : softInk(color)}
          stroke={edge ? ink(color) : undefined}
          strokeDasharray={edge && partial ? '3 2' : undefined}
        />
        <Whisker bar={bar} drawing={drawing} />
      </>
    ),
    onSelect: onSelect && (() => onSelect(item, one)),
  };
}

/** Bars, axis and names as SVG: real text, themed by CSS variables. */
export function drawBars(model: BarModel, width: number): MarkDrawing {
  const drawing = layOut(model, width);
  const { layout, vertical, before, top, across, tick, orientation, height, under } = drawing;
  const [side, from, to, start] = vertical
    ? (['left', before, width, top] as const)
    : (['bottom', 0, across, before] as const);
  const ticks = layout.ticks.map(({ value, at }) => ({ value, at: start + at }));
  return {
    height,
    shortNames: under?.short ?? 0,
    marks: layout.bars.map((bar) => barMark(bar, drawing)),
    behind: (
      <>
        <ValueAxis ticks={ticks} format={tick} side={side} from={from} to={to} />
        <Names {...drawing} />
      </>
    ),
    over: (
      <>
        <Limits {...drawing} />
        {/* The bars are read aloud with their values. */}
        <g aria-hidden="true" pointerEvents="none">
          {layout.bars.map((bar, index) => (
            <ValueText key={index} bar={bar} drawing={drawing} />
          ))}
        </g>
      </>
    ),
    hover: 'fade',
    step: (index, key) => nextBar(layout.bars, index, key, orientation),
  };
}
