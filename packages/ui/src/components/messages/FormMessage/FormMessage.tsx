import type { ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { ToneIcon, type MessageTone } from '../ToneIcon/ToneIcon.tsx';

const Root = styled('p', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '$1',
  fontSize: '$small',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
  '& > svg': { flex: 'none', marginTop: 1 },
  variants: {
    tone: {
      info: { color: '$infoText' },
      success: { color: '$goodText' },
      warning: { color: '$warningText' },
      error: { color: '$criticalText' },
    },
  },
});

/** Props of {@link FormMessage}. */
export interface FormMessageProps {
  /** What the message is about. @default error */
  tone?: MessageTone;
  /** Its id, for the field's `aria-describedby`. */
  id?: string;
  /** The message: what happened, then what to do. */
  children: ReactNode;
}

/**
 * A message beside what it speaks of. It does not announce itself: put it into a live region that was there
 * before, as the fields of this package do.
 */
export function FormMessage({ tone = 'error', id, children }: FormMessageProps) {
  return (
    <Root id={id} tone={tone}>
      <ToneIcon tone={tone} />
      <span>{children}</span>
    </Root>
  );
}
