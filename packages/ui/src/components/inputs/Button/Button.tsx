import type { MouseEvent, ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { readChild, type AsChildProps, type Emphasis, type NativeProps, type Size } from '../../props.ts';
import { Spinner } from '../../showing/Spinner/Spinner.tsx';
import { buttonRules } from '../button-rules.ts';

// Nothing can be pressed on paper.
const Root = styled('button', buttonRules, { '@print': { display: 'none' } });

/** Props of {@link Button}; all of a native button's besides. */
export interface ButtonProps extends NativeProps<'button'>, AsChildProps {
  /** How loud it is; one `strong` in a view. @default normal */
  emphasis?: Emphasis;
  /** What pressing it means: `critical` for what destroys. @default neutral */
  tone?: 'neutral' | 'critical';
  /** How large it is; `lg` is for a form that stands alone. @default md */
  size?: Size;
  /** A small picture before the words. */
  icon?: ReactNode;
  /** Takes the width of its container. @default false */
  fullWidth?: boolean;
  /**
   * Its work is under way: it shows a spinner and ignores presses, yet keeps the focus, which a disabled button
   * would lose. @default false
   */
  loading?: boolean;
}

/** Does something here and now; with `asChild` a link that looks like it: the main way onward. */
export function Button(props: ButtonProps) {
  const {
    emphasis = 'normal',
    tone = 'neutral',
    size = 'md',
    icon,
    fullWidth = false,
    loading = false,
    asChild = false,
    className,
    onClick,
    children,
    ...rest
  } = props;
  const { root, content } = readChild(asChild, children, className);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Preventing the click also keeps Enter in a field from submitting the form twice.
    if (loading) return event.preventDefault();
    root.onClick?.(event);
    onClick?.(event);
  };
  return (
    <Root
      {...(!asChild && { type: 'button' })}
      {...rest}
      {...root}
      {...(loading && { 'aria-busy': true, 'aria-disabled': true })}
      emphasis={emphasis}
      size={size}
      fullWidth={fullWidth}
      {...(rest.disabled
        ? { off: emphasis === 'quiet' ? 'plain' : 'filled' }
        : tone === 'critical' && { critical: emphasis })}
      onClick={press}
    >
      {loading ? <Spinner /> : icon}
      {content}
    </Root>
  );
}
