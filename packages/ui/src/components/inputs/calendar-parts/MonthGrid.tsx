import { styled } from '../../../themes/stitches.ts';
import type { CalendarLabels } from './calendar.words.ts';
import { isWithin, monthWeeks, type DayLimits } from './calendar-month.ts';
import { dayInWords } from './day-entry.ts';
import type { DayCoverage } from './day-coverage.ts';

const Table = styled('table', {
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: '0 2px',
  tableLayout: 'fixed',
  figures: 'tabular',
});
const Weekday = styled('th', { height: 28, padding: 0, quiet: '$caption', fontWeight: '$medium' });
const Cell = styled('td', {
  height: 36,
  padding: 0,
  textAlign: 'center',
  '@touch': { height: '$touch' },
  variants: {
    inside: { true: { backgroundColor: '$selected' } },
    first: {
      true: { borderStartStartRadius: '$radii$control', borderEndStartRadius: '$radii$control' },
    },
    last: { true: { borderStartEndRadius: '$radii$control', borderEndEndRadius: '$radii$control' } },
  },
});
const Day = styled('button', {
  bare: true,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  padding: 0,
  paddingBlockEnd: 4,
  borderRadius: '$control',
  color: '$text',
  fontFamily: 'inherit',
  fontSize: '$small',
  focusRing: -2,
  '&[aria-disabled=true]': {
    color: '$textDisabled',
    cursor: 'not-allowed',
    '@forced': { color: 'GrayText' },
  },
  '&:hover:not([aria-disabled=true])': { boxShadow: 'inset 0 0 0 1px $colors$controlBorder' },
  '&[aria-current=date]': { fontWeight: '$strong', textDecoration: 'underline', textUnderlineOffset: 3 },
  variants: {
    empty: { true: { color: '$textQuiet' } },
    end: {
      true: {
        '&&': { backgroundColor: '$accent', color: '$onAccent', fontWeight: '$strong' },
        '&& > span': { color: 'inherit' },
        '&:focus-visible': { outlineOffset: 1 },
        '@forced': {
          '&&': { backgroundColor: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      },
    },
  },
});
/** @internal A ring for a day with some data, a stroke for one without; one with all of it has no mark. */
export const CoverageMark = styled('span', {
  display: 'inline-block',
  size: 5,
  borderRadius: '$round',
  color: '$textQuiet',
  variants: {
    coverage: {
      complete: {},
      partial: { boxShadow: 'inset 0 0 0 1px currentColor', '@forced': { border: '1px solid CanvasText' } },
      none: {
        height: 1.5,
        borderRadius: 0,
        backgroundColor: 'currentColor',
        '@forced': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
      },
    },
    below: { true: { position: 'absolute', insetBlockEnd: 4, insetInlineStart: 'calc(50% - 2.5px)' } },
  },
});

/** Days chosen, or about to be; both ends inclusive. */
export interface ChosenDays {
  readonly from: string | null;
  readonly to: string | null;
}

/** Props of {@link MonthGrid}. */
export interface MonthGridProps extends DayLimits {
  /** `YYYY-MM`. */
  month: string;
  /** The id of what names it. */
  headId: string;
  locale: string;
  chosen: ChosenDays;
  /** The day that Tab goes to. */
  focused: string;
  today: string | null;
  coverage: (day: string) => DayCoverage | undefined;
  words: CalendarLabels;
  onPick: (day: string) => void;
  onPoint: (day: string) => void;
}

const weekdayName = (locale: string, width: 'short' | 'long') =>
  new Intl.DateTimeFormat(locale, { weekday: width, timeZone: 'UTC' });

/** The days of a month. Keys are its parent's. */
export function MonthGrid(props: MonthGridProps) {
  const { month, headId, locale, chosen, focused, today, coverage, words, onPick, onPoint } = props;
  const weeks = monthWeeks(month, locale);
  const format = new Intl.NumberFormat(locale, { useGrouping: false });
  // The second week is whole, in every month.
  const weekdays = weeks[1]!.map((day) => Date.parse(`${day}T00:00:00Z`));
  const [short, long] = [weekdayName(locale, 'short'), weekdayName(locale, 'long')];
  const { from, to } = chosen;
  const isInside = (day: string) => from !== null && to !== null && from < to && day >= from && day <= to;
  const isEnd = (day: string) => day === from || day === to;
  return (
    <Table role="grid" aria-labelledby={headId}>
      <thead>
        <tr>
          {weekdays.map((time) => (
            <Weekday key={time} scope="col" abbr={long.format(time)}>
              {short.format(time).slice(0, 3)}
            </Weekday>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, row) => (
          <tr key={row} aria-hidden={week.every((day) => day === null) || undefined}>
            {week.map((day, column) => {
              if (day === null) return <Cell key={column} />;
              const covered = coverage(day);
              const inside = isInside(day);
              const name = [
                dayInWords(day, locale),
                day === today ? words.today : '',
                covered ? words.coverage[covered] : '',
              ];
              return (
                <Cell
                  key={column}
                  aria-selected={inside || isEnd(day)}
                  inside={inside}
                  first={inside && (day === from || column === 0 || week[column - 1] === null)}
                  last={inside && (day === to || column === 6 || week[column + 1] === null)}
                >
                  <Day
                    type="button"
                    data-day={day}
                    tabIndex={day === focused ? 0 : -1}
                    aria-label={name.filter(Boolean).join(', ')}
                    aria-current={day === today ? 'date' : undefined}
                    aria-disabled={!isWithin(day, props) || undefined}
                    empty={covered === 'none'}
                    end={isEnd(day)}
                    onClick={() => onPick(day)}
                    onPointerEnter={() => onPoint(day)}
                  >
                    {format.format(Number(day.slice(8)))}
                    {covered && covered !== 'complete' && isWithin(day, props) && (
                      <CoverageMark coverage={covered} below />
                    )}
                  </Day>
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
