import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentPropsWithRef } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { controlRules, type FieldSize } from '../control-rules.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';

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

/** Props of {@link PasswordField}; all of a native input's besides. */
export interface PasswordFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'size' | 'type'> {
  /** Says that pressing the eye shows the password. */
  showText: string;
  /** Says that pressing the eye hides it again. */
  hideText: string;
  /** How tall it is. @default md */
  size?: FieldSize;
}

/** A password, with an eye that shows and hides it. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, labelHidden, hint, error, id, showText, hideText, size = 'md', ...rest } = props;
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, labelHidden: labelHidden ?? false, hint, error, id, required: rest.required }}>
      {(control) => (
        <Frame>
          <Input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...control}
            type={shown ? 'text' : 'password'}
            size={size}
          />
          <Toggle
            type="button"
            aria-label={shown ? hideText : showText}
            aria-controls={control.id}
            disabled={rest.disabled}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff size={18} /> : <Eye size={18} />}
          </Toggle>
        </Frame>
      )}
    </Field>
  );
}
