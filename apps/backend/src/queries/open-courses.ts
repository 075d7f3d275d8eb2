import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { currentReader } from '../database/reads.ts';
import type { Database } from '../database/schema.ts';
import type { MainProduct } from '../vocabulary.ts';
import { readAllEvents } from './well-exceptions.ts';

/** What the well of an event was expected to make, and what it makes on its newest day, Sm3/d. */
export interface OpenCourse {
  readonly expected: number;
  readonly rate: number;
  /** What the well is for: both rates and the loss are of it. */
  readonly product: MainProduct;
  /** What the event loses per day, Sm3; null where that is not known. */
  readonly loss: number | null;
}

/** A finding whose course is asked for. */
export interface CourseOf {
  readonly findingId: string;
  readonly wellId: string;
}

/**
 * The courses of findings that are open or standing, by finding, as the list of exceptions has them of their events. What has none
 * there is left out.
 */
export async function readOpenCourses(
  db: Kysely<Database>,
  findings: readonly CourseOf[],
  now: Date,
): Promise<ReadonlyMap<string, OpenCourse>> {
  if (findings.length === 0) return new Map();
  const ids = findings.map(({ findingId }) => findingId);
  const wellIds = [...new Set(findings.map(({ wellId }) => wellId))];
  const events = await readAllEvents(db, wellIds, now, ids);
  return new Map(
    events
      .filter(({ isOpen, status }) => isOpen || status === 'standing')
      .flatMap(({ findingIds, baseline: expected, rate, rateDay, product, lossPerDay: loss }) =>
        expected === null || rate === null || rateDay === null
          ? []
          : findingIds.map((id): [string, OpenCourse] => [id, { expected, rate, product, loss }]),
      ),
  );
}

/** Courses as {@link readOpenCourses} reads them, kept: each page asks for those of the bell again and again. */
export type OpenCourses = ReturnType<typeof createOpenCourses>;

export interface OpenCoursesOptions {
  /** A text that changes with the data and with what people decide. */
  readonly dataVersion: () => Promise<string>;
  /** Milliseconds that only go forward. @default performance */
  readonly timer?: { now(): number } | undefined;
}

/** Bounds what follows from the clock rather than from the data (ms). */
const maxAgeMs = 60_000;
/** Everybody has much the same notifications: few lists are asked for at a time. */
const maxLists = 200;

/** A shared read that failed when the caller whose statements it ran was gone; its cause is what the read said. */
class ReaderGone extends Error {}

/** @throws ReaderGone where the current reader is gone; else what `read` throws */
async function readOfReader<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (cause) {
    if (currentReader()?.gone.aborted) throw new ReaderGone('the reader is gone', { cause });
    throw cause;
  }
}

export function createOpenCourses(
  db: Kysely<Database>,
  { dataVersion, timer = performance }: OpenCoursesOptions,
) {
  type Courses = ReadonlyMap<string, OpenCourse>;
  const kept = new LRUCache<string, Courses, () => Promise<Courses>>({
    max: maxLists,
    ttl: maxAgeMs,
    ttlResolution: 0,
    perf: timer,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => context(),
  });
  return {
    /**
     * {@link readOpenCourses}, read once for the same findings while the data is as it is. Equal calls at once share one read, which
     * runs for the first of their callers; when that one leaves, the read begins again for the next who waits.
     */
    async read(findings: readonly CourseOf[], now: Date): Promise<Courses> {
      if (findings.length === 0) return new Map();
      const asked = findings.map(({ findingId }) => findingId).sort();
      const key = JSON.stringify([await dataVersion(), asked]);
      const context = () => readOfReader(() => readOpenCourses(db, findings, now));
      for (;;) {
        try {
          return await kept.forceFetch(key, { context });
        } catch (error) {
          if (!(error instanceof ReaderGone)) throw error;
          if (currentReader()?.gone.aborted) throw error.cause;
        }
      }
    },
  };
}
