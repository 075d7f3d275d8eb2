import type { ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import type { Size } from '../../props.ts';
import { controlRules } from '../control-rules.ts';
import {
  Field,
  valueListener,
  type ControlAttributes,
  type FieldFrame,
  type TextListener,
} from '../Field/Field.tsx';

const Frame = styled('span', { position: 'relative', display: 'block' });
const Icon = styled('span', {
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: '$3',
  display: 'flex',
  alignItems: 'center',
  color: '$textQuiet',
  pointerEvents: 'none',
});
const Input = styled('input', controlRules, {
  '&::-webkit-search-cancel-button': { appearance: 'none' },
  variants: { withIcon: { true: { '&&': { paddingInlineStart: 36 } } } },
});

/** Kinds of text a {@link TextField} takes; passwords have a field of their own. */
export type TextFieldType = 'text' | 'email' | 'search' | 'tel' | 'url' | 'number' | 'date';

type Native = Omit<ControlAttributes<'input'>, 'type'>;

/** Props of {@link TextField}; all of a native input's besides. */
export interface TextFieldProps extends FieldFrame, TextListener, Native {
  /** The kind of text, for keyboards and autofill. @default text */
  type?: TextFieldType;
  /** How tall it is; `lg` is for a form that stands alone. @default md */
  size?: Size;
  /** A small picture inside, before the text. */
  icon?: ReactNode;
}

/**
 * One line of text. Left uncontrolled it keeps what a user, or the browser's autofill, wrote into prerendered
 * markup before the page's script arrived.
 */
export function TextField({ size = 'md', icon, type = 'text', ...props }: TextFieldProps) {
  const { onValueChange, ...rest } = props;
  return (
    <Field<Native> {...rest}>
      {(control) => (
        <Frame>
          {icon && <Icon aria-hidden="true">{icon}</Icon>}
          <Input
            {...control}
            type={type}
            size={size}
            withIcon={Boolean(icon)}
            onChange={valueListener(control.onChange, onValueChange)}
          />
        </Frame>
      )}
    </Field>
  );
}
