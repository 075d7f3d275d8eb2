import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { Tooltip } from '../../overlays/Tooltip/Tooltip.tsx';
import type { Emphasis, Size, Tone } from '../../props.ts';
import { toneIcons } from '../tone-icons.ts';

// A browser that forces colors lays the page's ground behind words, which is the color of these.
const onItsFilling = { '@forced': { forcedColorAdjust: 'none' } } as const;

const Root = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  // By its own baseline, that of the icon, the word would stand too high in a line of text.
  verticalAlign: 'middle',
  gap: '$1',
  maxWidth: '100%',
  // In a compact page no higher than its word.
  minHeight: 'calc($sizes$controlSmall - 8px)',
  border: '1px solid transparent',
  borderRadius: '$round',
  fontSize: '$caption',
  fontWeight: '$medium',
  lineHeight: '$snug',
  '& > svg': { flex: 'none' },
  variants: {
    tone: {
      good: { backgroundColor: '$goodSubtle', borderColor: '$goodBorder', color: '$goodText' },
      info: { backgroundColor: '$infoSubtle', borderColor: '$infoBorder', color: '$infoText' },
      neutral: { backgroundColor: '$neutralSubtle', borderColor: '$neutralBorder', color: '$textQuiet' },
      warning: { backgroundColor: '$warningSubtle', borderColor: '$warningBorder', color: '$warningText' },
      critical: {
        backgroundColor: '$criticalSubtle',
        borderColor: '$criticalBorder',
        color: '$criticalText',
      },
    },
    emphasis: {
      quiet: {
        '&&': { borderColor: 'transparent', backgroundColor: 'transparent' },
        // A transparent edge would be drawn there, through the word.
        '@forced': { '&&': { borderColor: 'Canvas' } },
      },
      normal: { paddingInline: '$2' },
      strong: { paddingInline: '$2' },
    },
    // A tone's word is read on the page's grounds: the other way round it is as well.
    filled: {
      good: {
        '&&': { borderColor: 'transparent', backgroundColor: '$goodText', color: '$surface' },
        ...onItsFilling,
      },
      info: {
        '&&': { borderColor: 'transparent', backgroundColor: '$infoText', color: '$surface' },
        ...onItsFilling,
      },
      neutral: {
        '&&': { borderColor: 'transparent', backgroundColor: '$textQuiet', color: '$surface' },
        ...onItsFilling,
      },
      warning: {
        '&&': { borderColor: 'transparent', backgroundColor: '$warningText', color: '$surface' },
        ...onItsFilling,
      },
      critical: {
        '&&': { borderColor: 'transparent', backgroundColor: '$criticalText', color: '$surface' },
        ...onItsFilling,
      },
    },
    size: {
      sm: { minHeight: 'calc($sizes$controlSmall - 12px)', lineHeight: '$tight', '& > svg': { size: 12 } },
      md: {},
      lg: { minHeight: 'calc($sizes$controlSmall - 4px)', fontSize: '$small', '& > svg': { size: 16 } },
    },
    // As large as what is pointed at should be (WCAG 2.5.8).
    alone: { true: { '&&': { justifyContent: 'center', size: 24, padding: 0 }, focusRing: 0 } },
  },
});
const Word = styled('span', {
  variants: {
    // Without a tint around it, it goes on in a second line where its place lets words do so.
    goesOn: {
      true: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', overflowWrap: 'break-word' },
      false: { cut: true },
    },
  },
});

/** Props of {@link Badge}; all of a span's besides. */
export interface BadgeProps extends Omit<ComponentPropsWithRef<'span'>, 'color'> {
  /** What the state means: gives the color and the icon. @default neutral */
  tone?: Tone;
  /** `strong` is filled, for the one state that must be seen first; `quiet` leaves out the tint, for rows of a table. @default normal */
  emphasis?: Emphasis;
  /** How large it is. @default md */
  size?: Size;
  /** 14 px, instead of the tone's own, which distinguishes states of one tone without their words. */
  icon?: ReactNode;
  /** Keeps the word for those who point at the icon, focus it or have it read, where there is no room. @default false */
  labelHidden?: boolean;
}

/** A state by icon and word; the color only repeats what they say. */
export function Badge(props: BadgeProps) {
  const { tone = 'neutral', emphasis = 'normal', size = 'md', icon, labelHidden = false, ...others } = props;
  const { children, ...rest } = others;
  const variants = { tone, emphasis, size, ...(emphasis === 'strong' && { filled: tone }) };
  const Icon = toneIcons[tone];
  const shown = icon ?? <Icon size={14} />;
  if (labelHidden) {
    return (
      <Tooltip label={children}>
        <Root tabIndex={0} {...rest} {...variants} alone>
          {shown}
          <VisuallyHidden>{children}</VisuallyHidden>
        </Root>
      </Tooltip>
    );
  }
  return (
    <Root {...rest} {...variants}>
      {shown}
      <Word goesOn={emphasis === 'quiet'}>{children}</Word>
    </Root>
  );
}
