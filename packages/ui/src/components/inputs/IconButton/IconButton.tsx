import type { ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { readChild, type AsChildProps, type Emphasis, type NativeProps, type Size } from '../../props.ts';
import { buttonRules } from '../button-rules.ts';
import { useLateTooltip, type LateTooltipHandlers } from './use-late-tooltip.tsx';

const onHeader = '[data-ground=header] &&:not(:disabled)';

const Root = styled('button', buttonRules, {
  position: 'relative',
  '@print': { display: 'none' },
  // Over the padding that comes with the size.
  '&&': { paddingInline: 0 },
  variants: {
    square: {
      sm: { width: '$controlSmall' },
      md: { width: '$control' },
      lg: { width: '$touch' },
    },
    ground: {
      strong: {},
      normal: {},
      quiet: {
        '&&': { color: '$textQuiet' },
        '&&[aria-disabled=true]': { color: '$textDisabled' },
        '&&:not(:disabled, [aria-disabled=true]):hover, &&[aria-expanded=true]': { color: '$text' },
        // The header has colors of its own, in every theme.
        [onHeader]: { color: '$headerTextQuiet' },
        [`${onHeader}:hover, ${onHeader}[aria-expanded=true]`]: {
          backgroundColor: '$headerHover',
          color: '$headerText',
        },
        '[data-ground=header] &&:focus-visible': { outlineColor: '$headerMark', outlineOffset: -2 },
      },
    },
  },
  '@touch': { minWidth: '$touch' },
});

/** Props of {@link IconButton}; all of a native button's besides. */
export interface IconButtonProps extends Omit<NativeProps<'button'>, 'aria-label'>, AsChildProps {
  /** What it does, in words, for those who do not see the picture. */
  label: string;
  /** The picture, 16 to 20 px. */
  icon: ReactNode;
  /** Shows the label to a pointer that rests on it and when Tab reaches it. @default true */
  tooltip?: boolean;
  /** How loud it is. @default quiet */
  emphasis?: Emphasis;
  /** What pressing it means: `critical` for what destroys. @default neutral */
  tone?: 'neutral' | 'critical';
  /** How large it is. @default md */
  size?: Size;
}

/**
 * A button of a picture alone, with its label as its tooltip unless it stands within a `Tooltip`. In the header of an
 * `AppFrame`, and in anything else marked `data-ground="header"`, it has the header's colors.
 */
export function IconButton(props: IconButtonProps) {
  const {
    label,
    icon,
    emphasis = 'quiet',
    tone = 'neutral',
    size = 'md',
    tooltip = true,
    asChild = false,
    className,
    children,
    ...rest
  } = props;
  const { root, content } = readChild(asChild, children, className);
  const tip = useLateTooltip(label, tooltip, { ...rest, ...(root as LateTooltipHandlers) });
  return (
    <Root
      {...(!asChild && { type: 'button' })}
      {...rest}
      {...root}
      {...tip.handlers}
      aria-label={label}
      emphasis={emphasis}
      size={size}
      square={size}
      {...(tone === 'critical' && !rest.disabled ? { critical: emphasis } : { ground: emphasis })}
      {...(rest.disabled && { off: emphasis === 'quiet' ? 'plain' : 'filled' })}
    >
      {icon}
      {content}
      {tip.tooltip}
    </Root>
  );
}
