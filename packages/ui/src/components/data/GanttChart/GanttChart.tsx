import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { itemKey, type Keyed } from '../../item-key.ts';
import { useLocale } from '../../../words/words.tsx';
import { fitText, ink, roomFor, textWidth } from '../chart-parts/chart-text.ts';
import { useChartCursor, type ChartCursor } from '../ChartCursor/chart-cursor.ts';
import { useSharedAxis, type SharedGutters } from '../ChartCursor/shared-axis.ts';
import { HaloText, RowName } from '../chart-parts/ChartTexts.tsx';
import { MarkChart, type ChartProps, type MarkDrawing } from '../chart-parts/MarkChart.tsx';
import { axisStep, tickLabeler, timeTicks, zoneClock } from '../chart-parts/time-axis.ts';
import { useChartWords } from '../chart-parts/use-chart-words.ts';
import { ganttChartWords, type GanttChartLabels } from './gantt-chart.words.ts';
import {
  ganttRows,
  ganttStates,
  laneHeights,
  type CutSpan,
  type GanttRow,
  type GanttState,
} from './gantt-lanes.ts';
import { GanttBar, GanttKey, labelColor } from './GanttBar.tsx';

/** One activity. */
export interface GanttItem {
  readonly id: string;
  /** Id of the lane in which it stands. */
  readonly lane: string;
  readonly label: string;
  /** Milliseconds since 1970. */
  readonly from: number;
  /** Milliseconds since 1970; null while its end is not known. */
  readonly to: number | null;
  readonly state: GanttState;
}

/** Props of {@link GanttChart}. `items` and `lanes` must keep their identity while they stay the same. */
export interface GanttChartProps extends ChartProps<GanttChartLabels> {
  lanes: readonly Keyed[];
  /** In any order; those without a beginning or outside the window are not shown. */
  items: readonly GanttItem[];
  /** The time shown, ms since 1970. */
  window: { readonly from: number; readonly to: number };
  /** The present, ms since 1970; marked where it lies in the window. */
  now?: number;
  /** IANA time zone of the field: work begins by its clock, not by the reader's. */
  timeZone: string;
  /** An activity was chosen; without it activities are only read. */
  onSelect?: (item: GanttItem) => void;
}

/** px: the narrowest bar, between two labels of a line, and what figures of equal width take more than measured. */
const [minBar, labelGap, labelAir] = [4, 8, 6];

/** The width from which the names of lanes have room beside them, px. */
const namesBesideFrom = 400;

function useGanttTimes(given: string | undefined, timeZone: string) {
  const readers = useLocale();
  const locale = given ?? readers;
  return useMemo(
    () => ({
      time: new Intl.DateTimeFormat(locale, {
        timeZone,
        dateStyle: 'medium',
        timeStyle: 'short',
        hourCycle: 'h23',
      }),
      clock: zoneClock(timeZone),
      tickLabels: tickLabeler(locale, timeZone),
    }),
    [locale, timeZone],
  );
}

