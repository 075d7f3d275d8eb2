import { useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { changeListener, choiceMark, ChoiceRow, type NativeChoiceProps } from '../ChoiceRow.tsx';

const Box = styled('input', choiceMark, {
  borderRadius: '$mark',
  '&:checked, &:indeterminate': { borderColor: '$accent', backgroundColor: '$accent' },
  '&:disabled:checked, &:disabled:indeterminate': { borderColor: '$border', backgroundColor: '$sunken' },
  '&::after': { content: '""', display: 'none', boxSizing: 'border-box', borderColor: 'currentColor' },
  '&:checked::after': {
    display: 'block',
    width: 11,
    height: 6,
    marginTop: -3,
    borderStyle: 'solid',
    borderWidth: '0 0 2px 2px',
    transform: 'rotate(-45deg)',
  },
  '&:indeterminate::after': {
    display: 'block',
    width: 10,
    height: 0,
    margin: 0,
    borderStyle: 'solid',
    borderWidth: '2px 0 0',
    transform: 'none',
  },
});

/** Props of {@link Checkbox}; all of a native checkbox's besides. */
export interface CheckboxProps extends NativeChoiceProps {
  /** Neither on nor off, as when some of a group are on: shown as a dash. @default false */
  indeterminate?: boolean;
}

/** One thing that is on or off, saved with the form it stands in. */
export function Checkbox(props: CheckboxProps) {
  const { label, hint, error, className, style, size = 'md', indeterminate = false, ref, ...more } = props;
  const { onChange, onCheckedChange, ...rest } = more;
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current!);
  // The browser has no attribute for it; set before it paints.
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate, rest.checked]);
  return (
    <ChoiceRow
      {...{ label, hint, error, className, style, size }}
      aria-describedby={rest['aria-describedby']}
    >
      {(tied) => (
        <Box
          {...rest}
          {...tied}
          ref={input}
          type="checkbox"
          onChange={changeListener({ onChange, onCheckedChange })}
        />
      )}
    </ChoiceRow>
  );
}
