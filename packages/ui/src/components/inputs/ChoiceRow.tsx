import { useId, type ChangeEvent, type CSSProperties, type ReactNode } from 'react';
import { css, styled } from '../../themes/stitches.ts';
import { joinNames, type NativeProps } from '../props.ts';
import { FormMessage } from '../messages/FormMessage/FormMessage.tsx';

const Root = styled('div', { column: '$1', minWidth: 0 });
const Line = styled('label', {
  display: 'inline-flex',
  alignItems: 'flex-start',
  alignSelf: 'flex-start',
  gap: '$2',
  minWidth: 0,
  minHeight: 24,
  paddingBlock: 2,
  color: '$text',
  lineHeight: '$snug',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&:has(:disabled)': { color: '$textDisabled', cursor: 'not-allowed' },
  '@touch': { alignItems: 'center', minHeight: '$touch' },
});
const Words = styled('span', { minWidth: 0 });
const Hint = styled('span', {
  display: 'block',
  marginInlineStart: 26,
  quiet: '$small',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
});

/**
 * The style of a box or dot that can be on: the browser's own input, drawn in the theme's colors.
 * @internal
 */
export const choiceMark = css({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 18,
  height: 18,
  margin: 0,
  border: '1px solid $controlBorder',
  backgroundColor: '$control',
  color: '$onAccent',
  cursor: 'inherit',
  easeInUse: ['background-color', 'border-color'],
  '&:hover:not(:disabled)': { borderColor: '$textQuiet' },
  focusRing: 2,
  '&[aria-invalid=true]': { borderColor: '$criticalMark' },
  '&:disabled': { borderColor: '$border', backgroundColor: '$sunken', color: '$textDisabled' },
});

/** What every choice shows around its mark. */
export interface ChoiceFrame {
  /** What is chosen. */
  label: ReactNode;
  /** Help that is always there. */
  hint?: ReactNode;
  /** What is wrong with the choice; announced when it appears. */
  error?: string | undefined;
  /** Classes of the choice; every attribute but this and `style` is the input's. */
  className?: string | undefined;
  /** Styles of the choice. */
  style?: CSSProperties | undefined;
}

/** Props of a choice of one native input: what stands around its mark, and all of the input's own attributes. */
export interface NativeChoiceProps
  extends ChoiceFrame, Omit<NativeProps<'input'>, 'type' | 'size' | keyof ChoiceFrame> {
  /** Called with whether it is on, when the user turns it on or off; after the input's own `onChange`. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/**
 * Reports a change of a choice to both of its listeners.
 * @internal
 */
export function changeListener(props: Pick<NativeChoiceProps, 'onChange' | 'onCheckedChange'>) {
  return (event: ChangeEvent<HTMLInputElement>) => {
    props.onChange?.(event);
    props.onCheckedChange?.(event.currentTarget.checked);
  };
}

/** The attributes that tie a choice's input to its words. */
export interface ChoiceControl {
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Props of {@link ChoiceRow}. */
export interface ChoiceRowProps extends ChoiceFrame {
  /** Ids of more that describes the input. */
  'aria-describedby'?: string | undefined;
  /** Renders the input with the attributes that it must carry. */
  children: (control: ChoiceControl) => ReactNode;
}

/** A mark with its words to the right, all of it one target, and its help and error below. */
export function ChoiceRow(props: ChoiceRowProps) {
  const { label, hint, error, className, style, children } = props;
  const id = useId();
  return (
    <Root className={className} style={style}>
      <Line>
        {children({
          'aria-describedby': joinNames(
            props['aria-describedby'],
            hint ? `${id}-hint` : '',
            error && `${id}-message`,
          ),
          'aria-invalid': error ? true : undefined,
        })}
        <Words>{label}</Words>
      </Line>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <div aria-live="polite">{error && <FormMessage id={`${id}-message`}>{error}</FormMessage>}</div>
    </Root>
  );
}
