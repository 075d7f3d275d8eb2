import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { itemKey, type Keyed } from '../../item-key.ts';
import { useLocale } from '../../../words/words.tsx';
import { roomFor } from '../chart-parts/chart-text.ts';
import { useChartCursor } from '../ChartCursor/chart-cursor.ts';
import { useSharedAxis, type SharedGutters } from '../ChartCursor/shared-axis.ts';
import { MarkChart, type ChartProps, type MarkDrawing } from '../chart-parts/MarkChart.tsx';
import { axisStep, tickLabeler, timeTicks } from '../chart-parts/time-axis.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { knownZone, zoneClock } from '../../zone-clock.ts';
import { useChartWords } from '../chart-parts/use-chart-words.ts';
import { ganttChartWords, type GanttChartLabels } from './gantt-chart.words.ts';
import { placeActivities, presentParts } from './gantt-labels.ts';
import { ganttRows, laneHeights, stateOf, type GanttItem } from './gantt-lanes.ts';
import { GanttBar, GanttKey, GanttLabel } from './GanttBar.tsx';
import { GanttGround } from './GanttGround.tsx';
import { useMoving } from './use-moving.ts';

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
  /** What the axis measures: names the clock, such as `Time in UTC`. @default none */
  axisTitle?: string;
  /** An activity was chosen; without it activities are only read. */
  onSelect?: (item: GanttItem) => void;
  /** An activity that `canMove` allows was moved, by dragging or by keys, to begin at `from` (ms since 1970); without it nothing moves. */
  onMove?: (item: GanttItem, from: number) => void;
  /** Which activities may be moved. @default all whose end is known */
  canMove?: (item: GanttItem) => boolean;
}

/** The width from which the names of lanes have room beside them, px. */
const namesBesideFrom = 400;

function useGanttTimes(given: string | undefined, givenZone: string) {
  const locale = useLocale(given);
  const timeZone = knownZone(givenZone);
  return useMemo(
    () => ({
      time: new Intl.DateTimeFormat(locale, {
        timeZone,
        dateStyle: 'medium',
        timeStyle: 'short',
        hourCycle: 'h23',
      }),
      // On the bar itself: its day, its hour, no comma at which a label is shortened.
      shortTime: new Intl.DateTimeFormat(locale, {
        timeZone,
        ...{ weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
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
  const { lanes, now, locale, timeZone, onSelect } = props;
  const labels = useChartWords(ganttChartWords, props.labels);
  const axis = useSharedAxis();
  const { from, to } = axis ? (axis.zoomed ?? axis.full) : props.window;
  const gutters = useGutters(axis?.gutters);
  const cursor = useChartCursor();
  const { items, moving, left, moveOf } = useMoving({ ...props, window: { from, to }, grabs: !onSelect });
  const [pointer] = useState(() => ({}));
  const rows = useMemo(() => ganttRows(lanes, items, { from, to }), [lanes, items, from, to]);
  const shown = rows.flatMap(({ own }) => own.map(({ item }) => item));
  const { time, shortTime, clock, tickLabels } = useGanttTimes(locale, timeZone);
  const endText = ({ from: start, to: end }: GanttItem) =>
    end === null ? labels.open : time.format(Math.max(start, end));
  const texts = (item: GanttItem): [string, string, string] => [
    lanes.find((lane) => itemKey(lane) === item.lane)?.label ?? item.lane,
    item.label,
    labels.states[item.state] ?? item.state,
  ];
  const shortText = (at: number) => shortTime.format(at).replaceAll(/,\s*/gu, ' ');
  /** At an activity that is being moved stands when it would last. */
  const textOf = (item: GanttItem): string =>
    item.id === moving?.id
      ? labels.wouldLast(shortText(item.from), item.to === null ? null : shortText(item.to))
      : item.label;
  const said = (): string => {
    const at = items.find(({ id }) => id === moving?.id);
    if (at) return labels.wouldBegin(at.label, time.format(at.from));
    const kept = items.find(({ id }) => id === left);
    return kept ? labels.notMoved(kept.label) : '';
  };
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
    const present = now !== undefined && now >= from && now <= to ? x(now) : null;
    const placed = placeActivities(
      lanes,
      items,
      { from, to },
      { left, right: width, above, x, present, textOf },
    );
    const step = axisStep(to - from, right - left);
    const ticks = timeTicks(from, to, step, clock);
    // A window of days has its year in the title.
    const tickTexts = tickLabels(ticks, step).map((text, index) =>
      index === 0 && (step.unit === 'day' || step.unit === 'week') ? text.split('\n')[0]! : text,
    );
    const { height } = placed;
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
          {props.onMove && <VisuallyHidden role="status">{said()}</VisuallyHidden>}
        </div>
      ),
      marks: placed.bars.map(({ item, cut, box }) => ({
        key: item.id,
        name: [...texts(item), `${time.format(item.from)} – ${endText(item)}`].join(', '),
        box,
        shape: <GanttBar box={box} state={item.state} fromBefore={cut.fromBefore} goesOn={cut.goesOn} />,
        onSelect: onSelect && (() => onSelect(item)),
        ...moveOf(item, (to - from) / (right - left)),
      })),
      behind: (
        <GanttGround
          rows={placed.rows}
          ticks={ticks.map(x)}
          tickTexts={tickTexts}
          centered={axis !== null}
          present={present}
          presentParts={
            present === null ? [] : presentParts(present, placed, { above, top: laneHeights.head - 14 })
          }
          presentLabel={labels.now}
          cursor={cursor}
          window={{ from, to }}
          xOf={x}
          x={left - 8}
          above={above}
          width={width}
          height={height}
        />
      ),
      before: placed.bars.map(({ item, label }) => (
        <GanttLabel key={item.id} label={label} state={item.state} moving={item.id === moving?.id} />
      )),
    };
  };
  return (
    <MarkChart
      chart={props}
      labels={props.onMove ? { ...labels, marks: labels.marksMoved } : labels}
      axisTitle={props.axisTitle ?? ''}
      height={laneHeights.head + rows.reduce((sum, row) => sum + row.height, 0)}
      empty={shown.length === 0 || !(to > from)}
      legend={<GanttKey label={labels.key} states={new Set(shown.map(stateOf))} names={labels.states} />}
      note={props.onMove && !props.asTable && shown.length > 0 ? labels.moveHint : undefined}
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
