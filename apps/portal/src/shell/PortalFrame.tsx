import { AppFrame } from '@cnx/ui';
import { useAtom, useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useHydrateAtoms } from 'jotai/utils';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { userAtom } from '../session/session.atoms.ts';
import { loadClientAtom } from '../state/api.atoms.ts';
import { narrowNavigationAtom } from '../state/preferences.atoms.ts';
import { createQueryClient } from '../state/query-client.ts';
import { FooterLine } from './FooterLine.tsx';
import { HeaderActions } from './HeaderActions.tsx';
import { HeaderSearch } from './HeaderSearch.tsx';
import { InactivityDialog } from './InactivityDialog.tsx';
import { navigationItems } from './navigation-items.tsx';
import { ShownToasts } from './ShownToasts.tsx';
import { useArrival } from './use-arrival.ts';
import { useInactivity } from './use-inactivity.ts';

/** Header, navigation and footer around every screen of signed-in users. */
export function PortalFrame() {
  useDataQueries();
  const { t } = useTranslation('portal');
  const { pathname } = useLocation();
  const user = useAtomValue(userAtom);
  const [narrow, setNarrow] = useAtom(narrowNavigationAtom);
  useArrival(pathname);
  const { endsAtMs, stay } = useInactivity();
  return (
    <>
      <AppFrame
        labels={{
          skip: t('shell.skipToContent'),
          home: t('shell.home'),
          navigation: t('shell.mainNavigation'),
          openNavigation: t('shell.openNavigation'),
          closeNavigation: t('shell.closeNavigation'),
          narrowNavigation: t('shell.collapseNavigation'),
          widenNavigation: t('shell.expandNavigation'),
        }}
        homeHref={paths.dashboard}
        navigation={navigationItems(t, pathname, user?.roleId)}
        narrow={narrow}
        onNarrowChange={setNarrow}
        search={<HeaderSearch />}
        actions={<HeaderActions />}
        footer={<FooterLine />}
      >
        <Outlet />
      </AppFrame>
      <ShownToasts />
      {endsAtMs !== null && <InactivityDialog endsAtMs={endsAtMs} onStay={stay} />}
    </>
  );
}

/** Gives the query atoms their client: only signed-in users have data, so the login page goes without this code. */
function useDataQueries() {
  const loadClient = useAtomValue(loadClientAtom);
  const [queryClient] = useState(() => createQueryClient(loadClient));
  useHydrateAtoms([[queryClientAtom, queryClient]]);
}
