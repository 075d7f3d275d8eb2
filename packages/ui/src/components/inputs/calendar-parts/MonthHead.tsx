import { styled } from '../../../themes/stitches.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { isDay, monthOf, type DayLimits } from './calendar-month.ts';
import type { CalendarLabels } from './calendar.words.ts';

/** Years offered before and after the one shown where no limit says more. */
const yearsAround = { before: 50, after: 10 };
/** More make no list to choose from; the nearest are offered, and any day can be typed. */
const maxYears = 200;

const Root = styled('div', { display: 'flex', justifyContent: 'center', minWidth: 0 });
const Choice = styled('select', {
  bare: true,
  appearance: 'none',
  // As wide as what is chosen, where the browser can.
  fieldSizing: 'content',
  minWidth: 0,
  height: '$controlSmall',
  // With the one beside it, the width of a space.
  padding: '0 $half',
  borderRadius: '$control',
  color: '$text',
  fontFamily: 'inherit',
  fontSize: '$body',
  fontWeight: '$strong',
  textAlign: 'center',
  figures: 'tabular',
  focusRing: 0,
  '&:hover': { backgroundColor: '$hover' },
  '& option': { backgroundColor: '$raised', color: '$text' },
  '@touch': { height: '$touch', fontSize: '$lead' },
});

/** Props of {@link MonthHead}. */
export interface MonthHeadProps extends DayLimits {
  /** Names the month's grid. */
  id: string;
  /** The month in words. */
  title: string;
  /** `YYYY-MM`. */
  month: string;
  locale: string;
  words: CalendarLabels;
  onChange: (month: string) => void;
}

const pad = (value: number, length: number) => String(value).padStart(length, '0');

/** The name of a month, and the choice of another. */
export function MonthHead({ id, title, month, locale, words, min, max, onChange }: MonthHeadProps) {
  const year = Number(month.slice(0, 4));
  const within = (one: string) =>
    (!isDay(min) || one >= monthOf(min)) && (!isDay(max) || one <= monthOf(max));
  const first = Math.max(
    1,
    isDay(min) ? Number(min.slice(0, 4)) : year - yearsAround.before,
    year - maxYears,
  );
  const last = Math.min(
    9999,
    isDay(max) ? Number(max.slice(0, 4)) : year + yearsAround.after,
    year + maxYears,
  );
  const years = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  if (!years.includes(year)) years.push(year);
  const name = new Intl.DateTimeFormat(locale, { calendar: 'gregory', month: 'long', timeZone: 'UTC' });
  const figure = new Intl.NumberFormat(locale, { useGrouping: false });
  const change = (nextYear: number, nextMonth: string) => {
    const next = `${pad(nextYear, 4)}-${nextMonth}`;
    if (within(next)) return onChange(next);
    onChange(isDay(max) && next > monthOf(max) ? monthOf(max) : monthOf(min!));
  };
  return (
    <Root>
      <VisuallyHidden>
        <span id={id}>{title}</span>
      </VisuallyHidden>
      <Choice
        aria-label={words.month}
        value={month.slice(5)}
        onChange={(event) => change(year, event.target.value)}
      >
        {Array.from({ length: 12 }, (_, index) => pad(index + 1, 2)).map((one) => (
          <option key={one} value={one} disabled={!within(`${month.slice(0, 4)}-${one}`)}>
            {name.format(Date.parse(`2026-${one}-15`))}
          </option>
        ))}
      </Choice>
      <Choice
        aria-label={words.year}
        value={year}
        onChange={(event) => change(Number(event.target.value), month.slice(5))}
      >
        {years.map((one) => (
          <option key={one} value={one}>
            {figure.format(one)}
          </option>
        ))}
      </Choice>
    </Root>
  );
}
