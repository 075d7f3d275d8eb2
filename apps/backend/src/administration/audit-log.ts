import type { components, operations } from '@cnx/api/schema';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { foreignCursor, type Page, type PageEnd, type PageRequest } from '../queries/pages.ts';
import { Refusal } from '../refusal.ts';

type AuditEvent = components['schemas']['AuditEvent'];

/** Which events a list shows. */
export type AuditFilter = NonNullable<operations['getAuditEvents']['parameters']['query']>;

/** Events that are counted for a list. */
const maxCounted = 10_000;

/**
 * The newest events first. A page begins behind the last event of the page before, not behind so many: events that are
 * written meanwhile move none into the next page. The length of the whole is counted up to {@link maxCounted}.
 * @throws Refusal 400 for a time that ends before it begins, and for a cursor of another list
 */
export async function listAuditEvents(
  db: Kysely<Database>,
  filter: AuditFilter,
  { limit, after }: PageRequest,
): Promise<Page<AuditEvent>> {
  const { since, until } = filter;
  if (since !== undefined && until !== undefined && new Date(since) > new Date(until))
    throw new Refusal(400, 'query/since must not be after query/until');
  const rows = await db
    .with('found', () => newestIds(db, filter, after).limit(after ? limit + 1 : maxCounted))
    .selectFrom(({ selectFrom }) =>
      selectFrom('found').select('found.id').orderBy('found.id', 'desc').limit(limit).as('page'),
    )
    .innerJoin('audit_event as event', 'event.id', 'page.id')
    .leftJoin('app_user as person', 'person.id', 'event.user_id')
    .select(({ selectFrom }) => [
      sql<string>`event.id::text`.as('id'),
      'event.at',
      'event.kind',
      'event.outcome',
      'person.email as person',
      sql<string | null>`event.detail ->> 'subject'`.as('subject'),
      'event.address',
      sql<Record<string, unknown>>`event.detail - 'subject'`.as('detail'),
      'event.times',
      selectFrom('found')
        .select(sql<number>`count(*)::int`.as('found'))
        .as('found'),
    ])
    .orderBy('event.id', 'desc')
    .execute();
  const found = rows[0]?.found ?? 0;
  const total = after?.total ?? found;
  const last = rows.at(-1);
  return {
    rows: rows.map(({ detail, times, found: _, at, ...event }) => ({
      ...event,
      at: at.toISOString(),
      detail: textsOf(times === 1 ? detail : { ...detail, times }),
    })),
    total,
    end: last && rows.length < found ? { at: last.at.toISOString(), id: last.id, total } : null,
  };
}

/** Events of one page of {@link auditEventsSince}. */
const eventsAtOnce = 500;

/** All events from a moment on, or from the first one on where it is undefined, the newest first. */
export async function* auditEventsSince(
  db: Kysely<Database>,
  since: string | undefined,
): AsyncGenerator<AuditEvent> {
  let after: PageEnd | undefined;
  do {
    const page = await listAuditEvents(db, since ? { since } : {}, {
      limit: eventsAtOnce,
      offset: 0,
      ...(after && { after }),
    });
    yield* page.rows;
    after = page.end ?? undefined;
  } while (after);
}

/** The events that a list shows, the newest first, those behind an end. */
function newestIds(
  db: Kysely<Database>,
  { text, kind, outcome, since, until }: AuditFilter,
  after: PageEnd | undefined,
) {
  let events = db.selectFrom('audit_event as event').select('event.id').orderBy('event.id', 'desc');
  if (kind) events = events.where('event.kind', '=', kind);
  if (outcome) events = events.where('event.outcome', '=', outcome);
  if (since) events = events.where('event.at', '>=', new Date(since));
  if (until) events = events.where('event.at', '<', new Date(until));
  if (after) events = events.where(isBehind(after));
  if (text)
    events = events
      .leftJoin('app_user as person', 'person.id', 'event.user_id')
      .where(
        sql<boolean>`strpos(lower(concat_ws(' ', person.first_name, person.last_name, person.email, event.detail ->> 'subject')), lower(${text})) > 0`,
      );
  return events;
}

/** Whether an event comes after the end of a page. @throws Refusal 400 for an end that no event has */
function isBehind({ id }: PageEnd) {
  if (!/^\d{1,18}$/.test(id)) throw foreignCursor();
  return sql<boolean>`event.id < ${id}::bigint`;
}

/** The same with every value as text. */
function textsOf(detail: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(detail).map(([name, value]) => [name, String(value)]));
}
