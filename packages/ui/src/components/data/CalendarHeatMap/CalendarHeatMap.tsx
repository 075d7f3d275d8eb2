import { useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { useLocale } from '../../../words/words.tsx';
import { dayTime } from '../../calendar-day.ts';
import { weekStartOf, type Weekday } from '../../week-start.ts';
import { scrollFades } from '../../scroll-shadows.ts';
import { ink, valueText } from '../chart-parts/chart-text.ts';
import { MarkChart, type MarkDrawing, type UnitChartProps } from '../chart-parts/MarkChart.tsx';
import { useChartWords } from '../chart-parts/use-chart-words.ts';
import { calendarHeatMapWords, type CalendarHeatMapLabels } from './calendar-heat-map.words.ts';
import { calendarLayout } from './calendar-days.ts';

/** Props of {@link CalendarHeatMap}. `values` must keep its identity while the data stays the same. */
export interface CalendarHeatMapProps extends UnitChartProps<CalendarHeatMapLabels> {
  /** First and last day, `YYYY-MM-DD`. */
  from: string;
  to: string;
  /** Values by day; absent and not finite ones are days without a value. */
  values: ReadonlyMap<string, number | null | undefined>;
  /** Decimals of values. @default 0 */
  digits?: number;
  /** The first day of the week: 0 for Sunday, 1 for Monday. @default where the language is spoken, as in DatePicker */
  weekStart?: Weekday;
  /** A day was chosen, as `YYYY-MM-DD`; without it days are only read. */
  onSelect?: (day: string) => void;
}

const gap = 2;
/** px: the least side of a day, the most it takes across and down, and across how much its week is dated. */
const cellSize = { least: 10, across: 88, down: 26, dated: 48 } as const;
const head = 18;
const names = 34;
/** The days of the week that are named, 0 for Sunday: every row would leave no room between names. */
const namedWeekdays = [1, 3, 5] as const;
const strengths = [0.18, 0.36, 0.55, 0.78, 1] as const;

const Key = styled('div', { row: '$2', flexWrap: 'wrap', quiet: '$caption', figures: 'tabular' });
const Empty = styled('span', { row: '$1', marginInlineStart: '$2' });
/** What a day without a value is filled with. */
const emptyCell = { fill: 'transparent', stroke: ink('textDisabled'), strokeDasharray: '2 2' };
/** Room in px for the focus ring of a day at the edge. */
const padding = 4;
/** What is scrolled, beside the names of the days: no name lies over a day, whatever the ground is. */
const Beside = styled('div', {
  display: 'flex',
  alignItems: 'flex-start',
  // The names stand at the left, as in the drawing.
  '&:dir(rtl)': { flexDirection: 'row-reverse' },
});
const Scroll = styled('div', {
  ...scrollFades(),
  flex: 1,
  minWidth: 0,
  overflowX: 'auto',
  padding,
  margin: -padding,
  // A day that is reached by keys stands clear of what fades.
  scrollPaddingInline: 32,
});

const Weekdays = styled('svg', { flex: 'none', fontSize: '$caption', pointerEvents: 'none' });

/** A box that shows its right end first, and again when what it holds has another width. */
function FromItsEnd({ width, children }: { width: number; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    box.current?.scrollTo({ left: width, behavior: 'instant' });
  }, [width]);
  return <Scroll ref={box}>{children}</Scroll>;
}

function useCalendarFormats(given: string | undefined, digits: number) {
  const locale = useLocale(given);
  return useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return {
      write: valueText(locale, digits),
      fullDay: format({ dateStyle: 'full' }),
      month: format({ month: 'short' }),
      date: format({ month: 'short', day: 'numeric' }),
      weekday: format({ weekday: 'short' }),
    };
  }, [locale, digits]);
}

