import { setTimeout as sleep } from 'node:timers/promises';
import { classifyFailure } from './failure.ts';

/** Pauses before the second, third and fourth try, ms: a crashed embedded server is back after about 100 ms. */
const pauses = [50, 200, 600];

/**
 * Runs a read and runs it again when the database went away under it. Only for reads: of a write it is unknown
 * whether it was stored before the connection broke.
 * @throws the last error, after at most four tries in about one second; other errors at once.
 */
export async function retryRead<T>(read: () => Promise<T>): Promise<T> {
  for (const pause of pauses) {
    try {
      return await read();
    } catch (error) {
      if (classifyFailure(error) !== 'unavailable') throw error;
      await sleep(pause);
    }
  }
  return read();
}
