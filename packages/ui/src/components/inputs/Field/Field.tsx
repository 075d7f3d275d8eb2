import { useId, type CSSProperties, type ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { FormMessage } from '../../messages/FormMessage/FormMessage.tsx';

const Root = styled('div', { column: '$1', minWidth: 0 });
const Label = styled('label', {
  alignSelf: 'flex-start',
  fontSize: '$small',
  fontWeight: '$medium',
  lineHeight: '$body',
  variants: {
    unseen: {
      true: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    },
  },
});
const Asterisk = styled('span', { marginInlineStart: '$half', color: '$criticalText' });
const Hint = styled('p', { quiet: '$small', lineHeight: '$snug' });

/** What every field shows around its control. */
export interface FieldFrame {
  /** What is asked for. */
  label: string;
  /** Keeps the label for assistive technology alone, where the surroundings show it. @default false */
  labelHidden?: boolean | undefined;
  /** Help that is always there. */
  hint?: ReactNode;
  /** What is wrong with the value; announced when it appears. */
  error?: string | undefined;
  /** Classes of the field; every attribute but this and `style` is the control's. */
  className?: string | undefined;
  /** Styles of the field. */
  style?: CSSProperties | undefined;
}

/** The attributes that tie a control to its label and messages. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Props of {@link Field}. */
export interface FieldProps extends FieldFrame {
  /** The control's id, where the surroundings need to know it. */
  id?: string | undefined;
  /** Ids of more that describes the control. */
  'aria-describedby'?: string | undefined;
  /** Marks the label with an asterisk; the control itself must be `required` too. @default false */
  required?: boolean | undefined;
  /** Renders the control with the attributes that it must carry. */
  children: (control: FieldControl) => ReactNode;
}

/** A control with its label, hint and error message, tied together for assistive technology. */
export function Field(props: FieldProps) {
  const { label, labelHidden = false, hint, error, className, style, required, children } = props;
  const own = useId();
  const id = props.id ?? own;
  const hintId = hint ? `${id}-hint` : undefined;
  const messageId = error ? `${id}-message` : undefined;
  const describedBy = [props['aria-describedby'], hintId, messageId].filter(Boolean).join(' ') || undefined;
  return (
    <Root className={className} style={style}>
      <Label htmlFor={id} unseen={labelHidden}>
        {label}
        {required && <Asterisk aria-hidden="true">*</Asterisk>}
      </Label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {hint && <Hint id={hintId}>{hint}</Hint>}
      {/* Always there: a live region announces only what enters it later. */}
      <div aria-live="polite">{error && <FormMessage id={messageId!}>{error}</FormMessage>}</div>
    </Root>
  );
}
