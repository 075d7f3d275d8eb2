import type { components, operations } from '@cnx/api/schema';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import {
  foreignCursor,
  pageOf,
  readPage,
  type Page,
  type PageEnd,
  type PageRequest,
} from '../queries/pages.ts';
import { Refusal } from '../refusal.ts';

type AuditEvent = components['schemas']['AuditEvent'];

/** Which events a list shows. */
export type AuditFilter = NonNullable<operations['getAuditEvents']['parameters']['query']>;

/**
 * The newest events first. A page begins behind the last event of the page before, not behind so many: events that are
 * written meanwhile move none into the next page.
 * @throws Refusal 400 for a time that ends before it begins, and for a cursor of another list
 */
export async function listAuditEvents(
  db: Kysely<Database>,
  { text, kind, outcome, since, until }: AuditFilter,
  page: PageRequest,
): Promise<Page<AuditEvent>> {
  if (since !== undefined && until !== undefined && new Date(since) > new Date(until))
    throw new Refusal(400, 'query/since must not be after query/until');
  let events = db
    .selectFrom('audit_event as event')
    .leftJoin('app_user as person', 'person.id', 'event.user_id')
    .select([
      sql<string>`event.id::text`.as('id'),
      'event.at',
      'event.kind',
      'event.outcome',
      'person.email as person',
      sql<string | null>`event.detail ->> 'subject'`.as('subject'),
      'event.address',
      sql<Record<string, unknown>>`event.detail - 'subject'`.as('detail'),
    ]);
  if (kind) events = events.where('event.kind', '=', kind);
  if (outcome) events = events.where('event.outcome', '=', outcome);
  if (since) events = events.where('event.at', '>=', new Date(since));
  if (until) events = events.where('event.at', '<', new Date(until));
  if (text)
    events = events.where(
      sql<boolean>`strpos(lower(concat_ws(' ', person.first_name, person.last_name, person.email, event.detail ->> 'subject')), lower(${text})) > 0`,
    );
  const { after } = page;
  if (after) events = events.where(isBehind(after));
  const ordered = events.orderBy('event.at', 'desc').orderBy('event.id', 'desc');
  const { rows, total: left } = await readPage(pageOf(ordered, page));
  const total = after?.total ?? left;
  const last = rows.at(-1);
  return {
    rows: rows.map(({ detail, ...event }) => ({ ...event, detail: textsOf(detail) })),
    total,
    end: last && page.offset + rows.length < left ? { at: last.at, id: last.id, total } : null,
  };
}

/** Whether an event comes after the end of a page. @throws Refusal 400 for an end that no event has */
function isBehind({ at, id }: PageEnd) {
  if (!/^\d{1,18}$/.test(id)) throw foreignCursor();
  return sql<boolean>`(event.at, event.id) < (${new Date(at)}, ${id}::bigint)`;
}

/** The same with every value as text. */
function textsOf(detail: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(detail).map(([name, value]) => [name, String(value)]));
}
