/**
 * The server's time as far as the portal knows it, so that a wrong clock on this computer locks no user out. Until the
 * server has answered it is this computer's time.
 */
export interface ServerClock {
  readonly now: () => Date;
  /** Records the time at which the server answered, ms since 1970. Null, when it did not say, changes nothing. */
  readonly observe: (serverTimeMs: number | null) => void;
}

/** Makes a server clock over this computer's clock. */
export function createServerClock(now: () => Date): ServerClock {
  let aheadMs = 0;
  return {
    now: () => new Date(now().getTime() + aheadMs),
    observe: (serverTimeMs) => {
      if (serverTimeMs !== null) aheadMs = serverTimeMs - now().getTime();
    },
  };
}
