import type { ChangeDetectionStatistics, ChangePoint } from '@cnx/api';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../insight/use-formats.ts';
import { changeTakeaway } from './change-takeaway.ts';

/** Puts what the change points of a window come to into a sentence. */
export function useChangeTakeaway(): (
  statistics: ChangeDetectionStatistics,
  changes: readonly ChangePoint[],
) => string {
  const { t } = useTranslation('portal');
  const { quantities } = useFormats();
  return (statistics, changes) => {
    const takeaway = changeTakeaway(statistics, changes);
    switch (takeaway.kind) {
      case 'noWells':
        return t('changePoints.takeaway.noWells');
      case 'steady':
        return t('changePoints.takeaway.steady', { count: takeaway.wells });
      case 'drops':
        return t('changePoints.takeaway.drops', {
          count: takeaway.count,
          effect: quantities.text('liquidRate', takeaway.effect),
          well: takeaway.largest.well.name,
        });
      case 'noDrops':
        return t('changePoints.takeaway.noDrops', {
          count: takeaway.count,
          unexplained: quantities.count(takeaway.unexplained),
        });
      case 'counted':
        return t('changePoints.takeaway.counted', {
          count: takeaway.count,
          unexplained: quantities.count(takeaway.unexplained),
          effect: quantities.text('liquidRate', takeaway.netOilEffect, { signed: true }),
        });
    }
  };
}
