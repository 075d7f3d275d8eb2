import { PageHeader, Stack } from '@cnx/ui';
import type { Atom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { notificationStoreAtom } from '../features/notifications/notifications.atoms.ts';
import { NotificationsPage } from '../features/notifications/NotificationsPage.tsx';

/** The data that the screen shows, to be asked for before the screen is there. */
export function notificationsData(): readonly Atom<unknown>[] {
  return [notificationStoreAtom];
}

/** /notifications: all alarms and news for the user. */
export function NotificationsScreen() {
  const { t } = useTranslation('portal');
  return (
    <Stack gap="normal">
      <PageHeader title={t('titles.notifications')} description={t('notifications.description')} />
      <NotificationsPage />
    </Stack>
  );
}
