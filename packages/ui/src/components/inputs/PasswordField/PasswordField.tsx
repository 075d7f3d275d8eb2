import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { useWords } from '../../../words/words.tsx';
import type { Size } from '../../props.ts';
import { controlRules } from '../control-rules.ts';
import {
  Field,
  valueListener,
  type ControlAttributes,
  type FieldFrame,
  type TextListener,
} from '../Field/Field.tsx';
import { passwordFieldWords, type PasswordFieldLabels } from './password-field.words.ts';

const Frame = styled('span', { position: 'relative', display: 'block' });
const Input = styled('input', controlRules, {
  '&&': { paddingInlineEnd: 44 },
  // Edge draws a second eye of its own.
  '&::-ms-reveal': { display: 'none' },
});
const Toggle = styled('button', {
  position: 'absolute',
  insetBlock: 4,
  insetInlineEnd: 4,
  display: 'grid',
  placeItems: 'center',
  width: 36,
  padding: 0,
  bare: true,
  borderRadius: 4,
  color: '$textQuiet',
  '&:hover': { color: '$text' },
  focusRing: -2,
  '&:disabled': { color: '$textDisabled', cursor: 'not-allowed' },
});

type Native = Omit<ControlAttributes<'input'>, 'type'>;

/** Props of {@link PasswordField}; all of a native input's besides. */
export interface PasswordFieldProps extends FieldFrame, TextListener, Native {
  /** How tall it is; `lg` is for a form that stands alone. @default md */
  size?: Size;
  /** Words instead of its own, as where a form has several passwords. */
  labels?: Partial<PasswordFieldLabels>;
}

/** A password, with an eye that shows and hides it. */
export function PasswordField({ size = 'md', labels, onValueChange, ...props }: PasswordFieldProps) {
  const { show, hide } = useWords(passwordFieldWords, labels);
  const [shown, setShown] = useState(false);
  return (
    <Field<Native> {...props}>
      {(control) => (
        <Frame>
          <Input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...control}
            type={shown ? 'text' : 'password'}
            size={size}
            onChange={valueListener(control.onChange, onValueChange)}
          />
          <Toggle
            type="button"
            aria-label={shown ? hide : show}
            aria-controls={control.id}
            disabled={props.disabled}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff size={18} /> : <Eye size={18} />}
          </Toggle>
        </Frame>
      )}
    </Field>
  );
}
