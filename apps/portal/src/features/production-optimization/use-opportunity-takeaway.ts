import type { ProductionOptimization } from '@cnx/api';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../insight/use-formats.ts';
import { opportunityTakeaway } from './opportunity-takeaway.ts';

/** Puts what the opportunities come to into a sentence. */
export function useOpportunityTakeaway(): (info: ProductionOptimization) => string {
  const { t } = useTranslation('portal');
  const { quantities } = useFormats();
  return (info) => {
    const takeaway = opportunityTakeaway(info);
    if (takeaway.kind === 'none') return t('productionOptimization.takeaway.none');
    if (takeaway.kind === 'allDecided') {
      return t('productionOptimization.takeaway.allDecided', { count: takeaway.found });
    }
    const { count, best } = takeaway;
    const gain = quantities.text('liquidRate', takeaway.gain, { signed: true });
    return best
      ? t('productionOptimization.takeaway.open', { count, gain, well: best.well.name })
      : t('productionOptimization.takeaway.openUnnamed', { count, gain });
  };
}
