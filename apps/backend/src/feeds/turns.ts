import { Refusal } from '../refusal.ts';

/** Imports that wait in one process; more are asked to come again. */
const maxWaiting = 20;
const againSeconds = 5;

/** Lets the imports of a process go one after the other: each takes two sessions of the few that are for long work. */
export interface Turns {
  /**
   * @param waitMs How long it waits for those before it. @default without end
   * @throws Refusal 503 when too many wait or it has waited so long, and what `work` throws
   */
  inTurn<T>(work: () => Promise<T>, waitMs?: number): Promise<T>;
}

export function createTurns(): Turns {
  let last: Promise<void> = Promise.resolve();
  let waiting = 0;
  return {
    async inTurn(work, waitMs) {
      if (waiting >= maxWaiting)
        throw new Refusal(503, 'Many deliveries are waiting. Send it again in a moment.', againSeconds);
      waiting += 1;
      const before = last;
      const taken = waitMs === undefined ? before : within(before, waitMs);
      const own = taken.then(work).finally(() => (waiting -= 1));
      // One that has given up leaves the next one behind those before it.
      last = Promise.all([before, own.catch(() => undefined)]).then(() => undefined);
      return own;
    },
  };
}

async function within(turn: Promise<void>, waitMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, refuse) => {
    timer = setTimeout(
      () => refuse(new Refusal(503, 'Another import is running. Send it again in a moment.', againSeconds)),
      waitMs,
    );
  });
  try {
    await Promise.race([turn, limit]);
  } finally {
    clearTimeout(timer);
  }
}
