import type { ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { statusIcons, type Status } from '../status-icons.ts';

const Root = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  maxWidth: '100%',
  minHeight: 20,
  border: '1px solid transparent',
  borderRadius: '$round',
  fontSize: '$caption',
  fontWeight: '$medium',
  lineHeight: '$snug',
  '& > svg': { flex: 'none' },
  variants: {
    status: {
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
    plain: {
      true: {
        '&&': { borderColor: 'transparent', backgroundColor: 'transparent' },
        // A transparent edge would be drawn there, through the word.
        '@forced': { '&&': { borderColor: 'Canvas' } },
      },
      false: { paddingInline: '$2' },
    },
  },
});
const Word = styled('span', { cut: true });

/** Props of {@link StatusBadge}. */
export interface StatusBadgeProps {
  /** The state: gives the color and the icon. */
  status: Status;
  /** Leaves out the tint, for rows of a table. @default false */
  plain?: boolean;
  /** The state in a word. */
  children: ReactNode;
}

/** A state by icon and word; the color only repeats what they say. */
export function StatusBadge({ status, plain = false, children }: StatusBadgeProps) {
  const Icon = statusIcons[status];
  return (
    <Root status={status} plain={plain}>
      <Icon size={14} />
      <Word>{children}</Word>
    </Root>
  );
}
