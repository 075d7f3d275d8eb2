import type { components, operations } from '@cnx/api/schema';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { pageOf, readPage, type Page, type PageRequest } from '../queries/pages.ts';
import { Refusal } from '../refusal.ts';

type AuditEvent = components['schemas']['AuditEvent'];

/** Which events a list shows. */
export type AuditFilter = NonNullable<operations['getAuditEvents']['parameters']['query']>;

/**
 * The newest events first.
 * @throws Refusal 400 for a time that ends before it begins
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
  const ordered = events.orderBy('event.at', 'desc').orderBy('event.id', 'desc');
  const { rows, total } = await readPage(pageOf(ordered, page));
  return { rows: rows.map(({ detail, ...event }) => ({ ...event, detail: written(detail) })), total };
}

/** `name: value` joined by commas. */
function written(detail: Record<string, unknown>): string {
  return Object.entries(detail)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(', ');
}
