import { CalendarRange, ChevronDown } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Button } from '../Button/Button.tsx';
import { Popover } from '../../overlays/Popover/Popover.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { useLocale, useWords } from '../../../words/words.tsx';
import type { RootProps } from '../../props.ts';
import { useControlled } from '../../use-controlled.ts';
import { dateRangeWords, type DateRangeLabels } from './date-range.words.ts';
import {
  lastDays,
  rangeFault,
  rangeText,
  writtenRules,
  type DayRange,
  type DayRangeRules,
} from './day-range.ts';

/** Props of {@link DateRange}; its button's besides. */
export interface DateRangeProps extends DayRangeRules, RootProps<HTMLButtonElement> {
  /** What the days are of, for example `Period`. */
  label: string;
  /** The days chosen, where the caller keeps them; null for none. */
  value?: DayRange | null;
  /** The days chosen at first, where the component keeps them itself. @default null */
  defaultValue?: DayRange | null;
  /** Called with the days that the user chose. */
  onValueChange?: (value: DayRange) => void;
  /** Whether the panel is open, where the caller keeps that. */
  open?: boolean;
  /** Whether the panel is open at first. @default false */
  defaultOpen?: boolean;
  /** Called when the user opens or closes the panel. */
  onOpenChange?: (open: boolean) => void;
  /** BCP 47 language of dates. @default the reader's */
  locale?: string;
  /** Words instead of its own. */
  labels?: Partial<DateRangeLabels>;
  /** Numbers of days that are offered at a press; they end with `max`. @default 7, 30 and 90 */
  presets?: readonly number[];
  disabled?: boolean;
}

const defaultPresets = [7, 30, 90] as const;

/** Days from one to another: presets at a press, or days of one's own in the browser's calendar. */
export function DateRange(props: DateRangeProps) {
  const { label, min, max, maxDays, presets = defaultPresets, locale: given, labels, ...others } = props;
  const { value: kept, defaultValue = null, onValueChange, ...rest } = others;
  const { open: keptOpen, defaultOpen = false, onOpenChange, ...root } = rest;
  const [value, change] = useControlled(kept, defaultValue, (next) => next && onValueChange?.(next));
  const [open, setOpen] = useControlled(keptOpen, defaultOpen, onOpenChange);
  const words = useWords(dateRangeWords, labels);
  const reader = useLocale();
  const locale = given ?? reader;
  const text = value ? rangeText(value, locale) : '';
  const choose = (next: DayRange) => {
    setOpen(false);
    change(next);
  };
  const isPreset = (days: number) => {
    if (max === undefined || !value) return false;
    const preset = lastDays(days, max);
    return preset.from === value.from && preset.to === value.to;
  };
  return (
    <Popover
      label={label}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button {...root} icon={<CalendarRange size={16} />} aria-label={`${label}: ${text || words.none}`}>
          {text || words.none}
          <ChevronDown size={16} />
        </Button>
      }
    >
      <Stack gap="4">
        {max !== undefined && presets.length > 0 && (
          <Stack direction="row" gap="2" wrap role="group" aria-label={label}>
            {presets.map((days) => (
              <Button
                key={days}
                size="sm"
                emphasis={isPreset(days) ? 'strong' : 'normal'}
                aria-pressed={isPreset(days)}
                onClick={() => choose(lastDays(days, max))}
              >
                {words.lastDays(days)}
              </Button>
            ))}
          </Stack>
        )}
        <OwnDays {...{ words, locale, min, max, maxDays }} start={value} onApply={choose} />
      </Stack>
    </Popover>
  );
}

interface OwnDaysProps extends DayRangeRules {
  words: DateRangeLabels;
  locale: string;
  start: DayRange | null;
  onApply: (range: DayRange) => void;
}

function OwnDays({ words, locale, start, onApply, ...rules }: OwnDaysProps) {
  const [range, setRange] = useState<DayRange>(start ?? { from: null, to: null });
  const [tried, setTried] = useState(false);
  const fault = tried ? rangeFault(range, rules) : null;
  const says = fault ? words.fault(fault, writtenRules(rules, locale)) : undefined;
  const apply = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!rangeFault(range, rules)) onApply(range);
  };
  // Which of the two days is to be corrected.
  const atFrom = fault === 'tooEarly' || (fault === 'missing' && !range.from);
  const limits = { min: rules.min, max: rules.max };
  return (
    <form onSubmit={apply} noValidate>
      <Stack gap="3">
        <Stack direction="row" gap="2" align="start" wrap>
          <TextField
            {...limits}
            type="date"
            label={words.from}
            value={range.from ?? ''}
            error={atFrom ? says : undefined}
            onChange={({ target }) => setRange({ ...range, from: target.value || null })}
          />
          <TextField
            {...limits}
            type="date"
            label={words.to}
            value={range.to ?? ''}
            error={atFrom ? undefined : says}
            onChange={({ target }) => setRange({ ...range, to: target.value || null })}
          />
        </Stack>
        <Button type="submit" emphasis="strong" size="sm">
          {words.apply}
        </Button>
      </Stack>
    </form>
  );
}
