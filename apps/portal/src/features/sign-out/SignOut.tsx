import { LoadingOverlay } from '@cnx/ui';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { signOutAtom } from './sign-out.atoms.ts';

let underWay: Promise<void> | undefined;

/** Signs out as soon as it is shown, then loads the login page: nothing of the session stays in memory. */
export function SignOut() {
  const { t } = useTranslation('portal');
  const signOut = useSetAtom(signOutAtom);
  useEffect(() => {
    // Once, also where effects run twice: a second sign-out would find nobody signed in.
    underWay ??= signOut(location.search).then((next) => {
      if (next !== undefined) location.replace(next);
    });
  }, [signOut]);
  return <LoadingOverlay open text={t('trouble.session.loggingOut')} />;
}
