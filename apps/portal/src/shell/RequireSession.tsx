import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { stateAlone, withoutState } from '../redirects/redirect-state.ts';
import { sessionAtom, sessionServicesAtom } from '../session/session.atoms.ts';

/** Props of {@link RequireSession}. */
export interface RequireSessionProps {
  /** Shown while it is not known whether the user may pass. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/**
 * Lets signed-in users through. Anybody else loses what is stored and goes to the login page by a load of the page, so
 * that nothing of an earlier session stays in memory; the address they asked for waits until they have signed in.
 */
export function RequireSession({ waiting, children }: RequireSessionProps) {
  const session = useAtomValue(sessionAtom);
  const { keeper, storage, look } = useAtomValue(sessionServicesAtom);
  const { pathname, search, hash } = useLocation();
  const out = session.state === 'signedOut';
  const neverIn = useRef(out);
  const known = useKnownToProvider();
  useEffect(() => {
    if (!out) {
      storage.remove('returnAddress');
      look();
      return;
    }
    // Of a session that ended under this page its ending has taken care.
    if (neverIn.current) {
      keeper.finishSignOut('lost');
      storage.write('returnAddress', { user: null, address: pathname + withoutState(search) + hash });
    }
    location.replace(paths.login + stateAlone(search));
  }, [out, keeper, storage, look, pathname, search, hash]);
  if (out || session.state === 'yielding') return null;
  return known ? children : waiting;
}

/**
 * Whether the session is more than another tab's: a corporate user who opens a tab passes once the identity provider
 * still knows them. A provider that does not answer has said nothing against them.
 */
function useKnownToProvider(): boolean {
  const session = useAtomValue(sessionAtom);
  const { keeper, loadProvider } = useAtomValue(sessionServicesAtom);
  const user = session.state === 'signedIn' ? session.user : undefined;
  const [checked, setChecked] = useState(!user?.isSSO || !keeper.newTab);
  const asked = useRef(false);
  useEffect(() => {
    if (checked || asked.current || !user) return;
    asked.current = true;
    void loadProvider()
      .then((provider) => provider?.check(user))
      .catch(() => undefined)
      .then((answer) => {
        if (answer === 'refused') {
          keeper.finishSignOut('lost');
          return;
        }
        if (answer === 'valid') keeper.confirm();
        setChecked(true);
      });
  }, [checked, user, keeper, loadProvider]);
  return checked;
}
