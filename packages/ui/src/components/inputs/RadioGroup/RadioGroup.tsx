import { useId, type ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { joinNames, type RootProps } from '../../props.ts';
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
const Message = styled('div', { '&:not(:empty)': { marginBlockStart: '$3' } });
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
  '[aria-invalid=true] &': { borderColor: '$criticalMark' },
  '&:checked': { borderColor: '$accent', backgroundColor: '$accent' },
  '&:checked::after': { display: 'block' },
  '&:disabled:checked': { borderColor: '$border', backgroundColor: '$sunken' },
});

/** One of the things to choose from. */
export interface RadioItem<Value extends string = string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** Help for this item. */
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
}

/** Props of {@link RadioGroup}; its element's besides. */
export interface RadioGroupProps<Value extends string = string> extends RootProps<HTMLFieldSetElement> {
  /** What is asked for. */
  label: string;
  /** Name of the field in its form. @default one of its own */
  name?: string;
  /** What there is to choose from, in order. */
  items: readonly RadioItem<Value>[];
  /** What is chosen, where the caller keeps it; null for nothing. */
  value?: Value | null;
  /** What is chosen at first, where the group keeps it itself. */
  defaultValue?: Value;
  /** Called with what the user chose. */
  onValueChange?: (value: Value) => void;
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
  const { label, name, items, value, defaultValue, onValueChange, hint, error, ...others } = props;
  const { required = false, disabled = false, direction = 'column', ...rest } = others;
  const id = useId();
  const described = joinNames(rest['aria-describedby'], hint ? `${id}-hint` : '', error && `${id}-message`);
  return (
    <Group
      {...rest}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={described}
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
        {items.map((item) => (
          <ChoiceRow key={item.value} label={item.label} hint={item.hint} size="list">
            {(control) => (
              <Dot
                {...control}
                type="radio"
                name={name ?? id}
                value={item.value}
                required={required}
                disabled={disabled || (item.disabled ?? false)}
                {...(value === undefined
                  ? { defaultChecked: item.value === defaultValue }
                  : { checked: item.value === value })}
                onChange={() => onValueChange?.(item.value)}
              />
            )}
          </ChoiceRow>
        ))}
      </Options>
      <Message aria-live="polite">{error && <FormMessage id={`${id}-message`}>{error}</FormMessage>}</Message>
    </Group>
  );
}
