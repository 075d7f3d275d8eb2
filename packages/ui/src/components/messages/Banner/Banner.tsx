import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { IconButton } from '../../inputs/IconButton/IconButton.tsx';
import { ToneIcon, type MessageTone } from '../ToneIcon/ToneIcon.tsx';

const Root = styled('div', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '$3',
  padding: '$3 $4',
  border: '1px solid',
  borderRadius: '$control',
  lineHeight: '$body',
  color: '$text',
  variants: {
    tone: {
      info: { backgroundColor: '$infoSubtle', borderColor: '$infoBorder', '& > svg': { color: '$infoText' } },
      success: {
        backgroundColor: '$goodSubtle',
        borderColor: '$goodBorder',
        '& > svg': { color: '$goodText' },
      },
      warning: {
        backgroundColor: '$warningSubtle',
        borderColor: '$warningBorder',
        '& > svg': { color: '$warningText' },
      },
      error: {
        backgroundColor: '$criticalSubtle',
        borderColor: '$criticalBorder',
        '& > svg': { color: '$criticalText' },
      },
    },
  },
  '& > svg': { flex: 'none', marginTop: 2 },
});
const Words = styled('div', { flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
const Title = styled('strong', { display: 'block', fontWeight: '$strong' });
const Aside = styled('div', { row: '$2', marginBlock: -4 });

/** Props of {@link Banner}. */
export interface BannerProps {
  /** What the message is about. @default info */
  tone?: MessageTone;
  /** The message in few words, where the text below it is longer. */
  title?: string;
  /** What happened, then what to do. */
  children: ReactNode;
  /** A button or link that helps. */
  action?: ReactNode;
  /** A closing button: its name, and what it does. Without it the banner stays. */
  dismiss?: { label: string; onPress: () => void } | undefined;
}

/** A message to the whole view or form. Errors interrupt what a screen reader says, others wait their turn. */
export function Banner({ tone = 'info', title, children, action, dismiss }: BannerProps) {
  return (
    <Root tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <ToneIcon tone={tone} size={18} />
      <Words>
        {title && <Title>{title}</Title>}
        {children}
      </Words>
      {(action || dismiss) && (
        <Aside>
          {action}
          {dismiss && (
            <IconButton size="sm" label={dismiss.label} icon={<X size={16} />} onClick={dismiss.onPress} />
          )}
        </Aside>
      )}
    </Root>
  );
}
