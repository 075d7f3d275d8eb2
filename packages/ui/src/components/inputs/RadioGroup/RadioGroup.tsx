import { useId, type ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { choiceMark, ChoiceRow } from '../ChoiceRow.tsx';
import { FormMessage } from '../../messages/FormMessage/FormMessage.tsx';

const Group = styled('fieldset', { minWidth: 0, margin: 0, padding: 0, border: 0 });
const Legend = styled('legend', {
  padding: 0,
  marginBottom: '$1',
  fontSize: '$small',
  fontWeight: '$medium',
  lineHeight: '$body',
});
const Asterisk = styled('span', { marginInlineStart: '$half', color: '$criticalText' });
const Hint = styled('p', { marginBottom: '$1', quiet: '$small', lineHeight: '$snug' });
const Options = styled('div', {
  display: 'flex',
  variants: {
    direction: {
      column: { flexDirection: 'column', gap: '$1' },
      row: { flexDirection: 'row', flexWrap: 'wrap', columnGap: '$5', rowGap: '$1' },
    },
  },
});
const Dot = styled('input', choiceMark, {
  borderRadius: '$round',
  '&::after': {
    content: '""',
    display: 'none',
    width: 0,
    height: 0,
    border: '4px solid',
    borderRadius: '50%',
  },
  '&:checked': { borderColor: '$accent', backgroundColor: '$accent' },
  '&:checked::after': { display: 'block' },
  '&:disabled:checked': { borderColor: '$border', backgroundColor: '$sunken' },
});

/** One of the things to choose from. */
export interface RadioOption<Value extends string = string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** Help for this option. */
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
}

/** Props of {@link RadioGroup}. */
export interface RadioGroupProps<Value extends string = string> {
  /** What is asked for. */
  label: string;
  /** Name of the field in its form. @default one of its own */
  name?: string;
  options: readonly RadioOption<Value>[];
  /** What is chosen, where the caller keeps it; null for nothing. */
  value?: Value | null;
  /** What is chosen at first, where the group keeps it itself. */
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  hint?: ReactNode;
  /** What is wrong with the choice; announced when it appears. */
  error?: string | undefined;
  /** Something must be chosen. @default false */
  required?: boolean;
  disabled?: boolean;
  /** Whether options stand below or beside one another. @default column */
  direction?: 'column' | 'row';
}

/** One of a few things, all of them in sight. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, options, value, defaultValue, onChange, hint, error, required = false } = props;
  const { disabled = false, direction = 'column' } = props;
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-message` : ''].filter(Boolean).join(' ');
  return (
    <Group
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={described || undefined}
      aria-invalid={error ? true : undefined}
      aria-required={required || undefined}
      disabled={disabled}
    >
      <Legend id={`${id}-label`}>
        {label}
        {required && <Asterisk aria-hidden="true">*</Asterisk>}
      </Legend>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <Options direction={direction}>
        {options.map((option) => (
          <ChoiceRow key={option.value} label={option.label} hint={option.hint}>
            {(control) => (
              <Dot
                {...control}
                type="radio"
                name={props.name ?? id}
                value={option.value}
                required={required}
                disabled={disabled || (option.disabled ?? false)}
                {...(value === undefined
                  ? { defaultChecked: option.value === defaultValue }
                  : { checked: option.value === value })}
                onChange={() => onChange?.(option.value)}
              />
            )}
          </ChoiceRow>
        ))}
      </Options>
      <div aria-live="polite">{error && <FormMessage id={`${id}-message`}>{error}</FormMessage>}</div>
    </Group>
  );
}
