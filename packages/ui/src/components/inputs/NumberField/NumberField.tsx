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

const Frame = styled('span', { row: '$1' });
const Box = styled('span', { position: 'relative', display: 'block', flex: 1, minWidth: 0 });
const Input = styled('input', controlRules, {
  '&&': { textAlign: 'end' },
  figures: 'tabular',
});
const Unit = styled('span', { flex: 'none', maxWidth: '40%', quiet: '$small', cut: true });

/** Two buttons with one edge between them. */
const Steps = styled('span', {
  display: 'inline-flex',
  flex: 'none',
  '& > :first-child': { borderStartEndRadius: 0, borderEndEndRadius: 0 },
  '& > :last-child': { marginInlineStart: -1, borderStartStartRadius: 0, borderEndStartRadius: 0 },
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
        <Frame>
          <Box>
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
          </Box>
          {unit && (
            <Unit aria-hidden="true" title={unit}>
              {unit}
            </Unit>
          )}
          <Steps>
            <IconButton
              emphasis="normal"
              size={size}
              label={decrease}
              icon={<Minus size={16} />}
              disabled={disabled || (finite && min !== undefined && value <= min)}
              onClick={() => go(-1)}
            />
            <IconButton
              emphasis="normal"
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
