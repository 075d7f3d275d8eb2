import type { ComponentPropsWithRef, ElementType, ReactElement, ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';

/** The style of a link: within text it is underlined, on its own only under the pointer. */
export const linkTones = ['inline', 'alone', 'quiet'] as const;
/** The style of a link. */
export type LinkTone = (typeof linkTones)[number];

const Root = styled('a', {
  borderRadius: '$mark',
  color: '$link',
  textUnderlineOffset: '0.2em',
  focusRing: 2,
  variants: {
    tone: {
      inline: { textDecorationLine: 'underline', textDecorationThickness: '1px' },
      alone: {
        fontWeight: '$medium',
        textDecorationLine: 'none',
        '&:hover': { textDecorationLine: 'underline' },
      },
      quiet: {
        color: '$textQuiet',
        textDecorationLine: 'none',
        '&:hover': { color: '$text', textDecorationLine: 'underline' },
      },
    },
  },
  '& > svg': { display: 'inline-block', marginInlineStart: '$1', verticalAlign: '-0.1em' },
});

interface OwnProps {
  /** Its style. @default inline */
  tone?: LinkTone;
  /**
   * Opens in a new tab; these words ("opens in a new tab") say so to those who do not see the icon.
   */
  newTabText?: string | undefined;
  children: ReactNode;
}

/** Props of {@link Link}: its own and those of the element or component given as `as`. */
export type LinkProps<T extends ElementType = 'a'> = OwnProps & {
  /** What renders it: `a`, or the router's link. @default a */
  as?: T;
} & Omit<ComponentPropsWithRef<T>, keyof OwnProps | 'as' | 'className' | 'style'>;

/** Drawn here: links stand on the sign-in page, which must not wait for the icon library. */
function NewTab() {
  return (
    <svg
      width="14"
      height="14"
      viewBox="0 0 14 14"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M8.5 1.5h4v4M12.5 1.5 6.5 7.5M5.5 2.5h-3a1 1 0 0 0-1 1v8a1 1 0 0 0 1 1h8a1 1 0 0 0 1-1v-3" />
    </svg>
  );
}

/** Goes somewhere. To do something here use a `Button`. */
export function Link<T extends ElementType = 'a'>(props: LinkProps<T>): ReactElement {
  const { tone = 'inline', newTabText, children, ...rest } = props;
  return (
    <Root {...(newTabText && { target: '_blank', rel: 'noreferrer' })} {...(rest as object)} tone={tone}>
      {children}
      {newTabText && (
        <>
          <NewTab />
          <VisuallyHidden>({newTabText})</VisuallyHidden>
        </>
      )}
    </Root>
  );
}
