import { useMemo } from 'react';
import { ChartFrame, type ChartFrameLabels } from '../chart-parts/ChartFrame.tsx';
import { ChartStage } from '../chart-parts/ChartStage.tsx';
import { fitText, ink, roomFor } from '../chart-parts/chart-text.ts';
import { MarkGroup, type ChartMark } from '../chart-parts/MarkGroup.tsx';
import { tickLabeler, timeStep, timeTicks, zoneClock } from '../chart-parts/time-axis.ts';
import { ganttRows, HEAD, LINE, PAD } from './gantt-lanes.ts';
import { GanttBar, GanttBarText } from './GanttBar.tsx';

/** What an activity is: said by its look and in words. */
export const ganttStates = ['planned', 'running', 'done', 'late', 'cancelled'] as const;
/** What an activity is. */
export type GanttState = (typeof ganttStates)[number];

/** One activity. */
export interface GanttItem {
  readonly id: string;
  /** Id of the lane in which it stands. */
  readonly lane: string;
  readonly label: string;
  /** Milliseconds since 1970. */
  readonly start: number;
  /** Milliseconds since 1970; null while its end is not known. */
  readonly end: number | null;
  readonly state: GanttState;
}

/** Words of a {@link GanttChart}. */
export interface GanttLabels extends ChartFrameLabels {
  readonly lane: string;
  readonly activity: string;
  readonly start: string;
  readonly end: string;
  readonly state: string;
  readonly states: Readonly<Record<GanttState, string>>;
  /** Names the line of the present: `Now`. */
  readonly now: string;
  /** Stands for an end that is not known. */
  readonly open: string;
  /** Names the group of activities and explains the keys. */
  readonly marks: string;
  readonly empty: string;
}

/** Props of {@link GanttChart}. `items` and `lanes` must keep their identity while they stay the same. */
export interface GanttChartProps {
  title: string;
  /** Leaves the title to be read aloud only. @default false */
  titleHidden?: boolean;
  lanes: readonly { readonly id: string; readonly label: string }[];
  /** In any order; those without a beginning or outside the window are not shown. */
  items: readonly GanttItem[];
  /** The time shown, ms since 1970. */
  window: { readonly from: number; readonly to: number };
  /** The present, ms since 1970; marked where it lies in the window. */
  now?: number;
  /** BCP 47 language of dates. */
  locale: string;
  /** IANA time zone of the field. */
  timeZone: string;
  labels: GanttLabels;
  onOpen?: (item: GanttItem) => void;
}

const BAR = 18;

/** What is planned, runs and was done, by place and time; what overlaps stands below one another. */
export function GanttChart(props: GanttChartProps) {
  const { title, lanes, items, window, now, locale, timeZone, labels, onOpen } = props;
  const { from, to } = window;
  const rows = useMemo(() => ganttRows(lanes, items, { from, to }), [lanes, items, from, to]);
  const height = HEAD + rows.reduce((sum, row) => sum + row.height, 0);
  const shown = rows.flatMap(({ own }) => own.map(({ item }) => item));
  const time = useMemo(
    () => new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'medium', timeStyle: 'short' }),
    [locale, timeZone],
  );
  const clock = useMemo(() => zoneClock(timeZone), [timeZone]);
  const tickLabels = useMemo(() => tickLabeler(locale, timeZone), [locale, timeZone]);
  const endText = ({ start, end }: GanttItem) =>
    end === null ? labels.open : time.format(Math.max(start, end));
  const laneName = (id: string) => lanes.find((lane) => lane.id === id)?.label ?? id;
  const usable = to > from;
  return (
    <ChartFrame
      title={title}
      titleHidden={props.titleHidden ?? false}
      labels={labels}
      table={() => ({
        columns: [labels.lane, labels.activity, labels.state, labels.start, labels.end],
        rowCount: shown.length,
        row: (index) => {
          const item = shown[index]!;
          return [
            laneName(item.lane),
            item.label,
            labels.states[item.state] ?? item.state,
            time.format(item.start),
            endText(item),
          ];
        },
      })}
    >
      <ChartStage axisTitle="" height={height} empty={shown.length === 0 || !usable ? labels.empty : null}>
        {(width) => {
          const names = roomFor(
            lanes.map(({ label }) => label),
            width / 3,
          );
          const x = (at: number) => names + 8 + ((at - from) / (to - from)) * (width - names - 8);
          const step = timeStep(to - from, Math.max(2, Math.floor((width - names) / 72)));
          const ticks = timeTicks(from, to, step, clock);
          const texts = tickLabels(ticks, step);
          const bars = rows.flatMap(({ own, lines, top }) =>
            own.map(({ item, cut }, index) => {
              const left = x(cut.start);
              const width = Math.max(4, x(cut.end) - left);
              return { item, cut, box: { x: left, y: top + PAD + lines[index]! * LINE, width, height: BAR } };
            }),
          );
          const marks = bars.map(({ item, cut, box }): ChartMark => ({
            key: item.id,
            name: [
              laneName(item.lane),
              item.label,
              labels.states[item.state] ?? item.state,
              `${time.format(item.start)} – ${endText(item)}`,
            ].join(', '),
            box,
            shape: <GanttBar box={box} state={item.state} goesOn={cut.goesOn} />,
            onOpen: onOpen && (() => onOpen(item)),
          }));
          const present = now !== undefined && now >= from && now <= to ? x(now) : null;
          return (
            <MarkGroup
              label={labels.marks}
              width={width}
              height={height}
              marks={marks}
              behind={
                <>
                  {ticks.map((at, index) => (
                    <g key={at}>
                      <path d={`M${x(at)},${HEAD - 4}V${height}`} stroke={ink('chartGrid')} />
                      {texts[index]!.split('\n').map((line, row) => (
                        <text key={row} x={x(at) + 3} y={12 + row * 14} fill={ink('chartAxis')}>
                          {line}
                        </text>
                      ))}
                    </g>
                  ))}
                  {rows.map(({ lane, top, height: room }) => (
                    <g key={lane.id}>
                      <path d={`M0,${top}H${width}`} stroke={ink('chartGrid')} />
                      <text x={names} y={top + room / 2} dy="0.32em" textAnchor="end" fill={ink('text')}>
                        <title>{lane.label}</title>
                        {fitText(lane.label, names)}
                      </text>
                    </g>
                  ))}
                </>
              }
              before={
                <>
                  {bars.map(({ item, box }) => (
                    <GanttBarText key={item.id} box={box} state={item.state}>
                      {item.label}
                    </GanttBarText>
                  ))}
                  {present !== null && (
                    <>
                      <path
                        d={`M${present},${HEAD - 8}V${height}`}
                        stroke={ink('accentMark')}
                        strokeWidth={1.5}
                      />
                      <text
                        x={present + 4}
                        y={HEAD - 6}
                        fill={ink('text')}
                        stroke={ink('surface')}
                        strokeWidth={3}
                        paintOrder="stroke"
                      >
                        {labels.now}
                      </text>
                    </>
                  )}
                </>
              }
            />
          );
        }}
      </ChartStage>
    </ChartFrame>
  );
}
