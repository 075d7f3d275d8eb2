import PQueue from 'p-queue';
import { runRead } from '../database/reads.ts';
import { Refusal } from '../refusal.ts';

/** How much of a process one user may take at a time. */
export interface ShareOptions {
  /** Reads that run, and sessions of the database that they have. @default 4 */
  readonly reads?: number;
  /** Changes that run: sign-in and the changes of others have sessions left. @default 2 */
  readonly changes?: number;
  /** Calls that wait for those that run. @default 60 */
  readonly waiting?: number;
  /** How long a call waits (ms). @default 10000 */
  readonly waitMs?: number;
}

interface Share {
  readonly reads: PQueue;
  readonly sessions: PQueue;
  readonly changes: PQueue;
  readonly questions: PQueue;
}

/** Seconds after which a call that was refused may be sent again. */
const retryAfterSeconds = 2;

/**
 * Lets every user have a share of the process, so that no user's calls keep those of others waiting: the calls of one user run
 * a few at a time, one after the other.
 */
export type UserShares = ReturnType<typeof createUserShares>;

export function createUserShares(options: ShareOptions = {}) {
  const { reads = 4, changes = 2, waiting = 60, waitMs = 10_000 } = options;
  const shares = new Map<string, Share>();

  function shareOf(userId: string): Share {
    const known = shares.get(userId);
    if (known) return known;
    const share: Share = {
      reads: new PQueue({ concurrency: reads }),
      sessions: new PQueue({ concurrency: reads }),
      changes: new PQueue({ concurrency: changes }),
      questions: new PQueue({ concurrency: 1 }),
    };
    shares.set(userId, share);
    const forget = () => {
      if (Object.values(share).every(({ size, pending }: PQueue) => size + pending === 0))
        shares.delete(userId);
    };
    for (const queue of Object.values(share) as PQueue[]) queue.on('idle', forget);
    return share;
  }

  /** @throws Refusal 429 where too many calls wait, or this one has waited too long; the signal's reason */
  async function inTurn<T>(queue: PQueue, gone: AbortSignal, call: () => Promise<T>): Promise<T> {
    if (queue.size >= waiting) throw tooMany();
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(tooMany()), waitMs);
    try {
      return await queue.add(
        () => {
          clearTimeout(timer);
          return call();
        },
        { signal: AbortSignal.any([gone, late.signal]) },
      );
    } finally {
      clearTimeout(timer);
    }
  }

  function takeSession(sessions: PQueue, gone: AbortSignal): Promise<() => void> {
    return new Promise((resolve, reject) => {
      sessions.add(() => new Promise<void>((giveBack) => resolve(giveBack)), { signal: gone }).catch(reject);
    });
  }

  return {
    /**
     * Lets a call that reads wait for its turn.
     * @throws Refusal 429 where too many calls of the user wait, or this one has waited too long; the signal's reason
     */
    readInTurn<T>(userId: string, gone: AbortSignal, call: () => Promise<T>): Promise<T> {
      return inTurn(shareOf(userId).reads, gone, call);
    },
    /** The same for a call that changes something: one that has begun goes on when its caller is gone. */
    changeInTurn<T>(userId: string, change: () => Promise<T>): Promise<T> {
      return inTurn(shareOf(userId).changes, never, change);
    },
    /** The same for a call that may take long and changes nothing: it keeps neither reads nor changes waiting. */
    questionInTurn<T>(userId: string, gone: AbortSignal, call: () => Promise<T>): Promise<T> {
      return inTurn(shareOf(userId).questions, gone, call);
    },
    /** Runs what asks the database for a user, see {@link runRead}. */
    read<T>(userId: string, gone: AbortSignal, read: () => Promise<T>): Promise<T> {
      const { sessions } = shareOf(userId);
      return runRead({ gone, takeSession: () => takeSession(sessions, gone) }, read);
    },
  };
}

const never = new AbortController().signal;

function tooMany(): Refusal {
  return new Refusal(429, 'Too many of your requests are waiting. Try again in a moment.', retryAfterSeconds);
}
