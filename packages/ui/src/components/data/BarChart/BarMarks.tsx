import type { KeyboardEvent } from 'react';
import { colorVariable, styled } from '../../../themes/stitches.ts';
import type { ColorName } from '../../../tokens/tokens.ts';
import { fitText, roomFor, textWidth } from '../chart-parts/chart-text.ts';
import { NAME_GAP, type Bar, type BarLayout } from './bar-layout.ts';
import type { BarCategory, BarLimit, BarSeries } from './BarChart.tsx';

/** Props of {@link BarMarks}; lengths in px. */
export interface BarMarksProps {
  layout: BarLayout;
  categories: readonly BarCategory[];
  /** The series shown, as the layout counts them. */
  series: readonly BarSeries[];
  /** The levels, as the layout places them. */
  limits: readonly BarLimit[];
  colors: ReadonlyMap<string, ColorName>;
  /** Id of the series that stands out. */
  emphasis: string | null;
  vertical: boolean;
  stacked: boolean;
  /** The whole drawing, the room for names before the bars, and the room along and across the value axis. */
  frame: { width: number; height: number; before: number; along: number; across: number; top: number };
  format: (value: number) => string;
  formatTick: (value: number) => string;
  valueLabels: boolean;
  unit: string;
  label: string;
  /** Index of the bar that Tab reaches. */
  stop: number;
  onStop: (index: number) => void;
  onKey: (event: KeyboardEvent<SVGElement>, index: number) => void;
  onOpen?: ((category: BarCategory, series: BarSeries) => void) | undefined;
}

const Svg = styled('svg', {
  display: 'block',
  overflow: 'visible',
  fontSize: '$fontSizes$caption',
  figures: 'tabular',
  '[data-bar]': { outline: 'none', cursor: 'default' },
  '[data-bar][role=button]': { cursor: 'pointer' },
  '[data-bar]:hover [data-fill]': { opacity: 0.85 },
  '[data-ring]': { display: 'none' },
  '[data-bar]:focus-visible [data-ring]': {
    display: 'inline',
    fill: 'none',
    stroke: '$focus',
    strokeWidth: 2,
  },
});

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function boxOf(bar: Bar, props: BarMarksProps): Box {
  const { vertical, frame } = props;
  const near = Math.min(bar.start, bar.end);
  // A value of zero, or one too small for a pixel, still shows where it is.
  const length = Math.max(1, Math.abs(bar.end - bar.start));
  return vertical
    ? { x: frame.before + bar.across, y: frame.top + near, width: bar.thickness, height: length }
    : { x: frame.before + near, y: bar.across, width: length, height: bar.thickness };
}

/** The outline of a bar: flat where it begins, slightly round where it ends; flat all around in a stack. */
function outline({ x, y, width, height }: Box, bar: Bar, { vertical, stacked }: BarMarksProps): string {
  const r = stacked ? 0 : Math.min(2, width / 2, height / 2);
  const [right, bottom] = [x + width, y + height];
  const forward = bar.end > bar.start;
  if (vertical && forward)
    return `M${x},${y}H${right}V${bottom - r}q0,${r} ${-r},${r}H${x + r}q${-r},0 ${-r},${-r}Z`;
  if (vertical) return `M${x},${bottom}V${y + r}q0,${-r} ${r},${-r}H${right - r}q${r},0 ${r},${r}V${bottom}Z`;
  if (forward) return `M${x},${y}H${right - r}q${r},0 ${r},${r}V${bottom - r}q0,${r} ${-r},${r}H${x}Z`;
  return `M${right},${y}H${x + r}q${-r},0 ${-r},${r}V${bottom - r}q0,${r} ${r},${r}H${right}Z`;
}

