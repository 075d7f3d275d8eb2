import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { LastResort } from '../insight/LastResort.tsx';
import { paths } from '../paths.ts';
import { sessionAtom } from '../session/session.atoms.ts';
import { usePortal } from '../use-portal.tsx';
import { InactivityDialog } from './InactivityDialog.tsx';
import { useInactivity } from './use-inactivity.ts';

/**
 * Ends the session of a user who is inactive for too long, and warns before. It stands beside the pages and above every
 * boundary of theirs: a session ends at its limit whatever else has broken, the warning included. Where the watch itself
 * breaks, the session ends at once.
 */
export function InactivityWatch() {
  return (
    <LastResort instead={<EndUnwatchedSession />}>
      <Watch />
    </LastResort>
  );
}

function Watch() {
  const { endsAtMs, stay } = useInactivity();
  if (endsAtMs === null) return null;
  return (
    <LastResort>
      <InactivityDialog endsAtMs={endsAtMs} onStay={stay} />
    </LastResort>
  );
}

function EndUnwatchedSession() {
  const { state } = useAtomValue(sessionAtom);
  const { forceSignOut } = usePortal();
  useEffect(() => {
    // The page that signs out does so by itself; loading it again would hold it back.
    if (state === 'signedIn' && location.pathname !== paths.logout) forceSignOut();
  }, [state, forceSignOut]);
  return null;
}
