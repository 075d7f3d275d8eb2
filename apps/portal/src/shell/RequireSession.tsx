import { LoadingOverlay } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { stateAlone, withoutState } from '../redirects/redirect-state.ts';
import { sessionAtom } from '../session/session.atoms.ts';
import { usePortal } from '../use-portal.tsx';

/**
 * Lets signed-in users through. Without a session what is stored is cleared and the login page is loaded, so that nothing
 * of an earlier session stays in memory; the requested address is kept until the user has signed in.
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const session = useAtomValue(sessionAtom);
  const { sessionManager, storage, checkStoredSession } = usePortal();
  const { pathname, search, hash } = useLocation();
  const out = session.state === 'signedOut';
  const neverIn = useRef(out);
  const known = useKnownToProvider();
  // In the layout phase: before an effect or a call can end the session.
  useLayoutEffect(
    () => sessionManager.trackAddress(() => pathname + search + hash),
    [sessionManager, pathname, search, hash],
  );
  useEffect(() => {
    if (!out) {
      storage.remove('returnAddress');
      checkStoredSession();
      return;
    }
    // A session that ended under this page has saved its address already.
    if (neverIn.current) {
      sessionManager.end('refused');
      storage.write('returnAddress', { user: null, address: pathname + withoutState(search) + hash });
    }
    location.replace(paths.login + stateAlone(search));
  }, [out, sessionManager, storage, checkStoredSession, pathname, search, hash]);
  if (out || session.state === 'superseded') return null;
  return known ? children : <LoadingOverlay open />;
}

/**
 * Whether the session is more than another tab's: a corporate user who opens a tab passes once the identity provider
 * still knows them. A provider that does not answer has said nothing against them.
 */
function useKnownToProvider(): boolean {
  const session = useAtomValue(sessionAtom);
  const { sessionManager, loadProviderSession } = usePortal();
  const user = session.state === 'signedIn' ? session.user : undefined;
  const [checked, setChecked] = useState(!user?.isSSO || !sessionManager.newTab);
  const asked = useRef(false);
  useEffect(() => {
    if (checked || asked.current || !user) return;
    asked.current = true;
    void loadProviderSession()
      .then((provider) => provider?.check(user))
      .catch(() => undefined)
      .then((answer) => {
        if (answer === 'refused') {
          sessionManager.end('refused');
          return;
        }
        if (answer === 'valid') sessionManager.confirm();
        setChecked(true);
      });
  }, [checked, user, sessionManager, loadProviderSession]);
  return checked;
}
