import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { readAllEvents } from './well-exceptions.ts';

/** What the well of an event was expected to make, and what it makes on its newest day, Sm3/d. */
export interface OpenCourse {
  readonly expected: number;
  readonly rate: number;
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
      .flatMap(({ findingIds, baseline: expected, rate, rateDay }) =>
        expected === null || rate === null || rateDay === null
          ? []
          : findingIds.map((id): [string, OpenCourse] => [id, { expected, rate }]),
      ),
  );
}
