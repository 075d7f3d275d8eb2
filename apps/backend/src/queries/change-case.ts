import type { Kysely } from 'kysely';
import type { components } from '@cnx/api/schema';
import { anyOf } from '../database/expressions.ts';
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
    readChangePoints(db, [id], now),
    explainingEvents(db, id),
    readDecisions(db, [id], userId),
  ]);
  if (!change) return undefined;
  const exception = await readEventOf(db, change, now);
  return { change, exception, events, decisions, likelyCause: await readLikelyCause(db, change, exception) };
}

/** What a change of these variables is by itself, as findings call it. */
const wordsOf: Partial<Record<components['schemas']['ChangePoint']['variable'], string>> = {
  waterCut: 'watering',
  gor: 'gas',
  frequency: 'frequency',
};

/** The code of the cause that the event of a change, or its variable, suggests; null where neither does. */
async function readLikelyCause(
  db: Kysely<Database>,
  { variable, direction }: components['schemas']['ChangePoint'],
  exception: components['schemas']['WellException'] | null,
): Promise<string | null> {
  const own = variable === 'frequency' || direction === 'up' ? wordsOf[variable] : undefined;
  const words = [exception?.cause, exception?.kind === 'gas' ? 'gas' : undefined, own];
  const known = await db
    .selectFrom('cause_alias as alias')
    .innerJoin('deferment_reason as cause', 'cause.code', 'alias.code')
    .select(['alias.word', 'alias.code'])
    .where('alias.word', '=', anyOf(words.flatMap((word) => word ?? [])))
    .where('cause.active', '=', true)
    .execute();
  const codes = new Map(known.map(({ word, code }) => [word, code]));
  return words.map((word) => codes.get(word ?? '')).find((code) => code !== undefined) ?? null;
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
