import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RootProps } from '../../props.ts';
import { StatePanel } from '../StatePanel.tsx';

/** Props of {@link EmptyState}; its element's besides. */
export interface EmptyStateProps extends RootProps {
  /** What is not there. */
  title: ReactNode;
  /** Why, and what to do: no rights, no data yet, filter too narrow, feed late. */
  description?: ReactNode;
  /** A picture of about 24 px. @default an empty tray */
  icon?: ReactNode;
  /** A faint picture behind the words, as large as the place: decoration, hidden from screen readers. @default none */
  art?: ReactNode;
  /** A button that helps: "Clear filters". */
  actions?: ReactNode;
}

/** Stands where content would be when there is none, and says why. */
export function EmptyState({ title, description, icon, art, actions, ...rest }: EmptyStateProps) {
  const picture = icon ?? <Inbox size={24} strokeWidth={1.5} />;
  return <StatePanel {...rest} {...{ title, description, art, actions }} tone="neutral" icon={picture} />;
}
