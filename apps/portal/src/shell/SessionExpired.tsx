import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { lazyComponent } from '../lazy-code.tsx';
import { sessionAtom } from '../session/session.atoms.ts';

const { Component: SessionExpiredBanner } = lazyComponent(
  async () => (await import('./SessionExpiredBanner.tsx')).SessionExpiredBanner,
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
