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

  return {
    /** @returns The version as of now of what an answer is kept for. */
    readVersion: async (kept: KeptUntil): Promise<string> => textOf(kept, await dataVersion()),
    /** After a change: the next answer asks for the version, whenever it was last asked for. */
    askAgain(): void {
      versions.clear();
    },
    /**
     * @param produce is given the version that the answer is kept for: what it reads is of that one, or of a later one
     * @returns The kept answer, or what `produce` makes now; equal calls at once share one production.
     */
    async get(
      kept: KeptUntil,
      key: string,
      produce: (version: string) => Promise<StoredAnswer>,
    ): Promise<StoredAnswer> {
      const version = textOf(kept, await versions.forceFetch('current'));
      return answers.forceFetch(`${version} ${key}`, { context: () => produce(version) });
    },
  };
}
