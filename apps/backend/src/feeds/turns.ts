import { Refusal } from '../refusal.ts';

/** Imports that wait in one process; more are asked to come again. */
const maxWaiting = 20;
const againSeconds = 5;

/** Lets the imports of a process go one after the other: each takes two sessions of the few that are for long work. */
export interface Turns {
  /** @throws Refusal 503 when too many wait, and what `work` throws */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
}

export function createTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    async inTurn(work) {
      if (waiting >= maxWaiting)
        throw new Refusal(503, 'Many deliveries are waiting. Send it again in a moment.', againSeconds);
      waiting += 1;
      const own = last.then(work, work).finally(() => (waiting -= 1));
      last = own.catch(() => undefined);
      return own;
    },
  };
}
