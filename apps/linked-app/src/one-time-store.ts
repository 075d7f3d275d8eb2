import { randomBytes } from 'node:crypto';

/** What waits under a name that cannot be guessed, until its time is over. */
export interface OneTimeStore<T> {
  /** @returns The name: 192 random bits. */
  put(value: T): string;
  /** @returns What waits under the name; it stays. */
  find(name: string): T | undefined;
  /** @returns What waited under the name; from now on nothing does. */
  take(name: string): T | undefined;
}

/** More entries than this are an attack; the oldest go first. */
const maxEntries = 10_000;

/**
 * Keeps things in this process's memory. That is enough here: one process is the whole application, an item is kept for
 * a minute, and a user who finds nothing after a restart is handed over again by one press. An application that runs as
 * several processes needs a store that they share.
 * @param seconds How long a thing waits.
 */
export function createOneTimeStore<T>(seconds: number, now: () => Date): OneTimeStore<T> {
  const waiting = new Map<string, { value: T; until: number }>();

  function find(name: string): T | undefined {
    const entry = waiting.get(name);
    if (entry && entry.until > now().getTime()) return entry.value;
    waiting.delete(name);
    return undefined;
  }

  function makeRoom(): void {
    for (const [name, { until }] of waiting) {
      // All wait equally long, so the first ones are the oldest.
      if (until > now().getTime() && waiting.size < maxEntries) return;
      waiting.delete(name);
    }
  }

  return {
    put(value) {
      makeRoom();
      const name = randomBytes(24).toString('base64url');
      waiting.set(name, { value, until: now().getTime() + seconds * 1000 });
      return name;
    },
    find,
    take(name) {
      const value = find(name);
      waiting.delete(name);
      return value;
    },
  };
}
