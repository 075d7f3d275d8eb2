import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { StatePanel } from '../StatePanel.tsx';

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
    <StatePanel
      tone="quiet"
      icon={icon ?? <Inbox size={24} strokeWidth={1.5} />}
      title={title}
      detail={text}
      action={action}
    />
  );
}
