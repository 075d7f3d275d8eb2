import type { ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import type { RootProps, Tone } from '../../props.ts';
import { ToneIcon } from '../ToneIcon/ToneIcon.tsx';

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
      neutral: { color: '$textQuiet' },
      info: { color: '$infoText' },
      good: { color: '$goodText' },
      warning: { color: '$warningText' },
      critical: { color: '$criticalText' },
    },
  },
});

/** Props of {@link FormMessage}; its element's besides. */
export interface FormMessageProps extends RootProps<HTMLParagraphElement> {
  /** What the message is about. @default critical */
  tone?: Tone;
  /** The message: what happened, then what to do. */
  children: ReactNode;
}

/**
 * A message beside what it speaks of. It does not announce itself: put it into a live region that was there
 * before, as the fields of this package do.
 */
export function FormMessage({ tone = 'critical', children, ...rest }: FormMessageProps) {
  return (
    <Root {...rest} tone={tone}>
      <ToneIcon tone={tone} />
      <span>{children}</span>
    </Root>
  );
}