/** What is planned, runs and was done, by place and time; what overlaps stands below one another. */
export function GanttChart(props: GanttChartProps) {
  const { lanes, items, now, locale, timeZone, onSelect } = props;
  const labels = useChartWords(ganttChartWords, props.labels);
  const axis = useSharedAxis();
  const { from, to } = axis ? (axis.zoomed ?? axis.full) : props.window;
  const gutters = useGutters(axis?.gutters);
  const cursor = useChartCursor();
  const [pointer] = useState(() => ({}));
  const rows = useMemo(() => ganttRows(lanes, items, { from, to }), [lanes, items, from, to]);
  const shown = rows.flatMap(({ own }) => own.map(({ item }) => item));
  const { time, clock, tickLabels } = useGanttTimes(locale, timeZone);
  const endText = ({ from: start, to: end }: GanttItem) =>
    end === null ? labels.open : time.format(Math.max(start, end));
  const texts = (item: GanttItem): [string, string, string] => [
    lanes.find((lane) => itemKey(lane) === item.lane)?.label ?? item.lane,
    item.label,
    labels.states[item.state] ?? item.state,
  ];
  const draw = (width: number): MarkDrawing => {
    const beside = width >= namesBesideFrom;
    const names = beside
      ? roomFor(
          lanes.map(({ label }) => label),
          width / 3,
        )
      : 0;
    const needed = beside ? names + 8 : 0;
    const left = Math.max(needed, gutters.left);
    const right = width - gutters.right;
    const above = beside ? 0 : laneHeights.name;
    const x = (at: number) => left + ((at - from) / (to - from)) * (right - left);
    const placed = placeActivities(lanes, items, { from, to }, { left, right: width, above, x });
    const step = axisStep(to - from, right - left);
    const ticks = timeTicks(from, to, step, clock);
    // A window of days has its year in the title.
    const tickTexts = tickLabels(ticks, step).map((text, index) =>
      index === 0 && (step.unit === 'day' || step.unit === 'week') ? text.split('\n')[0]! : text,
    );
    const { height } = placed;
    const present = now !== undefined && now >= from && now <= to;
    return {
      height,
      around: (drawing) => (
        <div
          onPointerMove={({ clientX, currentTarget }) => {
            const at =
              from +
              ((clientX - currentTarget.getBoundingClientRect().left - left) / (right - left)) * (to - from);
            cursor?.set(at >= from && at <= to ? at : null, pointer);
          }}
          onPointerLeave={() => cursor?.set(null, pointer)}
        >
          {axis && <GutterNeed gutters={axis.gutters} left={needed} />}
          {drawing}
        </div>
      ),
      marks: placed.bars.map(({ item, cut, box }) => ({
        key: item.id,
        name: [...texts(item), `${time.format(item.from)} – ${endText(item)}`].join(', '),
        box,
        shape: <GanttBar box={box} state={item.state} fromBefore={cut.fromBefore} goesOn={cut.goesOn} />,
        onSelect: onSelect && (() => onSelect(item)),
      })),
      behind: (
        <>
          <TimeLines at={ticks.map(x)} rows={placed.rows} width={width} height={height} />
          {present && (
            <path
              d={`M${x(now)},${laneHeights.head - 14}V${height}`}
              stroke={ink('accentMark')}
              strokeWidth={1.5}
            />
          )}
          {cursor && <SharedMark cursor={cursor} from={from} to={to} x={x} height={height} />}
          <TickTexts at={ticks.map(x)} texts={tickTexts} right={width} centered={axis !== null} />
          <LaneNames rows={placed.rows} x={left - 8} width={width} above={above} />
          {present && <PresentName x={x(now)} label={labels.now} right={width} />}
        </>
      ),
      before: placed.bars.map(({ item, label }) => {
        const canceled = item.state === 'cancelled';
        const text = {
          x: label.x,
          y: label.y,
          dy: '0.35em',
          fill: ink(label.inside || canceled ? labelColor(stateOf(item)) : 'text'),
          textDecoration: canceled ? 'line-through' : undefined,
        };
        // The halo of a stroke through a text would hide the text.
        return label.inside || canceled ? (
          <text key={item.id} {...text}>
            {label.text}
          </text>
        ) : (
          <HaloText key={item.id} {...text}>
            {label.text}
          </HaloText>
        );
      }),
    };
  };
  return (
    <MarkChart
      chart={props}
      labels={labels}
      axisTitle=""
      height={laneHeights.head + rows.reduce((sum, row) => sum + row.height, 0)}
      empty={shown.length === 0 || !(to > from)}
      legend={<GanttKey label={labels.key} states={new Set(shown.map(stateOf))} names={labels.states} />}
      table={() => ({
        columns: [labels.lane, labels.item, labels.state, labels.from, labels.to],
        rowCount: shown.length,
        row: (index) => {
          const item = shown[index]!;
          return [...texts(item), time.format(item.from), endText(item)];
        },
      })}
      draw={draw}
    />
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
  return <path d={[...upright, ...level].join('')} stroke={ink('chartGrid')} />;
}

interface TickTextsProps {
  at: readonly number[];
  /** Of one or two lines. */
  texts: readonly string[];
  right: number;
  /** Whether they stand over their ticks, as those of line charts, not beside them. */
  centered: boolean;
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

const noGutters = { left: 0, right: 0 };

/** The room that the charts of a shared axis keep beside their plots; none without one. */
function useGutters(shared: SharedGutters | undefined) {
  return useSyncExternalStore(
    shared?.subscribe ?? subscribeToNothing,
    shared?.get ?? (() => noGutters),
    () => noGutters,
  );
}

const subscribeToNothing = () => () => undefined;

/** Asks for room at the left of the plots of a shared axis while it is there. */
function GutterNeed({ gutters, left }: { gutters: SharedGutters; left: number }) {
  const [chart] = useState(() => ({}));
  useEffect(() => gutters.ask(chart, { left }), [gutters, chart, left]);
  useEffect(() => () => gutters.leave(chart), [gutters, chart]);
  return null;
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

/** A state of another version is shown as planned. */
const stateOf = ({ state }: GanttItem): GanttState => (ganttStates.includes(state) ? state : 'planned');

interface GanttPaper {
  /** Between these the bars stand, px. */
  readonly left: number;
  readonly right: number;
  /** Room in px above the lines of each lane. */
  readonly above: number;
  /** Where an instant lies, px. */
  readonly x: (at: number) => number;
}

/** A bar with its label, px. */
interface PlacedLabel {
  readonly text: string;
  /** Left end of the text and its width. */
  readonly x: number;
  readonly width: number;
  /** Whether the text stands on its bar, not beside it. */
  readonly inside: boolean;
}

/**
 * Places bars and their labels. A label stands on its bar where it fits, else right behind it, or right before a bar near
 * the right end; labels and bars of a line never meet.
 */
function placeActivities(
  lanes: GanttChartProps['lanes'],
  items: readonly GanttItem[],
  window: GanttChartProps['window'],
  { left, right, above, x }: GanttPaper,
) {
  const barOf = (cut: CutSpan) => {
    const start = Math.min(x(cut.from), right - minBar);
    return { start, end: Math.max(start + minBar, x(cut.to)) };
  };
  const labelOf = ({ label }: GanttItem, cut: CutSpan): PlacedLabel => {
    const { start, end } = barOf(cut);
    const width = textWidth(label) + labelAir;
    if (width + 2 * labelGap <= end - start) return { text: label, x: start + labelGap, width, inside: true };
    if (end + labelGap + width <= right) return { text: label, x: end + labelGap, width, inside: false };
    if (start - labelGap - width >= left)
      return { text: label, x: start - labelGap - width, width, inside: false };
    // On a bar that takes most of the line, or cut to the larger of the rooms beside it.
    const [before, after] = [start - left, right - end].map((room) => room - labelGap - labelAir);
    const inside = end - start - 2 * labelGap;
    const room = Math.max(before!, after!, inside, 1);
    const text = fitText(label, room);
    const taken = textWidth(text) + labelAir;
    if (room === inside) return { text, x: start + labelGap, width: taken, inside: true };
    return {
      text,
      x: room === after ? end + labelGap : Math.max(left, start - labelGap - taken),
      width: taken,
      inside: false,
    };
  };
  const rows = ganttRows(lanes, items, window, above, (item, cut) => {
    const label = labelOf(item, cut);
    const { start, end } = barOf(cut);
    return { from: Math.min(start, label.x), to: Math.max(end, label.x + label.width) + labelGap };
  });
  const bars = rows.flatMap(({ own, lines, top }) =>
    own.map(({ item, cut }, index) => {
      const middle = top + above + (lines[index]! + 0.5) * laneHeights.line;
      const { start, end } = barOf(cut);
      const label = { ...labelOf(item, cut), y: middle };
      const box = {
        x: start,
        y: middle - laneHeights.bar / 2,
        width: end - start,
        height: laneHeights.bar,
      };
      return { item, cut, label, box };
    }),
  );
  return { rows, bars, height: laneHeights.head + rows.reduce((sum, row) => sum + row.height, 0) };
}
