import { PageHeader, Stack } from '@cnx/ui';
import type { Atom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { userAnalyticsViewAtom } from '../features/user-analytics/user-analytics.atoms.ts';
import { UserAnalytics } from '../features/user-analytics/UserAnalytics.tsx';

/** The data that the screen shows, to be asked for before the screen is there. */
export function userAnalyticsData(): readonly Atom<unknown>[] {
  return [userAnalyticsViewAtom];
}

/** /dashboard/user-analytics-dashboard: how the portal is used, for administrators. */
export function UserAnalyticsScreen() {
  const { t } = useTranslation('portal');
  return (
    <Stack gap="normal">
      <PageHeader title={t('titles.userAnalytics')} description={t('userAnalytics.description')} />
      <UserAnalytics />
    </Stack>
  );
}
