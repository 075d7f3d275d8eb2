import { useMemo } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { ChartFrame, type ChartFrameLabels } from '../chart-parts/ChartFrame.tsx';
import { ChartStage } from '../chart-parts/ChartStage.tsx';
import { ink, valueText } from '../chart-parts/chart-text.ts';
import { MarkGroup, type ChartMark } from '../chart-parts/MarkGroup.tsx';
import { dayTime } from '../../inputs/DateRange/day-range.ts';
import { calendarLayout } from './calendar-days.ts';

/** Words of a {@link CalendarHeatMap}. */
export interface CalendarHeatMapLabels extends ChartFrameLabels {
  readonly day: string;
  /** Names the group of days and explains the keys. */
  readonly marks: string;
  /** Stands for a day without a value. */
  readonly noValue: string;
  readonly empty: string;
}

/** Props of {@link CalendarHeatMap}. `values` must keep its identity while the data stays the same. */
export interface CalendarHeatMapProps {
  title: string;
  /** Leaves the title to be read aloud only. @default false */
  titleHidden?: boolean;
  /** First and last day, `YYYY-MM-DD`. */
  from: string;
  to: string;
  /** Values by day; absent and not finite ones are days without a value. */
  values: ReadonlyMap<string, number | null | undefined>;
  /** What is measured and in what unit, for example `Deferred oil, Sm³`. */
  axisTitle: string;
  unit: string;
  /** BCP 47 language of dates and numbers. */
  locale: string;
  labels: CalendarHeatMapLabels;
  /** Decimals of values. @default 0 */
  digits?: number;
  /** The first day of the week: 1 for Monday, 0 for Sunday. @default 1 */
  weekStart?: 0 | 1;
  onOpen?: (day: string) => void;
}

const GAP = 2;
const HEAD = 18;
const NAMES = 34;
const STRENGTHS = [0.18, 0.36, 0.55, 0.78, 1] as const;

const Key = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  color: '$textQuiet',
  fontSize: '$caption',
  figures: 'tabular',
});
const Scroll = styled('div', { overflowX: 'auto', padding: 4, margin: -4 });

/** Values day by day, a column a week: which days, which weeks, and whether weekends differ. */
export function CalendarHeatMap(props: CalendarHeatMapProps) {
  const {
    title,
    from,
    to,
    values,
    axisTitle,
    unit,
    locale,
    labels,
    digits = 0,
    weekStart = 1,
    onOpen,
  } = props;
  const layout = useMemo(() => calendarLayout(from, to, values, weekStart), [from, to, values, weekStart]);
  const write = useMemo(() => valueText(locale, digits), [locale, digits]);
  const words = useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return {
      day: format({ dateStyle: 'full' }),
      month: format({ month: 'short' }),
      weekday: format({ weekday: 'short' }),
    };
  }, [locale]);
  const text = (value: number | null) => (value === null ? labels.noValue : `${write(value)} ${unit}`);
  const { days, columns, months, range } = layout;
  return (
    <ChartFrame
      title={title}
      titleHidden={props.titleHidden ?? false}
      labels={labels}
      table={() => ({
        columns: [labels.day, axisTitle],
        rowCount: days.length,
        row: (index) => [words.day.format(dayTime(days[index]!.day)), text(days[index]!.value)],
      })}
    >
      <ChartStage axisTitle={axisTitle} height={7 * 14 + HEAD} empty={range === null ? labels.empty : null}>
        {(width) => {
          const cell = Math.max(10, Math.min(18, Math.floor((width - NAMES) / columns) - GAP));
          const step = cell + GAP;
          const drawn = Math.max(width, NAMES + columns * step);
          const marks = days.map(({ day, column, row, value, level }): ChartMark => {
            const box = { x: NAMES + column * step, y: HEAD + row * step, width: cell, height: cell };
            return {
              key: day,
              name: `${words.day.format(dayTime(day))}, ${text(value)}`,
              box,
              shape:
                level === null ? (
                  // No value is not a small value: an empty frame, not a pale square.
                  <rect {...box} rx={2} fill="transparent" stroke={ink('chartGrid')} strokeDasharray="2 2" />
                ) : (
                  <rect {...box} rx={2} fill={ink('chart1')} fillOpacity={STRENGTHS[level]} />
                ),
              onOpen: onOpen && (() => onOpen(day)),
            };
          });
          return (
            <>
              <Scroll>
                <MarkGroup
                  label={labels.marks}
                  width={drawn}
                  height={HEAD + 7 * step}
                  marks={marks}
                  behind={
                    <>
                      {months.map(({ day, column }) => (
                        <text key={day} x={NAMES + column * step} y={11} fill={ink('chartAxis')}>
                          {words.month.format(dayTime(day))}
                        </text>
                      ))}
                      {[0, 2, 4].map((row) => (
                        <text
                          key={row}
                          x={NAMES - 6}
                          y={HEAD + row * step + cell / 2}
                          dy="0.32em"
                          textAnchor="end"
                          fill={ink('chartAxis')}
                        >
                          {/* The first of 2024 was a Monday. */}
                          {words.weekday.format(Date.UTC(2024, 0, 1 + row + (weekStart - 1)))}
                        </text>
                      ))}
                    </>
                  }
                />
              </Scroll>
              <Key>
                {range && write(range[0])}
                <svg width={5 * 16} height={12} aria-hidden="true">
                  {STRENGTHS.map((strength, index) => (
                    <rect
                      key={strength}
                      x={index * 16}
                      width={12}
                      height={12}
                      rx={2}
                      fill={ink('chart1')}
                      fillOpacity={strength}
                    />
                  ))}
                </svg>
                {range && `${write(range[1])} ${unit}`}
              </Key>
            </>
          );
        }}
      </ChartStage>
    </ChartFrame>
  );
}
