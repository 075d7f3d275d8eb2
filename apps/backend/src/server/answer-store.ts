import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { AnswerHeaders } from './contract-handlers.ts';
import { compress, smallestCompressed, type ContentEncoding } from './compression.ts';

/** An answer as bytes, ready to be sent to anyone who may ask the same. */
export interface StoredAnswer {
  readonly status: number;
  readonly headers: AnswerHeaders;
  readonly body: Buffer;
  /** Strong validator of the body. */
  readonly etag: string;
  /** @returns The body in an encoding, compressed once; the body itself when that is not worth it. */
  encoded(
    encoding: ContentEncoding | undefined,
  ): Promise<{ body: Buffer; encoding: ContentEncoding | undefined }>;
}

/**
 * Keeps answers that are the same for everyone, because turning rows into compressed JSON costs more than all the rest
 * of a call. Everything is dropped when the stored data changes or `secondsKept` have passed.
 */
export interface AnswerStore {
  /** @returns The kept answer, or what `produce` makes now; equal calls at once share one production. */
  get(key: string, produce: () => Promise<StoredAnswer>): Promise<StoredAnswer>;
}

export interface AnswerStoreOptions {
  /** Changes whenever the stored data does; asked at most once a second. */
  readonly dataVersion: () => Promise<string>;
  readonly now: Clock;
  /** @default 48 MiB */
  readonly mostBytes?: number;
  /** Bounds what follows from the clock rather than from the data, such as an overdue activity. @default 60 */
  readonly secondsKept?: number;
}

/** For how long the version of the data is taken on trust (ms). */
const versionTrust = 1_000;

export function createStoredAnswer(status: number, headers: AnswerHeaders, body: Buffer): StoredAnswer {
  const compressed = new Map<ContentEncoding, Promise<Buffer>>();
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  return {
    status,
    headers,
    body,
    etag,
    async encoded(encoding) {
      if (!encoding || body.length < smallestCompressed) return { body, encoding: undefined };
      let bytes = compressed.get(encoding);
      if (!bytes) compressed.set(encoding, (bytes = compress(body, encoding)));
      return { body: await bytes, encoding };
    },
  };
}

export function createAnswerStore(options: AnswerStoreOptions): AnswerStore {
  const { dataVersion, now, mostBytes = 48 * 1024 * 1024, secondsKept = 60 } = options;
  const answers = new Map<string, { answer: Promise<StoredAnswer>; madeAt: number }>();
  let bytes = 0;
  let version: { value: Promise<string>; askedAt: number } | undefined;
  let keptVersion = '';

  function drop(): void {
    answers.clear();
    bytes = 0;
  }

  async function currentVersion(): Promise<string> {
    const time = now().getTime();
    if (!version || Math.abs(time - version.askedAt) >= versionTrust) {
      const asked = { value: dataVersion(), askedAt: time };
      version = asked;
      asked.value.catch(() => {
        if (version === asked) version = undefined;
      });
    }
    return version.value;
  }

  return {
    async get(key, produce) {
      const wanted = await currentVersion();
      if (wanted !== keptVersion) {
        drop();
        keptVersion = wanted;
      }
      const time = now().getTime();
      const kept = answers.get(key);
      if (kept && time >= kept.madeAt && time - kept.madeAt < secondsKept * 1000) return kept.answer;
      const answer = produce();
      const entry = { answer, madeAt: time };
      answers.set(key, entry);
      try {
        // Three times: beside the text stand its two compressed forms, which are smaller.
        bytes += 3 * (await answer).body.length;
        if (bytes > mostBytes) drop();
      } catch (error) {
        if (answers.get(key) === entry) answers.delete(key);
        throw error;
      }
      return answer;
    },
  };
}
