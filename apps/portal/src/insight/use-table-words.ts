import type { DataTableLabels } from '@cnx/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { unknownValue } from '../quantities.ts';

/** The words of tables in the language in force; the same object until it changes. */
export function useTableWords(): DataTableLabels {
  const { t } = useTranslation('portal');
  return useMemo(
    () => ({
      noValue: unknownValue,
      sortBy: t('charts.sortBy'),
      unsorted: t('charts.unsorted'),
      order: (header, direction) => t(`charts.${direction}`, { header }),
      actions: t('charts.actions'),
    }),
    [t],
  );
}
