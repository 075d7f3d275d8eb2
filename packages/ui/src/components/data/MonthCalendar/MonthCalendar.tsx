import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { useLocale, useWords } from '../../../words/words.tsx';
import { IconButton } from '../../inputs/IconButton/IconButton.tsx';
import { addMonths, monthOf, monthWeeks, moveDay } from '../../inputs/calendar-parts/calendar-month.ts';
import { dayInWords } from '../../inputs/calendar-parts/day-entry.ts';
import type { RootProps } from '../../props.ts';
import { Skeleton } from '../../showing/Skeleton/Skeleton.tsx';
import { GanttBar, GanttKey } from '../GanttChart/GanttBar.tsx';
import { monthCalendarWords, type MonthCalendarLabels } from './month-calendar.words.ts';
import { itemsByDay, type MonthCalendarItem } from './month-days.ts';

export type { MonthCalendarItem } from './month-days.ts';

const Root = styled('div', { column: '$3', minWidth: 0 });
const Head = styled('div', { row: '$2', justifyContent: 'space-between', fontWeight: '$strong' });
const Steps = styled('div', { row: '$1', '&:dir(rtl) svg': { transform: 'scaleX(-1)' } });
const Table = styled('table', {
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  figures: 'tabular',
});
const Weekday = styled('th', { padding: '$1', quiet: '$caption', fontWeight: '$medium', textAlign: 'start' });
const Cell = styled('td', {
  position: 'relative',
  padding: 0,
  border: '1px solid $border',
  verticalAlign: 'top',
});
const Day = styled('button', {
  bare: true,
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'flex-start',
  width: '100%',
  padding: '$1',
  color: '$text',
  fontFamily: 'inherit',
  fontSize: '$caption',
  textAlign: 'start',
  focusRing: -2,
  '&:hover': { backgroundColor: '$hover' },
  '&[aria-current=date] > :first-child': {
    fontWeight: '$strong',
    textDecoration: 'underline',
    textUnderlineOffset: 3,
  },
  variants: {
    chosen: {
      true: {
        backgroundColor: '$selected',
        '@forced': { outline: '2px solid Highlight', outlineOffset: -2 },
      },
    },
  },
});
/** What a day has, as far as there is room: its name says how much, and the list below says what. */
const Within = styled('div', {
  position: 'relative',
  column: 2,
  minWidth: 0,
  minHeight: 84,
  padding: '24px $1 $1',
  fontSize: '$caption',
  lineHeight: '$snug',
  pointerEvents: 'none',
  '@media (max-width: 600px)': { minHeight: '$touch' },
});
const Entry = styled('span', {
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minWidth: 0,
  '& > svg': { flex: 'none' },
  '& > span': { minWidth: 0, cut: true },
  '@media (max-width: 600px)': { '& > span': { display: 'none' }, '& > svg': { width: '100%' } },
});
const More = styled('span', { quiet: '$caption' });
const List = styled('ul', { column: '$1', margin: 0, padding: 0, listStyle: 'none', fontSize: '$small' });
const Item = styled('button', {
  bare: true,
  row: '$2',
  width: '100%',
  minHeight: '$controlSmall',
  padding: '$1',
  borderRadius: '$control',
  color: '$text',
  fontFamily: 'inherit',
  fontSize: '$small',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  focusRing: 0,
  '& > svg': { flex: 'none' },
  '&:hover': { backgroundColor: '$hover' },
  '@touch': { minHeight: '$touch' },
});
const Still = styled('div', {
  row: '$2',
  padding: '$1',
  overflowWrap: 'anywhere',
  '& > svg': { flex: 'none' },
});
const Nothing = styled('p', { margin: 0, quiet: '$small' });

/** Things that a day has room for. */
const maxShown = 3;
const bar = { x: 0.5, y: 0.5, width: 13, height: 9 };

/** Props of {@link MonthCalendar}; its element's besides. `items` must keep its identity while it stays the same. */
export interface MonthCalendarProps extends RootProps {
  /** What it shows; read aloud. */
  label: string;
  /** `YYYY-MM`. */
  month: string;
  /** Another month is asked for, by a button or a key: `YYYY-MM`. */
  onMonthChange: (month: string) => void;
  /** In the order in which a day lists them. */
  items: readonly MonthCalendarItem[];
  /** `YYYY-MM-DD`; marked where it lies in the month. */
  today?: string;
  /** Whether `items` are not yet those of the month: its days then do not say what they have. @default false */
  loading?: boolean;
  /** A thing was chosen; without it things are only read. */
  onSelect?: (item: MonthCalendarItem) => void;
  /** BCP 47 language. @default the reader's */
  locale?: string;
  /** Words instead of its own. */
  labels?: Partial<MonthCalendarLabels>;
}

