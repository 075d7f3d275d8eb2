import { styled } from '../../../themes/stitches.ts';
import { changeListener, ChoiceRow, type NativeChoiceProps } from '../ChoiceRow.tsx';

const Track = styled('input', {
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  width: 36,
  height: 20,
  // In the middle of the first line of words, and no higher than it.
  margin: 'calc((1lh - 20px) / 2) 0',
  border: '1px solid $controlBorder',
  borderRadius: '$round',
  backgroundColor: '$control',
  cursor: 'inherit',
  easeInUse: ['background-color', 'border-color'],
  focusRing: 2,
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 3,
    insetInlineStart: 3,
    width: 12,
    height: 12,
    borderRadius: '$round',
    backgroundColor: '$controlBorder',
    transition: 'inset-inline-start $transitions$fast',
  },
  '&:hover:not(:disabled)': { borderColor: '$textQuiet' },
  '&:checked': { borderColor: '$accent', backgroundColor: '$accent' },
  '&:checked::after': { insetInlineStart: 19, backgroundColor: '$onAccent' },
  '&:disabled, &:disabled:checked': { borderColor: '$border', backgroundColor: '$sunken' },
  '&:disabled::after': { backgroundColor: '$textDisabled' },
  // Grounds are forced away: the knob's place and color must say it alone.
  '@forced': {
    '&::after': { backgroundColor: 'ButtonText', forcedColorAdjust: 'none' },
    '&:checked::after': { backgroundColor: 'Highlight' },
    '&:disabled::after': { backgroundColor: 'GrayText' },
  },
});

/** Props of {@link Switch}; all of a native checkbox's besides. */
export type SwitchProps = NativeChoiceProps;

/** Turns something on or off at once, without a form to save. */
export function Switch(props: SwitchProps) {
  const { label, hint, error, className, style, size = 'md', ...more } = props;
  const { onChange, onCheckedChange, ...rest } = more;
  return (
    <ChoiceRow
      {...{ label, hint, error, className, style, size }}
      aria-describedby={rest['aria-describedby']}
    >
      {(tied) => (
        <Track
          {...rest}
          {...tied}
          type="checkbox"
          role="switch"
          onChange={changeListener({ onChange, onCheckedChange })}
        />
      )}
    </ChoiceRow>
  );
}
