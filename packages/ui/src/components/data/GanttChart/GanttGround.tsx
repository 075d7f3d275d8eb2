import { useSyncExternalStore } from 'react';
import { itemKey, type Keyed } from '../../item-key.ts';
import { fitText, ink, textWidth } from '../chart-parts/chart-text.ts';
import { HaloText, RowName } from '../chart-parts/ChartTexts.tsx';
import type { ChartCursor } from '../ChartCursor/chart-cursor.ts';
import { laneHeights, type GanttItem, type GanttRow } from './gantt-lanes.ts';

/** Props of {@link GanttGround}; lengths in px. */
export interface GanttGroundProps extends LaneNamesProps {
  /** Where the ticks are, and their texts of one or two lines. */
  ticks: readonly number[];
  tickTexts: readonly string[];
  /** Whether the texts stand over their ticks, as those of line charts, not beside them. */
  centered: boolean;
  /** Where the present is; null outside of the window. */
  present: number | null;
  /** The parts of its line that no word covers, from top to bottom. */
  presentParts: readonly (readonly [from: number, to: number])[];
  /** Names the present. */
  presentLabel: string;
  /** What the charts beside this one point at; null where none does. */
  cursor: ChartCursor | null;
  /** The time shown, and where an instant lies. */
  window: { readonly from: number; readonly to: number };
  xOf: (at: number) => number;
  height: number;
}

/** What the bars of a Gantt chart stand on: lines and times of the ticks, names of the lanes, the present. */
export function GanttGround(props: GanttGroundProps) {
  const { rows, ticks, tickTexts, centered, present, presentLabel, cursor, window, xOf, ...place } = props;
  const { presentParts } = props;
  const { x, above, width, height } = place;
  return (
    <>
      <TimeLines at={ticks} rows={rows} width={width} height={height} />
      {present !== null && (
        <path
          d={presentParts.map(([from, to]) => `M${present},${from}V${to}`).join('')}
          stroke={ink('accentMark')}
          strokeWidth={1.5}
        />
      )}
      {cursor && <SharedMark cursor={cursor} {...window} x={xOf} height={height} />}
      <TickTexts at={ticks} texts={tickTexts} right={width} centered={centered} />
      <LaneNames rows={rows} x={x} width={width} above={above} />
      {present !== null && <PresentName x={present} label={presentLabel} right={width} />}
    </>
  );
}

interface LaneNamesProps {
  rows: readonly Pick<GanttRow<GanttItem, Keyed>, 'lane' | 'top' | 'height'>[];
  /** Right end of the names, px, where they stand beside their lanes. */
  x: number;
  /** Room in px for the names above their lanes; 0 where they stand beside them. */
  above: number;
  width: number;
}

function LaneNames({ rows, x, above, width }: LaneNamesProps) {
  return rows.map(({ lane, top, height }) =>
    above > 0 ? (
      <HaloText key={itemKey(lane)} x={0} y={top + above / 2 + 2} dy="0.32em">
        <title>{lane.label}</title>
        {fitText(lane.label, width)}
      </HaloText>
    ) : (
      <RowName key={itemKey(lane)} x={x} y={top + height / 2} room={x}>
        {lane.label}
      </RowName>
    ),
  );
}

interface TimeLinesProps extends Pick<LaneNamesProps, 'rows' | 'width'> {
  at: readonly number[];
  height: number;
}

/** Upright lines at the ticks, and a level one above each lane. */
function TimeLines({ at, rows, width, height }: TimeLinesProps) {
  const upright = at.map((x) => `M${x},${laneHeights.head - 4}V${height}`);
  const level = rows.map(({ top }) => `M0,${top}H${width}`);
  return <path d={[...upright, ...level].join('')} fill="none" stroke={ink('chartGrid')} />;
}

interface TickTextsProps extends Pick<GanttGroundProps, 'centered'> {
  at: readonly number[];
  texts: readonly string[];
  right: number;
}

/** Times of the ticks; one that would be cut at the right is left out. */
function TickTexts({ at, texts, right, centered }: TickTextsProps) {
  return at.flatMap((x, index) =>
    texts[index]!.split('\n').map((line, row) => {
      const end = x + (centered ? textWidth(line) / 2 : 3 + textWidth(line));
      return (
        end <= right && (
          <text
            key={`${x} ${row}`}
            x={centered ? x : x + 3}
            y={12 + row * 14}
            textAnchor={centered ? 'middle' : 'start'}
            fill={ink('chartAxis')}
          >
            {line}
          </text>
        )
      );
    }),
  );
}

interface PresentNameProps {
  x: number;
  label: string;
  right: number;
}

/** The name of the line of the present, above the bars. */
function PresentName({ x, label, right }: PresentNameProps) {
  const late = x + 4 + textWidth(label) > right;
  return (
    <HaloText
      x={late ? x - 4 : x + 4}
      y={laneHeights.head - 6}
      textAnchor={late ? 'end' : 'start'}
      fill={ink('accentText')}
      fontWeight={600}
    >
      {label}
    </HaloText>
  );
}

interface SharedMarkProps {
  cursor: ChartCursor;
  /** The time shown, and where an instant lies, px. */
  from: number;
  to: number;
  x: (at: number) => number;
  height: number;
}

/** The instant that is pointed at, here or in another chart. */
function SharedMark({ cursor, from, to, x, height }: SharedMarkProps) {
  const at = useSyncExternalStore(cursor.subscribe, cursor.get, () => null);
  if (at === null || at < from || at > to) return null;
  return (
    <path
      data-cursor=""
      data-picture="none"
      d={`M${x(at)},${laneHeights.head - 4}V${height}`}
      stroke={ink('chartCursor')}
      opacity={0.7}
    />
  );
}
