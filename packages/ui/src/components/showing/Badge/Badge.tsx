import type { ComponentPropsWithRef } from 'react';
import { styled } from '../../../themes/stitches.ts';
import type { Emphasis, Tone } from '../../props.ts';
import { toneIcons } from '../tone-icons.ts';

const Root = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
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
      neutral: { backgroundColor: '$sunken', borderColor: '$border', color: '$textQuiet' },
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
    },
  },
});
const Word = styled('span', { cut: true });

/** Props of {@link Badge}; all of a span's besides. */
export interface BadgeProps extends Omit<ComponentPropsWithRef<'span'>, 'color'> {
  /** What the state means: gives the color and the icon. @default neutral */
  tone?: Tone;
  /** `quiet` leaves out the tint, for rows of a table. @default normal */
  emphasis?: Exclude<Emphasis, 'strong'>;
}

/** A state by icon and word; the color only repeats what they say. */
export function Badge({ tone = 'neutral', emphasis = 'normal', children, ...rest }: BadgeProps) {
  const Icon = toneIcons[tone];
  return (
    <Root {...rest} tone={tone} emphasis={emphasis}>
      <Icon size={14} />
      <Word>{children}</Word>
    </Root>
  );
}
