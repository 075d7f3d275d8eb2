import { CalendarRange, ChevronDown } from 'lucide-react';
import { useLocale, useWords } from '../../../words/words.tsx';
import { Popover } from '../../overlays/Popover/Popover.tsx';
import type { RootProps } from '../../props.ts';
import { useControlled } from '../../use-controlled.ts';
import { Button } from '../Button/Button.tsx';
import type { CalendarSettings } from '../calendar-parts/Calendar.tsx';
import { isDay } from '../calendar-parts/calendar-month.ts';
import { useToday } from '../calendar-parts/use-today.ts';
import { dateRangePickerWords, type DateRangePickerLabels } from './date-range-picker.words.ts';
import {
  isSameRange,
  offeredRanges,
  rangeText,
  wholeRange,
  type DayRange,
  type DayRangePreset,
} from './day-range.ts';
import { RangePanel } from './RangePanel.tsx';

/** Props of {@link DateRangePicker}; the button gets what is meant for an element. */
export interface DateRangePickerProps extends CalendarSettings, RootProps<HTMLButtonElement> {
  /** What the days are of: `Period`. The button shows the preset or the days chosen. */
  label: string;
  /** The days chosen, or null for none; what is no range counts as none. */
  value?: DayRange | null | undefined;
  /** The days chosen at first, where the component keeps them. @default null */
  defaultValue?: DayRange | null;
  /** Called with a whole range within the limits, or null where the choice can be given up. */
  onValueChange?: (value: DayRange | null) => void;
  /** Most days that a range can have. */
  maxDays?: number | undefined;
  /**
   * What is offered at a press: a number of days that end with `max`, or today without one; or a range of its own.
   * @default 7, 30 and 90 days
   */
  presets?: readonly (number | DayRangePreset)[];
  /** Offers to choose no days. @default false */
  clearable?: boolean;
  disabled?: boolean;
  /** How the panel lines up with the button. @default start */
  align?: 'start' | 'center' | 'end';
  /** Whether the panel is shown, where the caller decides. */
  open?: boolean | undefined;
  /** Whether the panel is shown at first. @default false */
  defaultOpen?: boolean;
  /** Called when the user opens or closes the panel. */
  onOpenChange?: (open: boolean) => void;
  /** BCP 47 language of days, and of how they are typed. @default the reader's */
  locale?: string;
  /** UI strings instead of the component's own. */
  labels?: Partial<DateRangePickerLabels>;
}

const defaultPresets = [7, 30, 90] as const;

/**
 * Days from one to another: presets at a press, typed as the reader writes them, or taken from a calendar that shows
 * which days have data. Nothing changes before both days stand and are applied.
 */
export function DateRangePicker(props: DateRangePickerProps) {
  const {
    label,
    value: given,
    defaultValue = null,
    onValueChange,
    presets = defaultPresets,
    ...more
  } = props;
  const { clearable = false, disabled = false, align = 'start', labels, ...settings } = more;
  const {
    open: givenOpen,
    defaultOpen = false,
    onOpenChange,
    locale: ownLocale,
    maxDays,
    ...others
  } = settings;
  const { min, max, timeZone, dayStart, today, coverage, ...root } = others;
  const locale = useLocale(ownLocale);
  const words = useWords(dateRangePickerWords, labels);
  const [value, setValue] = useControlled(given, defaultValue, onValueChange);
  const [open, setOpen] = useControlled(givenOpen, defaultOpen, onOpenChange);
  const chosen = value ? wholeRange(value) : null;
  const currentDay = useToday({ today, timeZone, dayStart });
  const offered = offeredRanges({
    presets,
    last: isDay(max) ? max : currentDay,
    label: words.lastDays,
  });
  const preset = offered.find((one) => isSameRange(one.value, chosen));
  const days = chosen ? rangeText(chosen, locale) : undefined;
  const text = preset?.label ?? days ?? words.none;
  const choose = (next: DayRange | null) => {
    setOpen(false);
    setValue(next);
  };
  return (
    <Popover
      label={label}
      align={align}
      padded={false}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button
          icon={<CalendarRange size={16} />}
          aria-label={`${label}: ${[preset?.label, days].filter(Boolean).join(', ') || words.none}`}
          title={preset && days}
          disabled={disabled}
          {...root}
        >
          {text}
          <ChevronDown size={16} />
        </Button>
      }
    >
      <RangePanel
        {...{ label, locale, words, offered, clearable, maxDays }}
        {...{ min, max, timeZone, dayStart, coverage }}
        today={currentDay ?? undefined}
        start={chosen}
        onApply={choose}
      />
    </Popover>
  );
}