/** Values day by day, a column a week: which days, which weeks, and whether weekends differ. */
export function CalendarHeatMap(props: CalendarHeatMapProps) {
  const { from, to, values, unit, axisTitle = unit, locale, digits = 0, onSelect } = props;
  const language = useLocale(locale);
  const { weekStart = weekStartOf(language) } = props;
  const labels = useChartWords(calendarHeatMapWords, props.labels);
  const layout = useMemo(() => calendarLayout(from, to, values, weekStart), [from, to, values, weekStart]);
  const { write, fullDay, month, date, weekday } = useCalendarFormats(locale, digits);
  const text = (value: number | null) => (value === null ? labels.noValue : `${write(value)} ${unit}`);
  const { days, columns, months, range } = layout;
  const draw = (width: number): MarkDrawing => {
    const across = Math.max(
      cellSize.least,
      Math.min(cellSize.across, Math.floor((width - names) / columns) - gap),
    );
    const down = Math.min(cellSize.down, across);
    const [step, stepDown] = [across + gap, down + gap];
    const height = head + 7 * stepDown;
    const scrolls = names + columns * step > width;
    // Few weeks have room for the date on which each begins; of many, months are named.
    const weeks = across >= cellSize.dated ? days.filter(({ row }, i) => row === 0 || i === 0) : null;
    // Where the days are scrolled, the names of their rows stand beside the drawing.
    const start = scrolls ? 0 : names;
    const wanted = scrolls ? columns * step : width;
    const weekdays = namedWeekdays.map((of) => {
      const row = (of - weekStart + 7) % 7;
      return (
        <text key={of} x={names - 6} y={head + row * stepDown + down / 2} dy="0.32em" textAnchor="end">
          {/* The 7th of January 2024 was a Sunday. */}
          {weekday.format(Date.UTC(2024, 0, 7 + of))}
        </text>
      );
    });
    return {
      width: wanted,
      height,
      marks: days.map(({ day, column, row, value, level }) => {
        const box = { x: start + column * step, y: head + row * stepDown, width: across, height: down };
        // No value is not a small value: an empty frame, not a pale square.
        const fill = level === null ? emptyCell : { fill: ink('chart1'), fillOpacity: strengths[level]! };
        return {
          key: day,
          name: `${fullDay.format(dayTime(day))}, ${text(value)}`,
          box,
          shape: (
            <rect
              {...box}
              {...(level === null && { x: box.x + 0.5, y: box.y + 0.5, width: across - 1, height: down - 1 })}
              rx={2}
              {...fill}
            />
          ),
          onSelect: onSelect && (() => onSelect(day)),
        };
      }),
      behind: (
        <g fill={ink('chartAxis')}>
          {(weeks ?? months).map(({ day, column }) => (
            <text key={day} x={start + column * step} y={11}>
              {(weeks ? date : month).format(dayTime(day))}
            </text>
          ))}
          {!scrolls && weekdays}
        </g>
      ),
      around: (drawing) => (
        <>
          {scrolls ? (
            <Beside>
              <Weekdays width={names} height={height} fill={ink('chartAxis')} aria-hidden="true">
                {weekdays}
              </Weekdays>
              <FromItsEnd width={wanted}>{drawing}</FromItsEnd>
            </Beside>
          ) : (
            drawing
          )}
          <Key>
            {range && write(range[0])}
            <svg width={5 * 16} height={12} aria-hidden="true" fill={ink('chart1')}>
              {strengths.map((strength, index) => (
                <rect key={strength} x={index * 16} width={12} height={12} rx={2} fillOpacity={strength} />
              ))}
            </svg>
            {range && `${write(range[1])} ${unit}`}
            {days.some(({ level }) => level === null) && (
              <Empty>
                <svg width={12} height={12} aria-hidden="true">
                  <rect x={0.5} y={0.5} width={11} height={11} rx={2} {...emptyCell} />
                </svg>
                {labels.noValue}
              </Empty>
            )}
          </Key>
        </>
      ),
    };
  };
  return (
    <MarkChart
      chart={props}
      labels={labels}
      axisTitle={axisTitle}
      height={7 * 14 + head}
      empty={range === null}
      table={() => ({
        columns: [labels.day, axisTitle],
        rowCount: days.length,
        row: (index) => [fullDay.format(dayTime(days[index]!.day)), text(days[index]!.value)],
      })}
      draw={draw}
    />
  );
}
