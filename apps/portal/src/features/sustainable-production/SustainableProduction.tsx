import { useAtomValue } from 'jotai';
import { useInsightFrame } from '../../insight/insight-frame.ts';
import { viewOf } from '../../insight/insight-view.ts';
import { sustainableProductionAtom } from './sustainable-production.atoms.ts';
import { SustainableProductionCard } from './SustainableProductionCard.tsx';

/** The card of sustainable production. */
export function SustainableProduction() {
  const frame = useInsightFrame('sustainableProduction');
  const info = useAtomValue(sustainableProductionAtom);
  return <SustainableProductionCard view={viewOf(info)} frame={frame} onRetry={() => void info.refetch()} />;
}
