import { CalendarDays } from 'lucide-react';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { useLocale, useWords } from '../../../words/words.tsx';
import { isComposing } from '../../composing.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { Popover } from '../../overlays/Popover/Popover.tsx';
import { joinNames, type Size } from '../../props.ts';
import { useControlled } from '../../use-controlled.ts';
import { useJoinedRef } from '../../use-joined-ref.ts';
import { Calendar, type CalendarSettings } from '../calendar-parts/Calendar.tsx';
import { isDay } from '../calendar-parts/calendar-month.ts';
import { useDayEntry } from '../calendar-parts/use-day-entry.ts';
import { useToday } from '../calendar-parts/use-today.ts';
import { controlRules } from '../control-rules.ts';
import { Field, type ControlAttributes, type FieldFrame } from '../Field/Field.tsx';
import { FormValue } from '../FormValue.tsx';
import { datePickerWords, type DatePickerLabels } from './date-picker.words.ts';

const Frame = styled('div', { position: 'relative' });
const Input = styled('input', controlRules, { figures: 'tabular', '&&': { paddingInlineEnd: 40 } });
const Opener = styled('button', {
  bare: true,
  position: 'absolute',
  insetBlock: 1,
  insetInlineEnd: 1,
  display: 'grid',
  placeItems: 'center',
  width: 36,
  padding: 0,
  borderRadius: '$control',
  color: '$textQuiet',
  focusRing: -2,
  '&:hover:not(:disabled)': { color: '$text' },
  '&:disabled': { color: '$textDisabled', cursor: 'not-allowed' },
});
const Panel = styled('div', {
  width: 'min(300px, calc(var(--radix-popper-available-width) - 2px))',
  padding: '$3',
});

type Native = Omit<
  ControlAttributes<'input'>,
  'value' | 'defaultValue' | 'type' | 'min' | 'max' | 'list' | 'placeholder'
>;

/** Props of {@link DatePicker}; all of a native input's besides. */
export interface DatePickerProps extends FieldFrame, CalendarSettings, Native {
  /** The day chosen (`YYYY-MM-DD`), or null for none. What is no day is shown as it is, with what is wrong. */
  value?: string | null | undefined;
  /** The day chosen at first, where the component keeps it. @default null */
  defaultValue?: string | null;
  /** Called with each whole day within the limits, and with null when the text is deleted. */
  onValueChange?: (value: string | null) => void;
  /** How tall it is. @default md */
  size?: Size;
  /** Whether the calendar is open, where the caller keeps that. */
  open?: boolean | undefined;
  /** Whether the calendar is open at first. @default false */
  defaultOpen?: boolean;
  /** Called when the calendar opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The name under which a form sends the day, as `YYYY-MM-DD`. */
  name?: string;
  /** BCP 47 language of days, and of how they are typed. @default the reader's */
  locale?: string;
  /** UI strings instead of the component's own. */
  labels?: Partial<DatePickerLabels>;
}

/** One day, typed as the reader writes it or taken from a calendar that shows which days have data. */
export function DatePicker(props: DatePickerProps) {
  const { value: given, defaultValue = null, onValueChange, labels, locale: ownLocale, ...more } = props;
  const { min, max, timeZone, dayStart, today, coverage, size = 'md', name, ref, ...others } = more;
  const { open: givenOpen, defaultOpen = false, onOpenChange, ...native } = others;
  const { onChange, onBlur, onKeyDown, error, ...rest } = native;
  const { label } = rest;
  const locale = useLocale(ownLocale);
  const words = useWords(datePickerWords, labels);
  const input = useRef<HTMLInputElement>(null);
  const joined = useJoinedRef(input, ref);
  const [value, setValue] = useControlled(given, defaultValue, onValueChange);
  const [open, setOpen] = useControlled(givenOpen, defaultOpen, onOpenChange);
  const currentDay = useToday({ today, timeZone, dayStart });
  const entry = useDayEntry({ value, locale, words, today: currentDay, min, max, onValue: setValue });
  const locked = Boolean(rest.disabled) || Boolean(rest.readOnly);

  // A form is not sent with text that is no day, though it has a value from before.
  useEffect(() => input.current?.setCustomValidity(entry.fault ?? ''), [entry.fault]);

  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter') entry.settle();
    else if (event.key === 'ArrowDown' && !locked) {
      event.preventDefault();
      setOpen(true);
    }
  };
  const pick = (day: string) => {
    entry.reset();
    setValue(day);
    setOpen(false);
  };
  const chosen = isDay(value) ? value : null;
  const fault = error ?? entry.error;
  const patternId = useId();
  return (
    <Field<Native> {...rest} error={fault}>
      {(control) => (
        <Frame>
          <Input
            autoComplete="off"
            spellCheck={false}
            {...control}
            aria-describedby={joinNames(control['aria-describedby'], fault === undefined && patternId)}
            ref={joined}
            type="text"
            size={size}
            placeholder={entry.pattern}
            value={entry.text}
            onKeyDown={pressKey}
            onChange={(event) => {
              onChange?.(event);
              entry.type(event.target.value);
            }}
            onBlur={(event) => {
              onBlur?.(event);
              entry.settle();
            }}
          />
          {/* The placeholder shows it while the field is empty; a hint would move the control out of a row of others. */}
          {fault === undefined && <VisuallyHidden id={patternId}>{entry.pattern}</VisuallyHidden>}
          <FormValue name={name} value={chosen} form={rest.form} disabled={rest.disabled} />
          <Popover
            label={label}
            align="end"
            padded={false}
            open={open}
            onOpenChange={setOpen}
            trigger={
              <Opener type="button" aria-label={words.open(label)} disabled={locked}>
                <CalendarDays size={16} />
              </Opener>
            }
          >
            <Panel>
              <Calendar
                {...{ label, locale, words, min, max, timeZone, dayStart, today, coverage }}
                autoFocus
                chosen={{ from: chosen, to: chosen }}
                onPick={pick}
              />
            </Panel>
          </Popover>
        </Frame>
      )}
    </Field>
  );
}
