import { useAtomValue } from 'jotai';
import { useInsightFrame } from '../../insight/insight-frame.ts';
import { mapView, viewOf } from '../../insight/insight-view.ts';
import { deferredByFieldAtom, deferredProductionAtom } from './deferred-production.atoms.ts';
import { DeferredProductionCard } from './DeferredProductionCard.tsx';

/** The card of deferred production. */
export function DeferredProduction() {
  const frame = useInsightFrame('deferredProduction');
  const rows = useAtomValue(deferredProductionAtom);
  const fields = useAtomValue(deferredByFieldAtom);
  return (
    <DeferredProductionCard
      view={mapView(viewOf(rows), (body, { nextCursor, total }) => ({
        rows: body,
        outOf: nextCursor === null ? null : total,
      }))}
      fields={viewOf(fields)}
      frame={frame}
      onRetry={() => void rows.refetch()}
      onRetryFields={() => void fields.refetch()}
    />
  );
}
