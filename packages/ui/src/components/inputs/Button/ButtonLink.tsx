import type { ComponentPropsWithRef, ElementType, ReactElement, ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { buttonRules, type ButtonSize, type ButtonTone } from '../button-rules.ts';

const Root = styled('a', buttonRules);

interface OwnProps {
  /** How loud it is; one `primary` in a view. @default secondary */
  tone?: ButtonTone;
  /** How large it is. @default md */
  size?: ButtonSize;
  /** A small picture before the words. */
  icon?: ReactNode;
  /** Takes the width of its container. @default false */
  wide?: boolean;
  children: ReactNode;
}

/** Props of {@link ButtonLink}: its own and those of the element or component given as `as`. */
export type ButtonLinkProps<T extends ElementType = 'a'> = OwnProps & {
  /** What renders it: `a`, or the router's link. @default a */
  as?: T;
} & Omit<ComponentPropsWithRef<T>, keyof OwnProps | 'as' | 'className' | 'style'>;

/** A link drawn as a button: "Return to Dashboard". */
export function ButtonLink<T extends ElementType = 'a'>(props: ButtonLinkProps<T>): ReactElement {
  const { tone = 'secondary', size = 'md', icon, children, ...rest } = props;
  return (
    <Root {...(rest as object)} tone={tone} size={size}>
      {icon}
      {children}
    </Root>
  );
}
