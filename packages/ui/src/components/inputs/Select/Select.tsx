import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { controlRules } from '../control-rules.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';

const Frame = styled('span', { position: 'relative', display: 'block' });
const Control = styled('select', controlRules, {
  appearance: 'none',
  '&&': { paddingInlineEnd: 36 },
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  '&:disabled': { opacity: 1 },
  '& option': { backgroundColor: '$raised', color: '$text' },
});
const Arrow = styled('span', {
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '$3',
  display: 'flex',
  alignItems: 'center',
  color: '$textQuiet',
  pointerEvents: 'none',
});

/** One thing to choose. */
export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

/** Props of {@link Select}; all of a native select's besides. */
export interface SelectProps
  extends
    FieldTexts,
    Omit<ComponentPropsWithRef<'select'>, 'className' | 'style' | 'size' | 'multiple' | 'children'> {
  /** What there is to choose from, in order. */
  options: readonly SelectOption[];
}

/**
 * One of a few. The browser's own list: it works with every keyboard, finger and screen reader, and in forced
 * colors. For several of many use `MultiSelect`.
 */
export function Select(props: SelectProps) {
  const { label, labelHidden, hint, error, id, options, ...rest } = props;
  return (
    <Field {...{ label, labelHidden: labelHidden ?? false, hint, error, id, required: rest.required }}>
      {(control) => (
        <Frame>
          <Control {...rest} {...control} size="md">
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </Control>
          <Arrow aria-hidden="true">
            <ChevronDown size={16} />
          </Arrow>
        </Frame>
      )}
    </Field>
  );
}
