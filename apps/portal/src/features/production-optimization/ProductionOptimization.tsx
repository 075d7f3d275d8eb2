import { useAtomValue } from 'jotai';
import { useInsightFrame } from '../../insight/insight-frame.ts';
import { viewOf } from '../../insight/insight-view.ts';
import { productionOptimizationInfoAtom } from './production-optimization.atoms.ts';
import { ProductionOptimizationCard } from './ProductionOptimizationCard.tsx';

/** The card of optimization opportunities. */
export function ProductionOptimization() {
  const frame = useInsightFrame('productionOptimization');
  const info = useAtomValue(productionOptimizationInfoAtom);
  return <ProductionOptimizationCard view={viewOf(info)} frame={frame} onRetry={() => void info.refetch()} />;
}