/** What is planned and done on the days of a month; a day lists its own below. A timeline shows how long each takes. */
export function MonthCalendar(props: MonthCalendarProps) {
  const {
    label,
    month,
    onMonthChange,
    items,
    today,
    loading = false,
    onSelect,
    locale: given,
    ...others
  } = props;
  const { labels, ...rest } = others;
  const words = useWords(monthCalendarWords, labels);
  const locale = useLocale(given);
  const id = useId();
  const weeks = useMemo(
    () => monthWeeks(month, locale).filter((week) => week.some(Boolean)),
    [month, locale],
  );
  const days = useMemo(() => weeks.flat().filter((day) => day !== null), [weeks]);
  const byDay = useMemo(() => itemsByDay(loading ? [] : items, days), [items, days, loading]);
  const [chosen, choose] = useState(today ?? days[0]!);
  const day = monthOf(chosen) === month ? chosen : today && monthOf(today) === month ? today : days[0]!;
  const grid = useRef<HTMLTableElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);
  const pressKey = (event: KeyboardEvent<HTMLTableElement>) => {
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next =
      event.altKey || event.ctrlKey || event.metaKey ? undefined : moveDay(day, event, locale, rightToLeft);
    if (next === undefined) return;
    event.preventDefault();
    moved.current = true;
    choose(next);
    if (monthOf(next) !== month) onMonthChange(monthOf(next));
  };
  const [title, weekday, longWeekday] = useFormats(locale);
  const own = byDay.get(day) ?? [];
  // Of what the month has, on whichever of its days.
  const states = useMemo(() => new Set([...byDay.values()].flat().map(({ state }) => state)), [byDay]);
  return (
    <Root {...rest} role="group" aria-label={label} aria-busy={loading || undefined}>
      <Head>
        <span id={`${id}-month`} aria-live="polite">
          {title.format(Date.parse(`${month}-15T00:00:00Z`))}
        </span>
        <Steps>
          <IconButton
            size="sm"
            label={words.previousMonth}
            icon={<ChevronLeft size={16} />}
            onClick={() => onMonthChange(addMonths(month, -1))}
          />
          <IconButton
            size="sm"
            label={words.nextMonth}
            icon={<ChevronRight size={16} />}
            onClick={() => onMonthChange(addMonths(month, 1))}
          />
        </Steps>
      </Head>
      <Table ref={grid} role="grid" aria-labelledby={`${id}-month`} onKeyDown={pressKey}>
        <thead>
          <tr>
            {weekdayTimes(month, locale).map((time) => (
              <Weekday key={time} scope="col" abbr={longWeekday.format(time)}>
                {weekday.format(time)}
              </Weekday>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, row) => (
            <tr key={row}>
              {week.map((one, column) =>
                one === null ? (
                  <Cell key={column} />
                ) : (
                  <Cell key={column} aria-selected={one === day}>
                    <Day
                      type="button"
                      data-day={one}
                      tabIndex={one === day ? 0 : -1}
                      chosen={one === day}
                      aria-current={one === today ? 'date' : undefined}
                      aria-label={[
                        dayInWords(one, locale),
                        ...(one === today ? [words.today] : []),
                        ...(loading ? [] : [words.count(byDay.get(one)?.length ?? 0)]),
                      ].join(', ')}
                      onClick={() => choose(one)}
                    >
                      <span>{Number(one.slice(8))}</span>
                    </Day>
                    <Entries items={byDay.get(one) ?? []} />
                  </Cell>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Table>
      {states.size > 0 && <GanttKey label={words.key} states={states} names={words.states} />}
      {loading ? (
        <Skeleton lines={2} />
      ) : own.length === 0 ? (
        <Nothing>{words.nothing}</Nothing>
      ) : (
        <List aria-label={words.ofDay(dayInWords(day, locale))}>
          {own.map((item) => (
            <li key={item.id}>
              {onSelect ? (
                <Item type="button" onClick={() => onSelect(item)}>
                  <Bar item={item} />
                  <span>{item.label}</span>
                </Item>
              ) : (
                <Still>
                  <Bar item={item} />
                  <span>{item.label}</span>
                </Still>
              )}
            </li>
          ))}
        </List>
      )}
    </Root>
  );
}

function useFormats(locale: string) {
  return useMemo(() => {
    const of = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' });
    return [
      of({ month: 'long', year: 'numeric' }),
      of({ weekday: 'short' }),
      of({ weekday: 'long' }),
    ] as const;
  }, [locale]);
}

// The second week is whole, in every month.
const weekdayTimes = (month: string, locale: string) =>
  monthWeeks(month, locale)[1]!.map((day) => Date.parse(`${day}T00:00:00Z`));

function Entries({ items }: { items: readonly MonthCalendarItem[] }) {
  const shown = items.slice(0, items.length > maxShown ? maxShown - 1 : maxShown);
  return (
    <Within aria-hidden="true">
      {shown.map((item) => (
        <Entry key={item.id}>
          <Bar item={item} />
          <span>{item.label}</span>
        </Entry>
      ))}
      {shown.length < items.length && <More>+{items.length - shown.length}</More>}
    </Within>
  );
}

function Bar({ item }: { item: MonthCalendarItem }) {
  return (
    <svg width={14} height={10} aria-hidden="true">
      <GanttBar box={bar} state={item.state} />
    </svg>
  );
}
