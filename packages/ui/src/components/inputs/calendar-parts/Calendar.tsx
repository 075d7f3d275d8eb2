import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { addMonths, isWithin, monthOf, moveDay, withinLimits, type DayLimits } from './calendar-month.ts';
import type { CalendarLabels } from './calendar.words.ts';
import { readCoverage, type CoverageSource } from './day-coverage.ts';
import { CoverageMark, MonthGrid, type ChosenDays } from './MonthGrid.tsx';
import { MonthHead } from './MonthHead.tsx';
import { isTimeZone } from '../../zone-clock.ts';
import { ownDayStart, type DayClock } from './production-day.ts';
import { useToday } from './use-today.ts';

const Root = styled('div', { containerType: 'inline-size', width: '100%' });
const Months = styled('div', { display: 'flex', gap: '$6' });
const Month = styled('div', {
  flex: '1 1 0',
  minWidth: 0,
  variants: {
    extra: { true: { display: 'none', '@container (min-width: 540px)': { display: 'block' } } },
  },
});
const Head = styled('div', { row: '$1', justifyContent: 'space-between', marginBlockEnd: '$1' });
const Gap = styled('span', { width: '$controlSmall', '@touch': { width: '$touch' } });
/** Keeps its place beside the title where the month before stands left of it. */
const NarrowOnly = styled('span', { '@container (min-width: 540px)': { visibility: 'hidden' } });
const Foot = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '$1 $4',
  paddingBlockStart: '$2',
  quiet: '$caption',
  overflowWrap: 'anywhere',
});
const Legend = styled('span', { display: 'inline-flex', alignItems: 'center', gap: '$3' });
const Mark = styled('span', { display: 'inline-flex', alignItems: 'center', gap: '$1' });
const Turned = styled('span', { display: 'flex', '&:dir(rtl)': { transform: 'scaleX(-1)' } });

/** What the fields that open a calendar hand on to it. */
export interface CalendarSettings extends DayLimits, DayClock {
  /** Of which days there is data; marked in the calendar. */
  coverage?: CoverageSource | undefined;
  /** The day marked as today (`YYYY-MM-DD`). @default the current day by `timeZone` and `dayStart` */
  today?: string | undefined;
}

/** Props of {@link Calendar}. */
export interface CalendarProps extends CalendarSettings {
  /** Names it. */
  label: string;
  locale: string;
  words: CalendarLabels;
  chosen: ChosenDays;
  /** Two months side by side where there is room. @default false */
  twoMonths?: boolean;
  /** Puts the focus on the day chosen when the calendar appears. @default false */
  autoFocus?: boolean;
  /** A day within the limits was taken. */
  onPick: (day: string) => void;
  /** The pointer or the keys are at a day. */
  onPoint?: (day: string) => void;
}

