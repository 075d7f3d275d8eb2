import { useMemo } from 'react';
import { itemKey, type Keyed } from '../../item-key.ts';
import { useLocale } from '../../../words/words.tsx';
import { ink, roomFor } from '../chart-parts/chart-text.ts';
import { HaloText, RowName } from '../chart-parts/ChartTexts.tsx';
import { MarkChart, type ChartProps, type MarkDrawing } from '../chart-parts/MarkChart.tsx';
import { tickLabeler, timeStep, timeTicks, zoneClock } from '../chart-parts/time-axis.ts';
import { useChartWords } from '../chart-parts/use-chart-words.ts';
import { ganttChartWords, type GanttChartLabels } from './gantt-chart.words.ts';
import { ganttRows, laneHeights, type GanttRow, type GanttState } from './gantt-lanes.ts';
import { GanttBar, GanttBarText } from './GanttBar.tsx';

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

const barHeight = 18;

function useGanttTimes(given: string | undefined, timeZone: string) {
  const readers = useLocale();
  const locale = given ?? readers;
  return useMemo(
    () => ({
      time: new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'medium', timeStyle: 'short' }),
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
  const { from, to } = props.window;
  const rows = useMemo(() => ganttRows(lanes, items, { from, to }), [lanes, items, from, to]);
  const height = laneHeights.head + rows.reduce((sum, row) => sum + row.height, 0);
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
    const names = roomFor(
      lanes.map(({ label }) => label),
      width / 3,
    );
    const x = (at: number) => names + 8 + ((at - from) / (to - from)) * (width - names - 8);
    const step = timeStep(to - from, Math.max(2, Math.floor((width - names) / 72)));
    const ticks = timeTicks(from, to, step, clock);
    const bars = rows.flatMap(({ own, lines, top }) =>
      own.map(({ item, cut }, index) => {
        const left = x(cut.from);
        const y = top + laneHeights.gap + lines[index]! * laneHeights.line;
        const box = { x: left, y, width: Math.max(4, x(cut.to) - left), height: barHeight };
        return { item, cut, box };
      }),
    );
    return {
      marks: bars.map(({ item, cut, box }) => ({
        key: item.id,
        name: [...texts(item), `${time.format(item.from)} – ${endText(item)}`].join(', '),
        box,
        shape: <GanttBar box={box} state={item.state} goesOn={cut.goesOn} />,
        onSelect: onSelect && (() => onSelect(item)),
      })),
      behind: (
        <>
          <TimeTicks at={ticks.map(x)} texts={tickLabels(ticks, step)} height={height} />
          <LaneNames rows={rows} x={names} width={width} />
        </>
      ),
      before: (
        <>
          {bars.map(({ item, box }) => (
            <GanttBarText key={item.id} box={box} state={item.state}>
              {item.label}
            </GanttBarText>
          ))}
          {now !== undefined && now >= from && now <= to && (
            <Present x={x(now)} height={height} label={labels.now} />
          )}
        </>
      ),
    };
  };
  return (
    <MarkChart
      chart={props}
      labels={labels}
      axisTitle=""
      height={height}
      empty={shown.length === 0 || !(to > from)}
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
  /** Right end of the names. */
  x: number;
  width: number;
}

function LaneNames({ rows, x, width }: LaneNamesProps) {
  return rows.map(({ lane, top, height }) => (
    <g key={itemKey(lane)}>
      <path d={`M0,${top}H${width}`} stroke={ink('chartGrid')} />
      <RowName x={x} y={top + height / 2} room={x}>
        {lane.label}
      </RowName>
    </g>
  ));
}

/** Upright lines at the ticks, with their texts of one or two lines above. Lengths in px. */
function TimeTicks({ at, texts, height }: { at: number[]; texts: string[]; height: number }) {
  return at.map((x, index) => (
    <g key={x}>
      <path d={`M${x},${laneHeights.head - 4}V${height}`} stroke={ink('chartGrid')} />
      {texts[index]!.split('\n').map((line, row) => (
        <text key={row} x={x + 3} y={12 + row * 14} fill={ink('chartAxis')}>
          {line}
        </text>
      ))}
    </g>
  ));
}

function Present({ x, height, label }: { x: number; height: number; label: string }) {
  return (
    <>
      <path d={`M${x},${laneHeights.head - 8}V${height}`} stroke={ink('accentMark')} strokeWidth={1.5} />
      <HaloText x={x + 4} y={laneHeights.head - 6}>
        {label}
      </HaloText>
    </>
  );
}
