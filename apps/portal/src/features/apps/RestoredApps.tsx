import { Card } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../../use-portal.tsx';
import { AppCards } from './AppCards.tsx';
import { appsInViewAtom } from './apps.atoms.ts';

/** My Apps on the dashboard of a session that was restored silently, once: its stored page is `apps`. */
export function RestoredApps() {
  const { t } = useTranslation('portal');
  const { storage, store } = usePortal();
  const shown = useAtomValue(appsInViewAtom);
  useEffect(() => {
    if (storage.read('currentPage') !== 'apps') return undefined;
    storage.remove('currentPage');
    store.set(appsInViewAtom, true);
    return () => store.set(appsInViewAtom, false);
  }, [storage, store]);
  if (!shown) return null;
  return (
    <Card title={t('shell.myApps')}>
      <AppCards />
    </Card>
  );
}
