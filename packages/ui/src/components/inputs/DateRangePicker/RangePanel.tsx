import { useState, type FormEvent } from 'react';
import { itemKey } from '../../item-key.ts';
import { styled } from '../../../themes/stitches.ts';
import { Button } from '../Button/Button.tsx';
import { Calendar, type CalendarSettings } from '../calendar-parts/Calendar.tsx';
import { isDay } from '../calendar-parts/calendar-month.ts';
import { dayText } from '../calendar-parts/day-entry.ts';
import type { ChosenDays } from '../calendar-parts/MonthGrid.tsx';
import { useDayEntry } from '../calendar-parts/use-day-entry.ts';
import { useToday } from '../calendar-parts/use-today.ts';
import { TextField } from '../TextField/TextField.tsx';
import type { DateRangePickerLabels } from './date-range-picker.words.ts';
import {
  daysIn,
  isSameRange,
  rangeBetween,
  rangeFault,
  wholeRange,
  type DayRange,
  type DayRangePreset,
} from './day-range.ts';

/** Beside one another it needs this much, in px. */
const roomy = '@container (min-width: 720px)';
// Two months where the popover has room for them, else one.
const Root = styled('div', {
  containerType: 'inline-size',
  width: 'calc(min(750px, var(--radix-popper-available-width)) - 2px)',
});
const Parts = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  [roomy]: { flexDirection: 'row' },
});
const Presets = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1',
  padding: '$2',
  borderBlockEnd: '1px solid $raisedBorder',
  [roomy]: {
    flexDirection: 'column',
    flexWrap: 'nowrap',
    flex: 'none',
    width: 164,
    borderBlockEnd: 0,
    borderInlineEnd: '1px solid $raisedBorder',
  },
});
const Preset = styled('button', {
  bare: true,
  minHeight: '$controlSmall',
  padding: '$1 $2',
  borderRadius: '$control',
  color: '$text',
  fontFamily: 'inherit',
  fontSize: '$small',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  focusRing: -2,
  '&:hover': { backgroundColor: '$hover' },
  '&[aria-pressed=true]': {
    backgroundColor: '$accentSubtle',
    color: '$accentText',
    fontWeight: '$medium',
    '@forced': { outline: '2px solid Highlight', outlineOffset: -2 },
  },
  '@touch': { minHeight: '$touch', paddingInline: '$3' },
});
const Own = styled('form', { flex: 1, minWidth: 0, column: '$3', padding: '$3' });
const Entries = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '$2',
  alignItems: 'start',
});
/** Along the lower edge of the panel. */
const Foot = styled('div', {
  row: '$3',
  justifyContent: 'space-between',
  margin: 'auto -$space$3 -$space$3',
  padding: '$2 $3',
  borderBlockStart: '1px solid $raisedBorder',
});
const Length = styled('span', { minWidth: 0, quiet: '$small', figures: 'tabular' });

/** Props of {@link RangePanel}. */
export interface RangePanelProps extends CalendarSettings {
  label: string;
  locale: string;
  words: DateRangePickerLabels;
  /** The ranges offered at a press. */
  offered: readonly DayRangePreset[];
  clearable: boolean;
  maxDays: number | undefined;
  start: DayRange | null;
  onApply: (range: DayRange | null) => void;
}

/** What a `DateRangePicker` opens: presets, two days to type, the calendar. */
export function RangePanel(props: RangePanelProps) {
  const { label, locale, words, offered, clearable, maxDays, start, onApply, ...settings } = props;
  const { min, max, timeZone, dayStart, coverage } = settings;
  const today = useToday(settings);
  const [draft, setDraft] = useState<ChosenDays>(start ?? { from: null, to: null });
  // The first day was taken in the calendar, the second follows; and where pointer or keys are meanwhile.
  const [begun, setBegun] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const [tried, setTried] = useState(false);

  const take = (next: ChosenDays) => {
    setBegun(null);
    setDraft(next);
  };
  const entryOptions = { locale, words, today, min, max };
  const from = useDayEntry({
    ...entryOptions,
    value: draft.from,
    onValue: (day) => take({ ...draft, from: day }),
  });
  const to = useDayEntry({ ...entryOptions, value: draft.to, onValue: (day) => take({ ...draft, to: day }) });

  const faultTexts = {
    missing: words.missing,
    reversed: words.reversed,
    tooEarly: isDay(min) ? words.tooEarly(dayText(min, locale)) : '',
    tooLate: isDay(max) ? words.tooLate(dayText(max, locale)) : '',
    tooLong: words.tooLong(maxDays ?? 0),
  };
  const entered: ChosenDays = { from: from.day, to: to.day };
  const fault = rangeFault(entered, { min, max, maxDays });
  // What is wrong shows as soon as both days stand; that one is missing, when it is to be applied.
  const shownFault =
    fault === null || (fault === 'missing' && !tried) || begun !== null ? undefined : faultTexts[fault];
  const atFrom = fault === 'tooEarly' || (fault === 'missing' && entered.from === null);

  const pick = (day: string) => {
    from.reset();
    to.reset();
    if (begun === null) {
      setDraft({ from: day, to: null });
      setBegun(day);
      setPointed(day);
    } else take(rangeBetween(begun, day));
  };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    from.settle();
    to.settle();
    const whole = wholeRange(entered);
    // What is applied has no fault, and says none while it closes.
    setTried(whole === null);
    if (whole && fault === null) onApply(whole);
  };
  const chosen = begun === null ? entered : rangeBetween(begun, pointed ?? begun);
  const days = daysIn(chosen);
  return (
    <Root>
      <Parts>
        {(offered.length > 0 || clearable) && (
          <Presets role="group" aria-label={words.presets}>
            {offered.map((preset) => (
              <Preset
                key={itemKey(preset)}
                type="button"
                aria-pressed={isSameRange(start, preset.value)}
                onClick={() => onApply(preset.value)}
              >
                {preset.label}
              </Preset>
            ))}
            {clearable && (
              <Preset type="button" aria-pressed={start === null} onClick={() => onApply(null)}>
                {words.none}
              </Preset>
            )}
          </Presets>
        )}
        <Own onSubmit={apply} noValidate>
          <Entries>
            <TextField
              label={words.from}
              hint={from.error === undefined && shownFault === undefined && from.pattern}
              placeholder={from.pattern}
              autoComplete="off"
              value={from.text}
              error={from.error ?? (atFrom ? shownFault : undefined)}
              onChange={(event) => from.type(event.target.value)}
              onBlur={from.settle}
            />
            <TextField
              label={words.to}
              hint={to.error === undefined && shownFault === undefined && to.pattern}
              placeholder={to.pattern}
              autoComplete="off"
              value={to.text}
              error={to.error ?? (atFrom ? undefined : shownFault)}
              onChange={(event) => to.type(event.target.value)}
              onBlur={to.settle}
            />
          </Entries>
          <Calendar
            {...{ label, locale, words, chosen, min, max, timeZone, dayStart, coverage }}
            today={today ?? undefined}
            autoFocus
            twoMonths
            onPick={pick}
            onPoint={setPointed}
          />
          <Foot>
            <Length>{Number.isFinite(days) && days > 0 && words.length(days)}</Length>
            <Button type="submit" emphasis="strong" size="sm">
              {words.apply}
            </Button>
          </Foot>
        </Own>
      </Parts>
    </Root>
  );
}
