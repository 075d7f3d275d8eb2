import type { ReactNode } from 'react';
import { styled } from '../../themes/stitches.ts';
import type { RootProps } from '../props.ts';

const Root = styled('div', {
  position: 'relative',
  isolation: 'isolate',
  column: '$1',
  alignItems: 'center',
  padding: '$8 $4',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '& > svg': { marginBottom: '$1' },
  variants: {
    tone: {
      neutral: { '& > svg': { color: '$textQuiet' }, '& > p + p': { maxWidth: '42ch' } },
      critical: { '& > svg': { color: '$criticalMark' }, '& > p + p': { maxWidth: '48ch' } },
    },
  },
});
const Art = styled('div', {
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  display: 'grid',
  overflow: 'hidden',
  pointerEvents: 'none',
  '@print': { display: 'none' },
  '@forced': { display: 'none' },
});
const Title = styled('p', { fontWeight: '$medium', color: '$text' });
const Description = styled('p', { color: '$textQuiet' });
const Actions = styled('div', { marginTop: '$3' });

/** Props of {@link StatePanel}. */
export interface StatePanelProps extends RootProps {
  tone: 'neutral' | 'critical';
  icon: ReactNode;
  title: ReactNode;
  description: ReactNode;
  art?: ReactNode;
  actions: ReactNode;
}

/** What stands in place of content: an icon, what is the matter, why, and a button that helps. */
export function StatePanel({ tone, icon, title, description, art, actions, ...rest }: StatePanelProps) {
  return (
    <Root role={tone === 'critical' ? 'status' : undefined} {...rest} tone={tone}>
      {art && <Art aria-hidden="true">{art}</Art>}
      {icon}
      <Title>{title}</Title>
      {description && <Description>{description}</Description>}
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
}
