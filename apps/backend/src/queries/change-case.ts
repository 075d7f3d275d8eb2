import type { Kysely } from 'kysely';
import type { components } from '@cnx/api/schema';
import type { Database } from '../database/schema.ts';
import { mergeWithinDays } from '../insights/limits.ts';
import { dayNumber } from '../production-day.ts';
import { explainingEvents, readChangePoints } from './change-points.ts';
import { isPartOf, readDecisions, readFindings } from './exception-case.ts';
import { readAllEvents, showEvents } from './well-exceptions.ts';

/**
 * A change point with the event that it is or is part of, what can explain it and what people decided on it; undefined when
 * there is none of the id.
 */
export async function readChangeCase(
  db: Kysely<Database>,
  id: string,
  { userId, now }: { userId: string; now: Date },
): Promise<components['schemas']['ChangeCase'] | undefined> {
  const [[change], events, decisions] = await Promise.all([
    readChangePoints(db, [id]),
    explainingEvents(db, id),
    readDecisions(db, [id], userId),
  ]);
  return change && { change, exception: await readEventOf(db, change, now), events, decisions };
}

/** The event of the exception report that a change is or is part of, an open one first; null without one. */
async function readEventOf(
  db: Kysely<Database>,
  { id, well, changeDate, provisional }: components['schemas']['ChangePoint'],
  now: Date,
) {
  const events = await readAllEvents(db, [well.id], now);
  const own = events.find(({ findingIds }) => findingIds.includes(id));
  const day = dayNumber(changeDate);
  const losses = events
    .filter(({ kind, since, endedOn, newestDay }) => {
      const last = dayNumber(endedOn ?? newestDay ?? since) + 1;
      const isNear = day >= dayNumber(since) - mergeWithinDays && day <= last + mergeWithinDays;
      return kind !== 'change' && kind !== 'noData' && isNear;
    })
    .sort((one, other) => Number(other.isOpen) - Number(one.isOpen));
  for (const event of own ? [own] : provisional ? [] : losses) {
    const findings = event === own ? [] : await readFindings(db, event, well.id);
    if (event === own || findings.some((found) => isPartOf(changeDate, found)))
      return (await showEvents(db, [event]))[0]!;
  }
  return null;
}
