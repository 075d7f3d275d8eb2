import { CalendarRange, ChevronDown } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Button } from '../Button/Button.tsx';
import { Popover } from '../../overlays/Popover/Popover.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import {
  lastDays,
  rangeFault,
  rangeText,
  type DayRange,
  type DayRangeFault,
  type DayRangeRules,
} from './day-range.ts';

/** UI strings of a {@link DateRange}. */
export interface DateRangeLabels {
  readonly from: string;
  readonly to: string;
  readonly apply: string;
  /** Stands on the button while nothing is chosen: `Any time`. */
  readonly none: string;
  /** Names a preset: `Last 30 days`. */
  readonly lastDays: (days: number) => string;
  /** Says what is wrong and what to do. */
  readonly fault: (fault: DayRangeFault) => string;
}

/** Props of {@link DateRange}. */
export interface DateRangeProps extends DayRangeRules {
  /** What the days are of, for example `Period`. */
  label: string;
  /** The days chosen, or null for none. */
  value: DayRange | null;
  onChange: (value: DayRange) => void;
  /** BCP 47 language of dates. */
  locale: string;
  labels: DateRangeLabels;
  /** Numbers of days that are offered at a press; they end with `max`. @default 7, 30 and 90 */
  presets?: readonly number[];
  disabled?: boolean;
}

const defaultPresets = [7, 30, 90] as const;

/** Days from one to another: presets at a press, or days of one's own in the browser's calendar. */
export function DateRange(props: DateRangeProps) {
  const { label, value, onChange, locale, labels, min, max, maxDays, presets = defaultPresets } = props;
  const [open, setOpen] = useState(false);
  const text = value ? rangeText(value, locale) : '';
  const choose = (next: DayRange) => {
    setOpen(false);
    onChange(next);
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
        <Button
          icon={<CalendarRange size={16} />}
          aria-label={`${label}: ${text || labels.none}`}
          disabled={props.disabled}
        >
          {text || labels.none}
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
                {labels.lastDays(days)}
              </Button>
            ))}
          </Stack>
        )}
        <OwnDays {...{ labels, min, max, maxDays }} start={value} onApply={choose} />
      </Stack>
    </Popover>
  );
}

interface OwnDaysProps extends DayRangeRules {
  labels: DateRangeLabels;
  start: DayRange | null;
  onApply: (range: DayRange) => void;
}

function OwnDays({ labels, start, onApply, ...rules }: OwnDaysProps) {
  const [range, setRange] = useState<DayRange>(start ?? { from: null, to: null });
  const [tried, setTried] = useState(false);
  const fault = tried ? rangeFault(range, rules) : null;
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
            label={labels.from}
            value={range.from ?? ''}
            error={fault && atFrom ? labels.fault(fault) : undefined}
            onChange={({ target }) => setRange({ ...range, from: target.value || null })}
          />
          <TextField
            {...limits}
            type="date"
            label={labels.to}
            value={range.to ?? ''}
            error={fault && !atFrom ? labels.fault(fault) : undefined}
            onChange={({ target }) => setRange({ ...range, to: target.value || null })}
          />
        </Stack>
        <Button type="submit" emphasis="strong" size="sm">
          {labels.apply}
        </Button>
      </Stack>
    </form>
  );
}
