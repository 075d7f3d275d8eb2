import type { DeferredProduction } from '@cnx/api';
import type { DataColumn } from '@cnx/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../insight/use-formats.ts';
import { dayTime } from '../../quantities.ts';
import type { EntityDeferral } from './deferral-totals.ts';
import { useReasonWords } from './use-reason-words.ts';

/** The amounts that a single row and a sum of rows have in common. */
type Amounts = Pick<
  DeferredProduction,
  'entity' | 'potential' | 'actual' | 'deferred' | 'planned' | 'unplanned' | 'efficiencyPct'
>;

/** The columns of deferred production: sums by entity for the card, single rows for all of them. */
export function useDeferralColumns(): {
  top: readonly DataColumn<EntityDeferral>[];
  all: readonly DataColumn<DeferredProduction>[];
} {
  const { t } = useTranslation('portal');
  const { quantities, dates } = useFormats();
  const nameOf = useReasonWords();
  return useMemo(() => {
    const volume = (
      id: 'potential' | 'actual' | 'deferred' | 'planned' | 'unplanned',
    ): DataColumn<Amounts> => ({
      id,
      header: t(`deferredProduction.${id}`),
      unit: quantities.unit('liquidVolume'),
      kind: 'number',
      value: (row) => quantities.convert('liquidVolume', row[id]),
      width: 88,
    });
    const entity: DataColumn<Amounts> = {
      id: 'entity',
      header: t('deferredProduction.entity'),
      value: (row) => row.entity.name,
      width: 108,
    };
    const share: DataColumn<Amounts> = {
      id: 'share',
      header: t('deferredProduction.share'),
      unit: quantities.unit('share'),
      kind: 'number',
      digits: 1,
      value: (row) => row.efficiencyPct,
      width: 88,
    };
    const noReason = t('deferredProduction.noReason');
    return {
      top: [
        entity,
        volume('deferred'),
        share,
        volume('planned'),
        volume('unplanned'),
        {
          id: 'reason',
          header: t('deferredProduction.reason'),
          value: ({ mainReason }: EntityDeferral) => (mainReason ? nameOf(mainReason) : noReason),
        },
      ],
      all: [
        {
          id: 'period',
          header: t('deferredProduction.period'),
          value: ({ period }: DeferredProduction) => dayTime(period),
          cell: ({ period }: DeferredProduction) => dates.day(period),
          width: 116,
        },
        entity,
        volume('potential'),
        volume('actual'),
        volume('deferred'),
        volume('planned'),
        volume('unplanned'),
        share,
        {
          id: 'choke',
          header: t('deferredProduction.choke'),
          value: ({ choke }: DeferredProduction) => choke && t(`vocabulary.choke.${choke}`),
          width: 112,
        },
        {
          id: 'reason',
          header: t('deferredProduction.reason'),
          value: ({ reasonCode, reasonText }: DeferredProduction) =>
            reasonCode ? nameOf({ reasonCode, reasonText: reasonText ?? reasonCode }) : noReason,
        },
        {
          id: 'quality',
          header: t('deferredProduction.quality'),
          value: ({ quality }: DeferredProduction) => t(`vocabulary.quality.${quality}`),
          width: 104,
        },
      ],
    };
  }, [t, quantities, dates, nameOf]);
}