function Grid({ layout, vertical, frame, formatTick }: BarMarksProps) {
  const grid = `var(${colorVariable('chartGrid')})`;
  const text = `var(${colorVariable('chartAxis')})`;
  return (
    <g aria-hidden="true">
      {layout.ticks.map(({ value, at }) => {
        const [x1, y1] = vertical ? [frame.before, frame.top + at] : [frame.before + at, 0];
        const [x2, y2] = vertical ? [frame.width, y1] : [x1, frame.across];
        return (
          <g key={value}>
            <line
              x1={x1}
              y1={y1}
              x2={x2}
              y2={y2}
              stroke={value === 0 ? text : grid}
              strokeWidth={1}
              shapeRendering="crispEdges"
            />
            <text
              x={vertical ? frame.before - NAME_GAP : x1}
              y={vertical ? y1 : frame.across + 16}
              dy={vertical ? '0.32em' : undefined}
              textAnchor={vertical ? 'end' : 'middle'}
              fill={text}
            >
              {formatTick(value)}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** Between these widths in px a name under a bar is given room. */
const MIN_NAME = 20;
const MAX_NAME = 56;

function Names({ layout, categories, vertical, frame }: BarMarksProps) {
  const text = `var(${colorVariable(vertical ? 'chartAxis' : 'text')})`;
  // Where not every name has room, every second, third … is written.
  const labels = categories.map(({ label }) => label);
  const wanted = Math.max(MIN_NAME, roomFor(labels, MAX_NAME)) + NAME_GAP;
  const every = vertical ? Math.max(1, Math.ceil(wanted / Math.max(1, layout.band))) : 1;
  const room = vertical ? Math.max(layout.band * every - 6, MIN_NAME) : frame.before - NAME_GAP;
  return (
    <g aria-hidden="true">
      {categories.map(({ id, label }, index) =>
        index % every === 0 ? (
          <text
            key={id}
            x={vertical ? frame.before + layout.middles[index]! : frame.before - 8}
            y={vertical ? frame.height - 8 : layout.middles[index]!}
            dy={vertical ? undefined : '0.32em'}
            textAnchor={vertical ? 'middle' : 'end'}
            fill={text}
          >
            <title>{label}</title>
            {fitText(label, room)}
          </text>
        ) : null,
      )}
    </g>
  );
}

function Whisker({ bar, props }: { bar: Bar; props: BarMarksProps }) {
  if (!bar.whisker) return null;
  const { vertical, frame } = props;
  const middle = bar.across + bar.thickness / 2;
  const cap = Math.min(4, bar.thickness / 3);
  const { low, high } = bar.whisker;
  const d = vertical
    ? `M${frame.before + middle},${frame.top + low}V${frame.top + high}m${-cap},0h${2 * cap}M${frame.before + middle - cap},${frame.top + low}h${2 * cap}`
    : `M${frame.before + low},${middle}H${frame.before + high}m0,${-cap}v${2 * cap}M${frame.before + low},${middle - cap}v${2 * cap}`;
  return <path d={d} fill="none" stroke={`var(${colorVariable('text')})`} strokeWidth={1.25} />;
}

function ValueText({ bar, props }: { bar: Bar; props: BarMarksProps }) {
  const box = boxOf(bar, props);
  const { vertical, stacked, format, valueLabels, layout } = props;
  const text = format(bar.value);
  const room = stacked ? 0 : vertical ? layout.band / Math.max(1, props.series.length) : box.height * 10;
  if (!valueLabels || textWidth(text) > room + 4 || (!vertical && box.height < 9)) return null;
  const negative = bar.value < 0;
  const reach = bar.whisker ? bar.whisker[negative ? 'low' : 'high'] : bar.end;
  const place = vertical
    ? {
        x: box.x + box.width / 2,
        y: props.frame.top + reach + (negative ? 14 : -5),
        textAnchor: 'middle' as const,
      }
    : {
        x: props.frame.before + reach + (negative ? -6 : 6),
        y: box.y + box.height / 2,
        dy: '0.32em',
        textAnchor: negative ? ('end' as const) : ('start' as const),
      };
  return (
    <text {...place} fill={`var(${colorVariable('text')})`}>
      {text}
    </text>
  );
}

/** Levels over the bars; their words stand at the far end, clear of the axis. */
function Limits({ layout, limits, vertical, frame }: BarMarksProps) {
  const text = `var(${colorVariable('text')})`;
  return (
    <g>
      {limits.map(({ label }, index) => {
        const at = layout.levels[index] ?? NaN;
        if (!Number.isFinite(at)) return null;
        const line = vertical
          ? `M${frame.before},${frame.top + at}H${frame.width}`
          : `M${frame.before + at},0V${frame.across}`;
        return (
          <g key={label}>
            <path d={line} fill="none" stroke={text} strokeWidth={1.25} strokeDasharray="5 4" />
            <text
              x={vertical ? frame.width : frame.before + at + 4}
              y={vertical ? frame.top + at - 5 : 10}
              textAnchor={vertical ? 'end' : 'start'}
              fill={text}
              stroke={`var(${colorVariable('surface')})`}
              strokeWidth={3}
              paintOrder="stroke"
            >
              {label}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** Bars, axis and names of a bar chart as SVG: real text, themed by CSS variables. */
export function BarMarks(props: BarMarksProps) {
  const {
    layout,
    categories,
    series,
    colors,
    emphasis,
    frame,
    format,
    unit,
    label,
    stop,
    onStop,
    onKey,
    onOpen,
  } = props;
  return (
    <Svg width={frame.width} height={frame.height} role="group" aria-label={label}>
      <Grid {...props} />
      <Names {...props} />
      {layout.bars.map((bar, index) => {
        const [category, one] = [categories[bar.category]!, series[bar.series]!];
        const box = boxOf(bar, props);
        const quiet = emphasis !== null && emphasis !== one.id;
        const open = onOpen && (() => onOpen(category, one));
        const name = [category.label, series.length > 1 ? one.label : '', `${format(bar.value)} ${unit}`];
        return (
          <g
            key={`${category.id} ${one.id}`}
            data-bar=""
            role={open ? 'button' : 'img'}
            aria-label={name.filter(Boolean).join(', ')}
            tabIndex={index === stop ? 0 : -1}
            onFocus={() => onStop(index)}
            onClick={open}
            onKeyDown={(event) => {
              if (open && (event.key === 'Enter' || event.key === ' ')) {
                event.preventDefault();
                open();
              } else onKey(event, index);
            }}
          >
            <title>{name.filter(Boolean).join(', ')}</title>
            <path
              data-fill=""
              d={outline(box, bar, props)}
              fill={`var(${colorVariable(quiet ? 'chartQuiet' : colors.get(one.id)!)})`}
            />
            <rect
              data-ring=""
              x={box.x - 2}
              y={box.y - 2}
              width={box.width + 4}
              height={box.height + 4}
              rx={3}
            />
            <Whisker bar={bar} props={props} />
          </g>
        );
      })}
      <g aria-hidden="true" pointerEvents="none">
        {layout.bars.map((bar, index) => (
          <ValueText key={index} bar={bar} props={props} />
        ))}
      </g>
      <Limits {...props} />
    </Svg>
  );
}
