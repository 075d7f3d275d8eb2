import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { sessionAtom } from '../session/session.atoms.ts';

const SessionExpiredBanner = lazy(() =>
  import('./SessionExpiredBanner.tsx').then(({ SessionExpiredBanner }) => ({
    default: SessionExpiredBanner,
  })),
);

/** Shows, over whatever is on the page, that the server ended the session. */
export function SessionExpired() {
  const session = useAtomValue(sessionAtom);
  if (session.state !== 'expired') return null;
  return (
    <Suspense fallback={null}>
      <SessionExpiredBanner />
    </Suspense>
  );
}
