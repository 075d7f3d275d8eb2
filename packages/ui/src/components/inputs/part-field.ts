import type { NativeProps } from '../props.ts';
import type { FieldFrame, FieldProps } from './Field/Field.tsx';

/** Props of a field with one native control: what stands around the control, and the control's own attributes. */
export type NativeFieldProps<Control extends 'input' | 'select' | 'textarea'> = FieldFrame &
  Omit<NativeProps<Control>, 'size' | keyof FieldFrame>;

/** Parts a field's props into those of the frame and those of the control. */
export function partField<Props extends Omit<FieldProps, 'children'>>(props: Props) {
  const { label, labelHidden, hint, error, className, style, ...control } = props;
  const { id, required, 'aria-describedby': described } = props;
  const frame = { label, labelHidden, hint, error, className, style, id, required };
  return { frame: { ...frame, 'aria-describedby': described }, control };
}
