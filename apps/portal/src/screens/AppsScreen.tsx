import { PageHeader, Stack } from '@cnx/ui';
import type { Atom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { AppCards } from '../features/apps/AppCards.tsx';
import { applicationsViewAtom } from '../features/apps/apps.atoms.ts';

/** The data that the screen shows, to be asked for before the screen is there. */
export function appsData(): readonly Atom<unknown>[] {
  return [applicationsViewAtom];
}

/** /apps: the linked applications. */
export function AppsScreen() {
  const { t } = useTranslation('portal');
  return (
    <Stack gap="normal">
      <PageHeader title={t('titles.apps')} description={t('apps.text')} />
      <AppCards />
    </Stack>
  );
}
