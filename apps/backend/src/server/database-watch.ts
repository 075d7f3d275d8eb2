import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseUnavailable } from '../refusal.ts';

/** How the watch asks whether the database is there. */
export interface DatabaseWatchOptions {
  /** Connects anew and runs a trivial query; rejects when that fails. */
  readonly probe: () => Promise<void>;
  /** Called once when the probe has failed while work was waiting: hung connections should be given up. */
  readonly onAbsent?: () => void;
  /** How long work may take before the watch asks (ms). @default 600 */
  readonly patience?: number;
  /** How long a probe may take (ms). @default 900 */
  readonly probeLimit?: number;
}

/**
 * Ends waiting for a database that has gone silent. A long query is no reason to give up, a database that takes no
 * connection is; so after a while the watch asks it, and all waiting work shares the answer.
 */
export interface DatabaseWatch {
  /** @returns What `work` gives. @throws DatabaseUnavailable when the database does not answer meanwhile. */
  during<T>(work: Promise<T>): Promise<T>;
  /** @throws DatabaseUnavailable when the database does not answer now. */
  check(): Promise<void>;
}

export function createDatabaseWatch(options: DatabaseWatchOptions): DatabaseWatch {
  const { probe, onAbsent, patience = 600, probeLimit = 900 } = options;
  let asking: Promise<void> | undefined;

  function check(): Promise<void> {
    asking ??= withLimit(probe(), probeLimit)
      .catch(() => {
        onAbsent?.();
        throw new DatabaseUnavailable();
      })
      .finally(() => {
        asking = undefined;
      });
    return asking;
  }

  return {
    check,
    async during(work) {
      const ended = work.then(
        () => true,
        () => true,
      );
      const stop = new AbortController();
      try {
        while (!(await Promise.race([ended, waitFor(patience, stop.signal)]))) {
          // Whichever is first: the work's end makes the answer of the probe irrelevant.
          await Promise.race([ended, check()]);
        }
      } finally {
        stop.abort();
      }
      return await work;
    },
  };
}

async function waitFor(milliseconds: number, signal: AbortSignal): Promise<false> {
  await wait(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
  return false;
}

async function withLimit(work: Promise<void>, limit: number): Promise<void> {
  const stop = new AbortController();
  try {
    const outcome = await Promise.race([work, waitFor(limit, stop.signal)]);
    if (outcome === false) throw new Error(`no answer within ${limit} ms`);
  } finally {
    stop.abort();
    work.catch(() => undefined);
  }
}
