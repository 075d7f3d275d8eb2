import { Card } from '@cnx/ui';
import type { ReactNode } from 'react';
import { InsightFailure, TakeawaySkeleton } from './InsightStates.tsx';
import type { FailureKey, InsightView } from './insight-view.ts';

/** Props of {@link UnshownCard}. */
export interface UnshownCardProps {
  title: string;
  /** The text of what could not be fetched. */
  failure: FailureKey;
  view: Exclude<InsightView<unknown>, { readonly status: 'shown' }>;
  /** The shape of what comes, as high as it. */
  shape: ReactNode;
  /** Lines of the sentence that comes. @default 0: none comes */
  takeawayLines?: number;
}

/** A card whose data is on its way, in the shape of what comes, or cannot be had, with the way to ask again. */
export function UnshownCard({ title, failure, view, shape, takeawayLines = 0 }: UnshownCardProps) {
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
