import type { ScaleLinear } from 'd3-scale';
import { ink, roomForTicks } from './chart-text.ts';

/** A tick: its value, and where it lies in px. */
export interface AxisTick {
  readonly value: number;
  readonly at: number;
}

/** About so many ticks of a scale. */
export function axisTicks(scale: ScaleLinear<number, number>, count: number): AxisTick[] {
  return scale.ticks(count).map((value) => ({ value, at: scale(value) }));
}

/** Ticks of a lower axis, as many as have room in `width` px for numbers about `each` px wide. */
export function bottomTicks(scale: ScaleLinear<number, number>, width: number, each: number): AxisTick[] {
  return axisTicks(scale, Math.max(2, Math.floor(width / each)));
}

/** Room in px at the left for the numbers of an axis. */
export function roomForAxis(ticks: readonly AxisTick[], format: (value: number) => string): number {
  return roomForTicks(ticks.map(({ value }) => format(value)));
}

/** Props of {@link ValueAxis}; lengths in px. */
export interface ValueAxisProps {
  ticks: readonly AxisTick[];
  format: (value: number) => string;
  /** `left` and `right` axes have level grid lines from `from` to `to`; a `bottom` axis upright ones. */
  side: 'left' | 'right' | 'bottom';
  /** Where the grid lines begin and end. */
  from: number;
  to: number;
  /** Leaves out the grid lines. @default false */
  bare?: boolean;
}

/** Ticks and faint grid lines of a value axis. */
export function ValueAxis({ ticks, format, side, from, to, bare = false }: ValueAxisProps) {
  return (
    <g>
      {ticks.map(({ value, at }) => {
        const line =
          side === 'bottom' ? { x1: at, x2: at, y1: from, y2: to } : { x1: from, x2: to, y1: at, y2: at };
        const place = {
          left: { x: from - 8, y: at, dy: '0.32em', textAnchor: 'end' as const },
          right: { x: to + 8, y: at, dy: '0.32em', textAnchor: 'start' as const },
          bottom: { x: at, y: to + 16, textAnchor: 'middle' as const },
        }[side];
        return (
          <g key={value}>
            {!bare && (
              <line
                {...line}
                stroke={ink(value === 0 ? 'chartAxis' : 'chartGrid')}
                strokeWidth={1}
                shapeRendering="crispEdges"
              />
            )}
            <text {...place} fill={ink('chartAxis')}>
              {format(value)}
            </text>
          </g>
        );
      })}
    </g>
  );
}
