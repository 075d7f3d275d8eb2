import { PageHeader, Stack } from '@cnx/ui';
import type { Atom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { dataHealthViewAtom } from '../features/data-health/data-health.atoms.ts';
import { DataHealth } from '../features/data-health/DataHealth.tsx';

/** The data that the screen shows, to be asked for before the screen is there. */
export function dataHealthData(): readonly Atom<unknown>[] {
  return [dataHealthViewAtom];
}

/** /dashboard/data-health: what arrived, what is late, and what was refused. */
export function DataHealthScreen() {
  const { t } = useTranslation('portal');
  return (
    <Stack gap="normal">
      <PageHeader title={t('titles.dataHealth')} description={t('dataHealth.description')} />
      <DataHealth />
    </Stack>
  );
}
