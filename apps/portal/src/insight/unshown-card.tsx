import { Card } from '@cnx/ui';
import type { ReactElement, ReactNode } from 'react';
import { InsightFailure, TakeawaySkeleton } from './InsightStates.tsx';
import type { FailureKey, InsightView } from './insight-view.ts';

/** Options of {@link unshownCard}. */
export interface UnshownCardOptions {
  title: string;
  /** The text of what could not be fetched. */
  failure: FailureKey;
  view: Exclude<InsightView<unknown>, { readonly status: 'shown' }>;
  /** The shape of what comes, as high as it. */
  shape: ReactNode;
  /** Lines of the sentence that comes. @default 0: none comes */
  takeawayLines?: number;
}

/**
 * A card whose data is on its way, in the shape of what comes, or cannot be had, with the way to ask again. No component:
 * what returns it returns the card of the data later, and the page keeps the element, with the focus that is on it.
 */
export function unshownCard(options: UnshownCardOptions): ReactElement {
  const { title, failure, view, shape, takeawayLines = 0 } = options;
  return view.status === 'loading' ? (
    <Card title={title} loading takeaway={takeawayLines > 0 && <TakeawaySkeleton lines={takeawayLines} />}>
      {shape}
    </Card>
  ) : (
    <Card title={title}>
      <InsightFailure failure={failure} view={view} />
    </Card>
  );
}
