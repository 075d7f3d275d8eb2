import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { AnswerHeaders } from './contract-handlers.ts';
import { compress, minCompressedBytes, type ContentEncoding } from './compression.ts';

/** An answer as bytes, ready to be sent to anyone who may ask the same. */
export interface StoredAnswer {
  readonly status: number;
  readonly headers: AnswerHeaders;
  readonly body: Buffer;
  /** Strong validator of the body. */
  readonly etag: string;
  /** @returns The body in an encoding, compressed once; the body itself when that saves nothing. */
  encoded(
    encoding: ContentEncoding | undefined,
  ): Promise<{ body: Buffer; encoding: ContentEncoding | undefined }>;
}

/**
 * Keeps answers that are the same for every user, because turning rows into compressed JSON costs more than all the rest
 * of a call. An answer is kept for the version of the stored data that it was made from, until `secondsKept` have passed,
 * or until room is needed and it was asked for longest ago.
 */
export type AnswerStore = ReturnType<typeof createAnswerStore>;

/** What ends the time for which an answer is kept; a change of the data ends all of them. */
export type KeptUntil = 'dataChange' | 'decision';

/** Texts that change: one whenever the stored data does, the other whenever a user decides on a finding. */
export interface DataVersion {
  readonly data: string;
  readonly decisions: string;
}

export interface AnswerStoreOptions {
  /** Asked at most once a second. */
  readonly dataVersion: () => Promise<DataVersion>;
  /** Milliseconds that only go forward. @default performance */
  readonly timer?: { now(): number } | undefined;
  /** Bodies, keys and what entries cost beside them. @default 48 MiB */
  readonly maxBytes?: number;
  /** Bounds what follows from the clock rather than from the data, such as an overdue activity. @default 60 */
  readonly secondsKept?: number;
}

/** The making of an answer, and who waits for it. */
interface Production {
  callers: number;
  readonly unwanted: AbortController;
}

/** For how long a version of the data that was read is used (ms). */
const maxVersionAgeMs = 1_000;

export function createStoredAnswer(status: number, headers: AnswerHeaders, body: Buffer): StoredAnswer {
  const compressed = new Map<ContentEncoding, Promise<Buffer>>();
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  return {
    status,
    headers,
    body,
    etag,
    async encoded(encoding) {
      if (!encoding || body.length < minCompressedBytes) return { body, encoding: undefined };
      let bytes = compressed.get(encoding);
      if (!bytes) compressed.set(encoding, (bytes = compress(body, encoding)));
      return { body: await bytes, encoding };
    },
  };
}

/** What an entry costs beside its bytes: objects, promises, headers and the place in the cache. */
const entryOverhead = 1024;

const textOf = (kept: KeptUntil, { data, decisions }: DataVersion) =>
  kept === 'decision' ? `${data} ${decisions}` : data;

export function createAnswerStore(options: AnswerStoreOptions) {
  const { dataVersion, timer = performance, maxBytes = 48 * 1024 * 1024, secondsKept = 60 } = options;
  // Fetches are shared by equal calls at once; one that is driven out meanwhile still answers its callers.
  const common = { perf: timer, ttlResolution: 0, ignoreFetchAbort: true };
  const versions = new LRUCache<'current', DataVersion>({
    ...common,
    max: 1,
    ttl: maxVersionAgeMs,
    fetchMethod: dataVersion,
  });
  const answers = new LRUCache<string, StoredAnswer, () => Promise<StoredAnswer>>({
    ...common,
    maxSize: maxBytes,
    ttl: secondsKept * 1000,
    // Three times: beside the text stand its two compressed forms, which are smaller.
    sizeCalculation: ({ body }, key) => entryOverhead + 2 * key.length + 3 * body.length,
    fetchMethod: (_key, _stale, { context }) => context(),
  });

  const productions = new Map<string, Production>();

  return {
    /** @returns The version as of now of what an answer is kept for. */
    readVersion: async (kept: KeptUntil): Promise<string> => textOf(kept, await dataVersion()),
    /** After a change: the next answer asks for the version, whenever it was last asked for. */
    askAgain(): void {
      versions.clear();
    },
    /** @returns The kept answer; undefined where there is none yet. */
    async find(kept: KeptUntil, key: string): Promise<StoredAnswer | undefined> {
      const version = textOf(kept, await versions.forceFetch('current'));
      return answers.get(`${version} ${key}`);
    },
    /**
     * @param produce is given the version that the answer is kept for, what it reads is of that one, or of a later one; and a
     *   signal that is aborted when the last caller who waits for it is gone
     * @param gone aborted when this caller waits no more
     * @returns The kept answer, or what `produce` makes now; equal calls at once share one production.
     */
    async get(
      kept: KeptUntil,
      key: string,
      produce: (version: string, unwanted: AbortSignal) => Promise<StoredAnswer>,
      gone: AbortSignal = new AbortController().signal,
    ): Promise<StoredAnswer> {
      const version = textOf(kept, await versions.forceFetch('current'));
      const name = `${version} ${key}`;
      gone.throwIfAborted();
      const production = productions.get(name) ?? { callers: 0, unwanted: new AbortController() };
      productions.set(name, production);
      production.callers += 1;
      const leave = () => {
        production.callers -= 1;
        if (production.callers > 0) return;
        if (productions.get(name) === production) productions.delete(name);
        if (!gone.aborted) return;
        answers.delete(name);
        production.unwanted.abort(gone.reason);
      };
      gone.addEventListener('abort', leave, { once: true });
      try {
        return await answers.forceFetch(name, {
          context: () => produce(version, production.unwanted.signal),
        });
      } finally {
        gone.removeEventListener('abort', leave);
        if (!gone.aborted) leave();
      }
    },
  };
}
