import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { inactivityLimitMs } from '../limits.ts';
import { paths } from '../paths.ts';
import { createInactivity, watchInactivity } from '../session/inactivity.ts';
import { sessionAtom } from '../session/session.atoms.ts';
import { renewSessionAtom } from '../state/api.atoms.ts';

/** Signs out whoever has gone away, and renews the session of whoever is there. */
export function useInactivity(): void {
  const session = useAtomValue(sessionAtom);
  const renew = useSetAtom(renewSessionAtom);
  const kind = session.state === 'signedIn' ? (session.user.isSSO ? 'sso' : 'local') : undefined;
  useEffect(() => {
    if (!kind) return undefined;
    const limitMs = inactivityLimitMs[kind];
    return watchInactivity({
      inactivity: createInactivity({ limitMs, now: () => new Date() }),
      everyMs: limitMs,
      target: window,
      onOver: () => location.assign(paths.logout),
      onPresent: () => void renew(),
    });
  }, [kind, renew]);
}
