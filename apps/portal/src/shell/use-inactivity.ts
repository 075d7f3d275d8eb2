import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import { inactivityLimitMs, inactivityWarningMs } from '../limits.ts';
import { paths } from '../paths.ts';
import { createInactivity, watchInactivity, type RunningWatch } from '../session/inactivity.ts';
import { sessionAtom, sessionServicesAtom } from '../session/session.atoms.ts';
import { issuedAtMs } from '../session/session.ts';
import { renewSessionAtom } from '../state/api.atoms.ts';

/** What is to be asked of somebody who seems to have gone. */
export interface InactivityQuestion {
  /** When the session ends, ms since 1970; null while there is nothing to ask. */
  readonly endsAtMs: number | null;
  readonly stay: () => void;
}

const now = () => new Date();

/** Signs out whoever has gone away, after a question, and renews the session of whoever is there. */
export function useInactivity(): InactivityQuestion {
  const session = useAtomValue(sessionAtom);
  const { keeper, storage } = useAtomValue(sessionServicesAtom);
  const renew = useSetAtom(renewSessionAtom);
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
      onOver: () => {
        keeper.rememberAddress();
        location.assign(paths.logout);
      },
      onPresent: () => {
        const current = keeper.current();
        // Where another tab has renewed since the last look, its package is here already.
        const old = current.state === 'signedIn' && Date.now() - issuedAtMs(current) >= limitMs / 2;
        if (old) void renew();
      },
      onWarning: setEndsAtMs,
    });
    watch.current = running;
    return () => {
      running.stop();
      setEndsAtMs(null);
    };
  }, [kind, keeper, storage, renew]);
  const stay = useCallback(() => watch.current?.stay(), []);
  return { endsAtMs: kind ? endsAtMs : null, stay };
}
