import { Minus, Plus } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { useLocale, useWords } from '../../../words/words.tsx';
import { isComposing } from '../../composing.ts';
import type { Size } from '../../props.ts';
import { useControlled } from '../../use-controlled.ts';
import { useJoinedRef } from '../../use-joined-ref.ts';
import { controlRules } from '../control-rules.ts';
import { Field, type ControlAttributes, type FieldFrame } from '../Field/Field.tsx';
import { FormValue } from '../FormValue.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { numberFieldWords, type NumberFieldLabels } from './number-field.words.ts';
import { decimalsOf, stepNumber, writeNumber } from './number-text.ts';
import { useNumberEntry } from './use-number-entry.ts';

/** One field: number, unit and steps. */
const Frame = styled('span', {
  display: 'flex',
  alignItems: 'stretch',
  boxSizing: 'border-box',
  border: '1px solid $controlBorder',
  borderRadius: '$control',
  backgroundColor: '$control',
  easeInUse: ['border-color'],
  '&:hover': { borderColor: '$textQuiet' },
  '&:has(input:focus-visible)': {
    borderColor: '$focus',
    outline: '2px solid $colors$focus',
    outlineOffset: -1,
  },
  '&:has(input[aria-invalid=true])': { borderColor: '$criticalMark' },
  '&:has(input[aria-invalid=true]:focus-visible)': { outlineColor: '$colors$criticalMark' },
  '&:has(input:disabled)': { borderColor: '$border', backgroundColor: '$sunken' },
  '@touch': { minHeight: '$touch' },
  variants: {
    size: { sm: { height: '$controlSmall' }, md: { height: '$control' }, lg: { height: '$touch' } },
  },
});
const Input = styled('input', controlRules, {
  // The frame has the edge, the ground and the ring.
  '&&&': {
    flex: 1,
    height: 'auto',
    minHeight: 0,
    border: 0,
    outline: 'none',
    backgroundColor: 'transparent',
    textAlign: 'end',
  },
  figures: 'tabular',
});
const Unit = styled('span', {
  flex: 'none',
  alignSelf: 'center',
  maxWidth: '40%',
  paddingInlineEnd: '$3',
  quiet: '$small',
  cut: true,
});

/** Two buttons within the frame. */
const Steps = styled('span', {
  display: 'inline-flex',
  flex: 'none',
  '& > button': {
    height: 'auto',
    minHeight: 0,
    border: 0,
    borderInlineStart: '1px solid $border',
    borderRadius: 0,
    backgroundColor: 'transparent',
    outlineOffset: -2,
  },
  '& > button:not(:disabled):hover': { backgroundColor: '$hover' },
  '& > button:last-child': { borderStartEndRadius: '$radii$control', borderEndEndRadius: '$radii$control' },
});

type Native = Omit<
  ControlAttributes<'input'>,
  'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'onChange' | 'role'
>;

/** Props of {@link NumberField}; all of a native input's besides. */
export interface NumberFieldProps extends FieldFrame, Native {
  /**
   * The number, where the caller keeps it; null for none, NaN while what stands in the field is no number within the
   * limits.
   */
  value?: number | null;
  /** The number at first, where the field keeps it itself. @default null */
  defaultValue?: number | null;
  /** Called as the user types or steps: null for an empty field, NaN for what is no number within the limits. */
  onValueChange?: (value: number | null) => void;
  /** The name under which a form sends the number, with a point and without grouping. */
  name?: string;
  /** BCP 47 language in which the number is written and read. @default the reader's */
  locale?: string;
  /** Words instead of its own. */
  labels?: Partial<NumberFieldLabels>;
  /** Stands after the field: `Sm³/d`. */
  unit?: string;
  /** The lowest number; the field says so when the user leaves it with less, and no form is sent. */
  min?: number;
  /** The highest number, in the same way. */
  max?: number;
  /** How far one step goes. @default 1 */
  step?: number;
  /** Most decimals; what is typed beyond them is rounded. @default those of `step` */
  digits?: number;
  /** How tall it is. @default md */
  size?: Size;
}

const stepsPerPage = 10;

/** A number with its unit, written in the reader's own language; arrow keys and buttons step it. */
export function NumberField(props: NumberFieldProps) {
  const { defaultValue = null, onValueChange, labels, unit, size = 'md', ...others } = props;
  const { locale: given, value: kept, min, max, step: asked = 1, digits: most, ...rest } = others;
  const { name, ref, ...native } = rest;
  const { disabled = false, error } = native;
  const locale = useLocale(given);
  const words = useWords(numberFieldWords, labels);
  const input = useRef<HTMLInputElement>(null);
  const joined = useJoinedRef(input, ref);
  const [value, change] = useControlled(kept, defaultValue, onValueChange);
  const step = asked > 0 ? asked : 1;
  const digits = most ?? decimalsOf(step);
  const rules = { min, max, step, digits };
  const entry = useNumberEntry({ value, locale, words, unit, rules, onValue: change });
  const { number } = entry;

  // A form is not sent with what is no number within the limits.
  useEffect(() => input.current?.setCustomValidity(entry.fault ?? ''), [entry.fault]);

  const go = (direction: 1 | -1, times = 1) => {
    let next = number;
    for (let i = 0; i < times; i++) next = stepNumber(next, direction, rules);
    entry.reset();
    change(next);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    native.onKeyDown?.(event);
    if (event.defaultPrevented || isComposing(event.nativeEvent)) return;
    const steps: Record<string, () => void> = {
      ArrowUp: () => go(1),
      ArrowDown: () => go(-1),
      PageUp: () => go(1, stepsPerPage),
      PageDown: () => go(-1, stepsPerPage),
    };
    // A form that Enter sends shows what it sends.
    if (event.key === 'Enter') entry.settle();
    const act = steps[event.key];
    if (!act || event.altKey) return;
    event.preventDefault();
    act();
  };
  const finite = number !== null && Number.isFinite(number);
  return (
    <Field<Native> {...native} error={error ?? entry.error}>
      {(control) => (
        <Frame size={size}>
          <Input
            inputMode={digits > 0 ? 'decimal' : 'numeric'}
            autoComplete="off"
            {...control}
            ref={joined}
            type="text"
            role="spinbutton"
            size={size}
            // What is beyond the limits would be reported as the limit.
            aria-valuenow={finite && !entry.fault ? number : undefined}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuetext={finite && unit ? `${writeNumber(number, locale, digits)} ${unit}` : undefined}
            value={entry.text}
            onChange={(event) => entry.type(event.target.value)}
            onKeyDown={press}
            onBlur={(event) => {
              entry.settle();
              native.onBlur?.(event);
            }}
          />
          <FormValue
            name={name}
            value={finite && !entry.fault ? String(number) : null}
            form={native.form}
            disabled={disabled}
          />
          {unit && (
            <Unit aria-hidden="true" title={unit}>
              {unit}
            </Unit>
          )}
          <Steps role="group" aria-label={native.label}>
            <IconButton
              size={size}
              label={words.decrease}
              icon={<Minus size={16} />}
              disabled={disabled || (finite && min !== undefined && number <= min)}
              onClick={() => go(-1)}
            />
            <IconButton
              size={size}
              label={words.increase}
              icon={<Plus size={16} />}
              disabled={disabled || (finite && max !== undefined && number >= max)}
              onClick={() => go(1)}
            />
          </Steps>
        </Frame>
      )}
    </Field>
  );
}
