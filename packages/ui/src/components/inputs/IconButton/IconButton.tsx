import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { buttonRules, type ButtonSize } from '../button-rules.ts';

/** How an icon button stands on its ground; `header` is for the colored header. */
export const iconButtonTones = ['ghost', 'secondary', 'header'] as const;
/** How an icon button stands on its ground. */
export type IconButtonTone = (typeof iconButtonTones)[number];

const Root = styled('button', buttonRules, {
  // Over the padding that comes with the size.
  '&&': { paddingInline: 0 },
  variants: {
    square: {
      sm: { width: '$controlSmall' },
      md: { width: '$control' },
      lg: { width: '$touch' },
    },
    ground: {
      ghost: {
        '&&': { color: '$textQuiet' },
        '&&:not(:disabled):hover, &&[aria-expanded=true]': { color: '$text' },
      },
      secondary: {},
      header: {
        '&&': { color: '$headerTextQuiet' },
        '&&:not(:disabled):hover, &&[aria-expanded=true]': {
          backgroundColor: '$headerHover',
          color: '$headerText',
        },
        '&:focus-visible': { outlineColor: '$headerMark', outlineOffset: -2 },
      },
    },
  },
  '@touch': { minWidth: '$touch' },
});

/** Props of {@link IconButton}; all of a native button's besides. */
export interface IconButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'className' | 'style' | 'children' | 'aria-label'
> {
  /** What it does, in words, for those who do not see the picture. */
  label: string;
  /** The picture, 16 to 20 px. */
  icon: ReactNode;
  /** How it stands on its ground. @default ghost */
  tone?: IconButtonTone;
  /** How large it is. @default md */
  size?: ButtonSize;
}

/** A button of a picture alone. Wrap it in a `Tooltip` wherever the picture is not generally known. */
export function IconButton({ label, icon, tone = 'ghost', size = 'md', ...rest }: IconButtonProps) {
  return (
    <Root
      type="button"
      {...rest}
      aria-label={label}
      tone={tone === 'secondary' ? 'secondary' : 'ghost'}
      size={size}
      square={size}
      ground={tone}
      {...(rest.disabled && { off: tone === 'secondary' ? 'filled' : 'plain' })}
    >
      {icon}
    </Root>
  );
}
