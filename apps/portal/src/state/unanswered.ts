// What a change that was not answered is sent again by, until it is.
import { isApiFailure } from '@cnx/api';

/** Longest wait before a change is sent again. */
const maxWaitMs = 15_000;

/** Whether a call got no answer that settles it: no network, too many at once, or a server in trouble. */
export function isUnanswered(error: unknown): boolean {
  if (!isApiFailure(error)) return false;
  if (error.kind === 'network') return true;
  return error.kind === 'api' && (error.status === 429 || (error.status >= 500 && error.status !== 501));
}

/** How long to wait before another attempt (ms). */
export function waitBefore(attempt: number): number {
  return Math.min(maxWaitMs, 1_000 * 2 ** attempt);
}

/** Waits so long, or until the browser is online again. */
export function untilOnline(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener('online', done);
  });
}
