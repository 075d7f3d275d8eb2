import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { Spinner } from '../../showing/Spinner/Spinner.tsx';
import { buttonRules, type ButtonSize, type ButtonTone } from '../button-rules.ts';

const Root = styled('button', buttonRules);

/** Props of {@link Button}; all of a native button's besides. */
export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'style'> {
  /** How loud it is; one `primary` in a view. @default secondary */
  tone?: ButtonTone;
  /** How large it is. @default md */
  size?: ButtonSize;
  /** A small picture before the words. */
  icon?: ReactNode;
  /** Takes the width of its container. @default false */
  wide?: boolean;
  /**
   * Its work is under way: it shows a spinner and ignores presses, yet keeps the focus, which a disabled button
   * would lose. @default false
   */
  busy?: boolean;
}

/** Does something here and now. To go somewhere use a `Link` or `ButtonLink`. */
export function Button(props: ButtonProps) {
  const {
    tone = 'secondary',
    size = 'md',
    icon,
    wide = false,
    busy = false,
    onClick,
    children,
    ...rest
  } = props;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Preventing the click also keeps Enter in a field from submitting the form twice.
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Root
      type="button"
      {...rest}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      tone={tone}
      size={size}
      wide={wide}
      {...(rest.disabled && { off: tone === 'ghost' ? 'plain' : 'filled' })}
      onClick={press}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </Root>
  );
}