/** The days of one or two months, with how much data each has. */
export function Calendar(props: CalendarProps) {
  const {
    label,
    locale,
    words,
    chosen,
    coverage,
    twoMonths = false,
    autoFocus = false,
    onPick,
    onPoint,
    min,
    max,
  } = props;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const extra = useRef<HTMLDivElement>(null);
  const today = useToday(props);
  const anchor = chosen.to ?? chosen.from ?? withinLimits(today ?? max ?? min ?? '2000-01-01', props);
  const [focused, setFocused] = useState(anchor);
  // The last month shown: the past is where the data is, so a second month stands before it.
  const [last, setLast] = useState(monthOf(anchor));
  const moved = useRef(autoFocus);
  const [seen, setSeen] = useState(anchor);
  if (seen !== anchor) {
    // A day typed beside the calendar is shown in it.
    setSeen(anchor);
    setFocused(anchor);
    if (monthOf(anchor) > last || monthOf(anchor) < addMonths(last, twoMonths ? -1 : 0))
      setLast(monthOf(anchor));
  }
  const read = useMemo(() => readCoverage(coverage), [coverage]);
  const months = twoMonths ? [addMonths(last, -1), last] : [last];

  useLayoutEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    root.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus({ preventScroll: true });
  }, [focused]);

  /** Months in sight: the width decides whether the second is. */
  const inSight = () => (extra.current && extra.current.getClientRects().length > 0 ? 2 : 1);
  const goTo = (day: string) => {
    const month = monthOf(day);
    if (month > last) setLast(month);
    else if (month < addMonths(last, 1 - inSight())) setLast(addMonths(month, inSight() - 1));
    setFocused(day);
    onPoint?.(day);
  };
  const pressKey = (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLElement) || event.target.dataset['day'] === undefined) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const rightToLeft = getComputedStyle(event.target).direction === 'rtl';
    const target = moveDay(focused, event, locale, rightToLeft);
    if (target === undefined) return;
    event.preventDefault();
    const within = withinLimits(target, props);
    if (within === focused) return;
    moved.current = true;
    goTo(within);
  };
  const showMonth = (month: string) => {
    setLast(month);
    // Tab goes to a day that is there.
    const day = `${month}${focused.slice(7)}`;
    setFocused(withinLimits(Number.isNaN(Date.parse(day)) ? `${month}-01` : day, props));
  };
  const pick = (day: string) => {
    setFocused(day);
    if (isWithin(day, props)) onPick(day);
  };
  const monthTitle = (month: string) =>
    new Intl.DateTimeFormat(locale, {
      calendar: 'gregory',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(Date.parse(`${month}-01`));
  const { timeZone } = props;
  const zoneKnown = timeZone === undefined || isTimeZone(timeZone);
  const clock = zoneKnown
    ? words.days({ timeZone: timeZone?.replaceAll('_', ' '), dayStart: ownDayStart(props.dayStart) })
    : words.unknownZone(timeZone);
  const back = (first: string) => (
    <IconButton
      size="sm"
      label={words.previousMonth}
      icon={
        <Turned>
          <ChevronLeft size={16} />
        </Turned>
      }
      disabled={min !== undefined && first <= monthOf(min)}
      onClick={() => showMonth(addMonths(last, -1))}
    />
  );
  return (
    <Root ref={root} role="group" aria-label={label} onKeyDown={pressKey}>
      <Months>
        {months.map((month, index) => {
          const isExtra = index < months.length - 1;
          return (
            <Month key={index} ref={isExtra ? extra : undefined} extra={isExtra}>
              <Head>
                {isExtra || !twoMonths ? back(month) : <NarrowOnly>{back(month)}</NarrowOnly>}
                <MonthHead
                  {...{ month, locale, words, min, max }}
                  id={`${id}-${index}`}
                  title={monthTitle(month)}
                  onChange={(next) => showMonth(addMonths(next, months.length - 1 - index))}
                />
                {isExtra ? (
                  <Gap />
                ) : (
                  <IconButton
                    size="sm"
                    label={words.nextMonth}
                    icon={
                      <Turned>
                        <ChevronRight size={16} />
                      </Turned>
                    }
                    disabled={max !== undefined && last >= monthOf(max)}
                    onClick={() => showMonth(addMonths(last, 1))}
                  />
                )}
              </Head>
              <MonthGrid
                {...{ month, locale, chosen, focused, today, words, min, max }}
                coverage={read}
                headId={`${id}-${index}`}
                onPick={pick}
                onPoint={(day) => onPoint?.(day)}
              />
            </Month>
          );
        })}
      </Months>
      <VisuallyHidden>
        <span role="status">{monthTitle(last)}</span>
      </VisuallyHidden>
      {(coverage !== undefined || clock !== '') && (
        <Foot>
          {coverage !== undefined && (
            <Legend>
              {(['partial', 'none'] as const).map((one) => (
                <Mark key={one}>
                  <CoverageMark coverage={one} /> {words.coverage[one]}
                </Mark>
              ))}
            </Legend>
          )}
          <span>{clock}</span>
        </Foot>
      )}
    </Root>
  );
}
