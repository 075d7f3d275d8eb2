import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
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
 * of a call. Everything is dropped when the stored data changes; an answer when `secondsKept` have passed, or when it is
 * the oldest and room is needed.
 */
export type AnswerStore = ReturnType<typeof createAnswerStore>;

export interface AnswerStoreOptions {
  /** Changes whenever the stored data does; asked at most once a second. */
  readonly dataVersion: () => Promise<string>;
  readonly now: Clock;
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

/** What an entry costs beside its bytes: objects, promises, headers and the place in the map. */
const entryOverhead = 1024;

interface Entry {
  readonly answer: Promise<StoredAnswer>;
  readonly madeAt: number;
  /** As far as it is known: an answer that is still being made counts without its body. */
  bytes: number;
}

export function createAnswerStore(options: AnswerStoreOptions) {
  const { dataVersion, now, maxBytes = 48 * 1024 * 1024, secondsKept = 60 } = options;
  /** The oldest first: whatever is made anew goes to the end. */
  const answers = new Map<string, Entry>();
  let bytes = 0;
  let version: { value: Promise<string>; askedAt: number } | undefined;
  let keptVersion = '';

  function drop(): void {
    answers.clear();
    bytes = 0;
  }

  const isFresh = ({ madeAt }: Entry, time: number) => time >= madeAt && time - madeAt < secondsKept * 1000;

  function forget(key: string, entry: Entry | undefined): void {
    if (!entry || answers.get(key) !== entry) return;
    answers.delete(key);
    bytes -= entry.bytes;
  }

  function weigh(key: string, entry: Entry, more: number): void {
    if (answers.get(key) !== entry) return;
    entry.bytes += more;
    bytes += more;
    // One that fills the store alone would only drive all others out.
    if (entry.bytes > maxBytes) forget(key, entry);
  }

  /** Forgets what is over, and of the rest the oldest until it fits. */
  function makeRoom(time: number): void {
    for (const [key, entry] of answers) {
      if (bytes <= maxBytes && isFresh(entry, time)) return;
      forget(key, entry);
    }
  }

  async function currentVersion(): Promise<string> {
    const time = now().getTime();
    if (!version || Math.abs(time - version.askedAt) >= maxVersionAgeMs) {
      const asked = { value: dataVersion(), askedAt: time };
      version = asked;
      asked.value.catch(() => {
        if (version === asked) version = undefined;
      });
    }
    return version.value;
  }

  return {
    /** @returns The kept answer, or what `produce` makes now; equal calls at once share one production. */
    async get(key: string, produce: () => Promise<StoredAnswer>): Promise<StoredAnswer> {
      const wanted = await currentVersion();
      if (wanted !== keptVersion) {
        drop();
        keptVersion = wanted;
      }
      const time = now().getTime();
      const kept = answers.get(key);
      if (kept && isFresh(kept, time)) return kept.answer;
      forget(key, kept);
      const entry: Entry = { answer: produce(), madeAt: time, bytes: 0 };
      answers.set(key, entry);
      weigh(key, entry, entryOverhead + 2 * key.length);
      makeRoom(time);
      try {
        // Three times: beside the text stand its two compressed forms, which are smaller.
        weigh(key, entry, 3 * (await entry.answer).body.length);
        makeRoom(now().getTime());
      } catch (error) {
        forget(key, entry);
        throw error;
      }
      return entry.answer;
    },
  };
}
