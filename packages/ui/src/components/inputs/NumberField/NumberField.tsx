import { Minus, Plus } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { useLocale, useWords } from '../../../words/words.tsx';
import type { Size } from '../../props.ts';
import { useControlled } from '../../use-controlled.ts';
import { controlRules } from '../control-rules.ts';
import { Field, type ControlAttributes, type FieldFrame } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { numberFieldWords, type NumberFieldLabels } from './number-field.words.ts';
import { numberMarks, parseNumber, stepNumber, writeNumber } from './number-text.ts';

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
   * The number, where the caller keeps it; null for none, NaN while what stands in the field is no number.
   */
  value?: number | null;
  /** The number at first, where the field keeps it itself. @default null */
  defaultValue?: number | null;
  /** Called as the user types or steps: null for an empty field, NaN for what is no number. */
  onValueChange?: (value: number | null) => void;
  /** BCP 47 language in which the number is written and read. @default the reader's */
  locale?: string;
  /** Words instead of its own. */
  labels?: Partial<NumberFieldLabels>;
  /** Stands after the field: `Sm³/d`. */
  unit?: string;
  min?: number;
  max?: number;
  /** How far one step goes. @default 1 */
  step?: number;
  /** Most decimals. @default 0 */
  digits?: number;
  /** How tall it is. @default md */
  size?: Size;
}

const stepsPerPage = 10;

/** A number with its unit, written in the reader's own language; arrow keys and buttons step it. */
export function NumberField(props: NumberFieldProps) {
  const { defaultValue = null, onValueChange, labels, unit, size = 'md', ...others } = props;
  const { locale: given, value: kept, min, max, step = 1, digits = 0, ...native } = others;
  const { disabled = false } = native;
  const reader = useLocale();
  const locale = given ?? reader;
  const { increase, decrease } = useWords(numberFieldWords, labels);
  const [value, change] = useControlled(kept, defaultValue, onValueChange);
  // What the user is typing; null while nothing is typed, when the field shows the value.
  const [draft, setDraft] = useState<string | null>(null);
  const rules = { min, max, step: step > 0 ? step : 1, digits };
  const go = (direction: 1 | -1, times = 1) => {
    let next = value;
    for (let i = 0; i < times; i++) next = stepNumber(next, direction, rules);
    setDraft(null);
    change(next);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    native.onKeyDown?.(event);
    if (event.defaultPrevented) return;
    const steps: Record<string, () => void> = {
      ArrowUp: () => go(1),
      ArrowDown: () => go(-1),
      PageUp: () => go(1, stepsPerPage),
      PageDown: () => go(-1, stepsPerPage),
    };
    const act = steps[event.key];
    if (!act || event.altKey) return;
    event.preventDefault();
    act();
  };
  const finite = value !== null && Number.isFinite(value);
  return (
    <Field<Native> {...native}>
      {(control) => (
        <Frame size={size}>
          <Input
            inputMode={numberMarks(locale).decimal && digits > 0 ? 'decimal' : 'numeric'}
            autoComplete="off"
            {...control}
            type="text"
            role="spinbutton"
            size={size}
            aria-valuenow={finite ? value : undefined}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuetext={finite && unit ? `${writeNumber(value, locale, digits)} ${unit}` : undefined}
            value={draft ?? writeNumber(value, locale, digits)}
            onChange={(event) => {
              setDraft(event.target.value);
              change(parseNumber(event.target.value, locale));
            }}
            onKeyDown={press}
            onBlur={(event) => {
              // What is no number stays to be corrected; a number is written the usual way.
              setDraft((text) => (value !== null && Number.isNaN(value) ? text : null));
              native.onBlur?.(event);
            }}
          />
          {unit && (
            <Unit aria-hidden="true" title={unit}>
              {unit}
            </Unit>
          )}
          <Steps>
            <IconButton
              size={size}
              label={decrease}
              icon={<Minus size={16} />}
              disabled={disabled || (finite && min !== undefined && value <= min)}
              onClick={() => go(-1)}
            />
            <IconButton
              size={size}
              label={increase}
              icon={<Plus size={16} />}
              disabled={disabled || (finite && max !== undefined && value >= max)}
              onClick={() => go(1)}
            />
          </Steps>
        </Frame>
      )}
    </Field>
  );
}
