import { useId, type ChangeEvent, type CSSProperties, type ReactNode } from 'react';
import { css, styled } from '../../themes/stitches.ts';
import { joinNames, type NativeProps, type Size } from '../props.ts';
import { FormMessage } from '../messages/FormMessage/FormMessage.tsx';

const Root = styled('div', { column: '$1', minWidth: 0 });
const Line = styled('label', {
  display: 'inline-flex',
  alignItems: 'flex-start',
  alignSelf: 'flex-start',
  gap: '$2',
  minWidth: 0,
  color: '$text',
  lineHeight: '$snug',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&:has(:disabled)': { color: '$textDisabled', cursor: 'not-allowed' },
  '@touch': { alignItems: 'center', minHeight: '$touch' },
  variants: {
    // A line of words is as high as another control of the size; the mark stays at the first of several.
    size: {
      sm: { paddingBlock: 'calc(($sizes$controlSmall - 1lh) / 2)' },
      md: { paddingBlock: 'calc(($sizes$control - 1lh) / 2)' },
      lg: { paddingBlock: 'calc(($sizes$touch - 1lh) / 2)' },
      list: { minHeight: 24, paddingBlock: 2 },
    },
  },
});
const Words = styled('span', { minWidth: 0 });
const Hint = styled('span', {
  display: 'block',
  marginInlineStart: 26,
  quiet: '$small',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
});

/** Takes no room while it is empty, not even its gap. */
const Message = styled('div', { '&:empty': { marginBlockStart: '-$space$1' } });

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
  // In the middle of the first line of words.
  margin: 'calc((1lh - 18px) / 2) 0',
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
  /** How tall its line is: as other controls of this size, so that they stand in one row. @default md */
  size?: Size;
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
  /** How tall its line is; `list` stands close to those above and below. */
  size: Size | 'list';
  /** Ids of more that describes the input. */
  'aria-describedby'?: string | undefined;
  /** Renders the input with the attributes that it must carry. */
  children: (control: ChoiceControl) => ReactNode;
}

/** A mark with its words to the right, all of it one target, and its help and error below. */
export function ChoiceRow(props: ChoiceRowProps) {
  const { label, hint, error, className, style, size, children } = props;
  const id = useId();
  return (
    <Root className={className} style={style}>
      <Line size={size}>
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
      <Message aria-live="polite">{error && <FormMessage id={`${id}-message`}>{error}</FormMessage>}</Message>
    </Root>
  );
}
