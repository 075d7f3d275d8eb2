import type { ReactNode } from 'react';
import { styled } from '../../themes/stitches.ts';

const Root = styled('div', {
  column: '$1',
  alignItems: 'center',
  padding: '$8 $4',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '& > svg': { marginBottom: '$1' },
  variants: {
    tone: {
      quiet: { '& > svg': { color: '$textQuiet' }, '& > p + p': { maxWidth: '42ch' } },
      error: { '& > svg': { color: '$criticalMark' }, '& > p + p': { maxWidth: '48ch' } },
    },
  },
});
const Title = styled('p', { fontWeight: '$medium', color: '$text' });
const Detail = styled('p', { color: '$textQuiet' });
const Action = styled('div', { marginTop: '$3' });

/** Props of {@link StatePanel}. */
export interface StatePanelProps {
  tone: 'quiet' | 'error';
  icon: ReactNode;
  title: string;
  detail: ReactNode;
  action: ReactNode;
}

/** What stands in place of content: an icon, what is the matter, why, and a button that helps. */
export function StatePanel({ tone, icon, title, detail, action }: StatePanelProps) {
  return (
    <Root tone={tone} role={tone === 'error' ? 'status' : undefined}>
      {icon}
      <Title>{title}</Title>
      {detail && <Detail>{detail}</Detail>}
      {action && <Action>{action}</Action>}
    </Root>
  );
}
