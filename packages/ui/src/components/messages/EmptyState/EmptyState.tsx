import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';

const Root = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '$1',
  padding: '$8 $4',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '& > svg': { marginBottom: '$1', color: '$textQuiet' },
});
const Title = styled('p', { fontWeight: '$medium', color: '$text' });
const Words = styled('p', { maxWidth: '42ch', color: '$textQuiet' });
const Action = styled('div', { marginTop: '$3' });

/** Props of {@link EmptyState}. */
export interface EmptyStateProps {
  /** What is not there. */
  title: string;
  /** Why, and what to do: no rights, no data yet, filter too narrow, feed late. */
  text?: string;
  /** A picture of about 24 px. @default an empty tray */
  icon?: ReactNode;
  /** A button that helps: "Clear filters". */
  action?: ReactNode;
}

/** Stands where content would be when there is none, and says why. */
export function EmptyState({ title, text, icon, action }: EmptyStateProps) {
  return (
    <Root>
      {icon ?? <Inbox size={24} strokeWidth={1.5} />}
      <Title>{title}</Title>
      {text && <Words>{text}</Words>}
      {action && <Action>{action}</Action>}
    </Root>
  );
}
