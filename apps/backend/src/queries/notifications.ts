import { sql, type Kysely } from 'kysely';
import type { components } from '@cnx/api/schema';
import type { Database } from '../database/schema.ts';
import type { NotificationKind, Severity } from '../vocabulary.ts';
import { asPage, type Page, type PageRequest } from './selection.ts';
import { isoTime, isoTimeOrNull } from './well-events.ts';

type Notification = components['schemas']['Notification'];

interface NotificationRow {
  id: string;
  kind: NotificationKind;
  severity: Severity;
  title: string;
  body: string;
  well_id: string | null;
  link: string | null;
  created_at: Date;
  read_at: Date | null;
  acknowledged_by: string | null;
  group_key: string;
  count: number;
  total: number;
}

/** Notifications to a user and to everyone, newest first, with when this user read them. */
export async function listNotifications(
  db: Kysely<Database>,
  userId: string,
  page: PageRequest,
): Promise<Page<Notification>> {
  const { rows } = await sql<NotificationRow>`
    select note.*, seen.read_at, (count(*) over ())::int as total
    from notification as note
    left join notification_read as seen on seen.notification_id = note.id and seen.user_id = ${userId}
    where note.user_id is null or note.user_id = ${userId}
    order by note.created_at desc, note.id
    limit ${page.limit} offset ${page.offset}`.execute(db);
  return asPage(rows, (row) => ({
    id: row.id,
    kind: row.kind,
    severity: row.severity,
    title: row.title,
    body: row.body,
    wellId: row.well_id,
    link: row.link,
    createdAt: isoTime(row.created_at),
    readAt: isoTimeOrNull(row.read_at),
    acknowledgedBy: row.acknowledged_by,
    groupKey: row.group_key,
    count: row.count,
  }));
}
