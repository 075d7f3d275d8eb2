import type { DeferredProduction } from '@cnx/api';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../insight/use-formats.ts';
import { deferralTakeaway } from './deferral-takeaway.ts';
import { useReasonWords } from './use-reason-words.ts';

/** Puts what a window's losses come to into a sentence. */
export function useDeferralTakeaway(): (rows: readonly DeferredProduction[]) => string {
  const { t } = useTranslation('portal');
  const { quantities } = useFormats();
  const nameOf = useReasonWords();
  return (rows) => {
    const takeaway = deferralTakeaway(rows);
    if (takeaway.kind === 'noRows') return t('deferredProduction.takeaway.noRows');
    if (takeaway.kind === 'noPotential') return t('deferredProduction.takeaway.noPotential');
    const { potential, actual, deferred, deferredPct, planned } = takeaway.totals;
    if (takeaway.kind === 'noLoss') {
      return t('deferredProduction.takeaway.noLoss', {
        actual: quantities.text('liquidVolume', actual),
        potential: quantities.text('liquidVolume', potential),
      });
    }
    const values = {
      deferred: quantities.text('liquidVolume', deferred),
      share: quantities.text('share', deferredPct, { digits: 1 }),
      planned: quantities.text('share', (planned / deferred) * 100, { digits: 0 }),
    };
    return takeaway.mainReason
      ? t('deferredProduction.takeaway.loss', { ...values, reason: nameOf(takeaway.mainReason) })
      : t('deferredProduction.takeaway.lossUnnamed', values);
  };
}
