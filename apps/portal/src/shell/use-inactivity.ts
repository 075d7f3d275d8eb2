import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import { inactivityLimitMs, inactivityWarningMs } from '../limits.ts';
import { createInactivity, watchInactivity, type RunningWatch } from '../session/inactivity.ts';
import { sessionAtom } from '../session/session.atoms.ts';
import { issuedAtMs } from '../session/session.ts';
import { usePortal } from '../use-portal.tsx';

/**
 * Signs out a user who is inactive for too long, after a warning, and renews the session of one who is active.
 * @returns when the session ends, ms since 1970 (null while no warning is due), and what keeps the user signed in.
 */
export function useInactivity() {
  const session = useAtomValue(sessionAtom);
  const { sessionManager, storage, now, renewSession, forceSignOut } = usePortal();
  const [endsAtMs, setEndsAtMs] = useState<number | null>(null);
  const watch = useRef<RunningWatch>(null);
  const kind = session.state === 'signedIn' ? (session.user.isSSO ? 'sso' : 'local') : undefined;
  useEffect(() => {
    if (!kind) return undefined;
    const limitMs = inactivityLimitMs[kind];
    const running = watchInactivity({
      inactivity: createInactivity({ limitMs, now, log: storage }),
      everyMs: limitMs,
      warnMs: inactivityWarningMs,
      target: window,
      now,
      onOver: forceSignOut,
      onPresent: () => {
        const current = sessionManager.current();
        // Where another tab has renewed since the last check, its package is here already.
        const old = current.state === 'signedIn' && now().getTime() - issuedAtMs(current) >= limitMs / 2;
        if (old) void renewSession();
      },
      onWarning: setEndsAtMs,
    });
    watch.current = running;
    return () => {
      running.stop();
      setEndsAtMs(null);
    };
  }, [kind, sessionManager, storage, now, renewSession, forceSignOut]);
  const stay = useCallback(() => watch.current?.stay(), []);
  return { endsAtMs: kind ? endsAtMs : null, stay };
}
