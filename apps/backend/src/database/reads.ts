import { AsyncLocalStorage } from 'node:async_hooks';
import { setMaxListeners } from 'node:events';

/** For whom a read runs. */
export interface Reader {
  /** Aborted when no caller waits for the answer any more. */
  readonly gone: AbortSignal;
  /** Waits for one session of the reader's share. @returns what gives it back */
  readonly takeSession: () => Promise<() => void>;
}

const readers = new AsyncLocalStorage<Reader>();

/**
 * Runs a read. Its statements take sessions of the reads alone, so that sign-in, sessions and changes never wait behind lists;
 * no more at a time than the reader's share; and they end when the reader is gone.
 * @throws the signal's reason where the reader is gone before a statement begins; what the database says of one that it ended
 */
export function runRead<T>(reader: Reader, read: () => Promise<T>): Promise<T> {
  // Each statement of the read listens while it waits or runs, and Node takes more than ten listeners for forgotten ones.
  setMaxListeners(0, reader.gone);
  return readers.run(reader, read);
}

/** For whom the code that asks runs as a read; undefined where it is part of none. */
export function currentReader(): Reader | undefined {
  return readers.getStore();
}
