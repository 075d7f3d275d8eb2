import { Card, EmptyState, styled } from '@cnx/ui';
import type { ReactNode } from 'react';
import { LastGood, RowsSkeleton } from './InsightStates.tsx';
import { isLeftOut, type FailureKey, type InsightView } from './insight-view.ts';
import { unshownCard } from './unshown-card.tsx';

// Rows that reach the edges leave no room above the quiet line.
const Rows = styled('div', { paddingBlockEnd: '$2' });

/** Why a card has nothing to show, and what leads to something. */
export interface NothingShown {
  readonly title: string;
  readonly text: string;
  readonly actions?: ReactNode;
}

/** Props of {@link ViewCard}. */
export interface ViewCardProps<Body> {
  /** Its heading. */
  title: string;
  /** The text of what could not be fetched. */
  failure: FailureKey;
  view: InsightView<Body>;
  /** What the data comes to, in words. */
  takeaway?: (body: Body) => ReactNode;
  /** Why there is nothing; null where there is something. */
  nothing: (body: Body) => NothingShown | null;
  /** The quiet line below. */
  footer?: (body: Body) => ReactNode;
  children: (body: Body) => ReactNode;
}

/** A card of rows that loads, fails, says why it is empty, and keeps the last good data. None where that is not offered. */
export function ViewCard<Body>(props: ViewCardProps<Body>) {
  const { title, failure, view, takeaway, nothing, footer, children } = props;
  if (isLeftOut(view)) return null;
  if (view.status !== 'shown') return unshownCard({ title, failure, view, shape: <RowsSkeleton /> });
  const { body, error, retry, outdated } = view;
  const none = nothing(body);
  return (
    <Card
      title={title}
      loading={outdated}
      takeaway={none ? undefined : takeaway?.(body)}
      footer={none ? undefined : footer?.(body)}
      flush={!none}
    >
      {error && <LastGood failure={failure} error={error} onRetry={retry} />}
      {none ? (
        <EmptyState title={none.title} description={none.text} actions={none.actions} />
      ) : (
        <Rows>{children(body)}</Rows>
      )}
    </Card>
  );
}
