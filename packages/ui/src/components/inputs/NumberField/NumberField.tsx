import { Minus, Plus } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { controlRules } from '../control-rules.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { numberMarks, parseNumber, stepNumber, writeNumber } from './number-text.ts';

const Frame = styled('span', { row: '$1' });
const Box = styled('span', { position: 'relative', display: 'block', flex: 1, minWidth: 0 });
const Input = styled('input', controlRules, {
  '&&': { textAlign: 'end' },
  figures: 'tabular',
});
const Unit = styled('span', { flex: 'none', maxWidth: '40%', quiet: '$small', cut: true });

/** Props of {@link NumberField}. */
export interface NumberFieldProps extends FieldTexts {
  /** The number; null for none, NaN while what stands in the field is no number. */
  value: number | null;
  /** Called as the user types or steps: null for an empty field, NaN for what is no number. */
  onChange: (value: number | null) => void;
  /** BCP 47 language in which the number is written and read. */
  locale: string;
  /** Names the buttons. */
  labels: { readonly increase: string; readonly decrease: string };
  /** Stands after the field: `Sm³/d`. */
  unit?: string;
  min?: number;
  max?: number;
  /** How far one step goes. @default 1 */
  step?: number;
  /** Most decimals. @default 0 */
  digits?: number;
  id?: string;
  name?: string;
  required?: boolean;
  disabled?: boolean;
}

const stepsPerPage = 10;

/** A number with its unit, written in the reader's own language; arrow keys and buttons step it. */
export function NumberField(props: NumberFieldProps) {
  const { label, labelHidden = false, hint, error, id, value, onChange, locale, labels, unit } = props;
  const { min, max, step = 1, digits = 0, name, required = false, disabled = false } = props;
  // What the user is typing; null while nothing is typed, when the field shows the value.
  const [draft, setDraft] = useState<string | null>(null);
  const rules = { min, max, step: step > 0 ? step : 1, digits };
  const go = (direction: 1 | -1, times = 1) => {
    let next = value;
    for (let i = 0; i < times; i++) next = stepNumber(next, direction, rules);
    setDraft(null);
    onChange(next);
  };
  const press = (event: KeyboardEvent) => {
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
    <Field {...{ label, labelHidden, hint, error, id, required }}>
      {(control) => (
        <Frame>
          <Box>
            <Input
              {...control}
              type="text"
              inputMode={numberMarks(locale).decimal && digits > 0 ? 'decimal' : 'numeric'}
              role="spinbutton"
              autoComplete="off"
              size="md"
              name={name}
              required={required}
              disabled={disabled}
              aria-valuenow={finite ? value : undefined}
              aria-valuemin={min}
              aria-valuemax={max}
              aria-valuetext={finite && unit ? `${writeNumber(value, locale, digits)} ${unit}` : undefined}
              value={draft ?? writeNumber(value, locale, digits)}
              onChange={(event) => {
                setDraft(event.target.value);
                onChange(parseNumber(event.target.value, locale));
              }}
              onKeyDown={press}
              // What is no number stays to be corrected; a number is written the usual way.
              onBlur={() => setDraft((text) => (value !== null && Number.isNaN(value) ? text : null))}
            />
          </Box>
          {unit && (
            <Unit aria-hidden="true" title={unit}>
              {unit}
            </Unit>
          )}
          <IconButton
            tone="secondary"
            label={labels.decrease}
            icon={<Minus size={16} />}
            disabled={disabled || (finite && min !== undefined && value <= min)}
            onClick={() => go(-1)}
          />
          <IconButton
            tone="secondary"
            label={labels.increase}
            icon={<Plus size={16} />}
            disabled={disabled || (finite && max !== undefined && value >= max)}
            onClick={() => go(1)}
          />
        </Frame>
      )}
    </Field>
  );
}
