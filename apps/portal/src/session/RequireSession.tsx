import { useAtomValue } from 'jotai';
import { useEffect, type ReactNode } from 'react';
import { paths } from '../paths.ts';
import { sessionAtom, sessionServicesAtom } from './session.atoms.ts';

/**
 * Lets signed-in users through. Anybody else loses what is stored and goes to the login page by a load of the page, so
 * that nothing of an earlier session stays in memory.
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const session = useAtomValue(sessionAtom);
  const { keeper } = useAtomValue(sessionServicesAtom);
  const out = session.state === 'signedOut';
  useEffect(() => {
    if (!out) return;
    keeper.finishSignOut(false);
    location.replace(paths.login);
  }, [out, keeper]);
  return out ? null : children;
}
