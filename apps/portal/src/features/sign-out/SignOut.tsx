import { LoadingOverlay } from '@cnx/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../../use-portal.tsx';
import { signOut } from './sign-out.ts';

/** Signs out as soon as it is shown, then loads the login page: nothing of the session stays in memory. */
export function SignOut() {
  const { t } = useTranslation('portal');
  const portal = usePortal();
  useEffect(() => {
    // Once, also where effects run twice: the second call finds the sign-out under way.
    if (portal.sessionManager.current().state === 'signingOut') return;
    void signOut(portal, location.search).then((next) => {
      if (next !== undefined) location.replace(next);
    });
  }, [portal]);
  return <LoadingOverlay open label={t('trouble.session.loggingOut')} />;
}
