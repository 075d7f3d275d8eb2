import { isSentList, queryOfView, type SentList, type ViewQuery } from '@cnx/api/view-calls';
import type { components } from '@cnx/api/schema';
import { sql, type Kysely } from 'kysely';
import type { Principal } from '../auth/sessions.ts';
import type { Database } from '../database/schema.ts';
import { preferencesOf } from '../kept/preferences.ts';
import { selectedWells } from '../queries/selection.ts';
import { severities, type NotificationKind, type Severity } from '../vocabulary.ts';
import type { ViewRows } from './findings.ts';
import type { Reader } from './reader.ts';

type Schemas = components['schemas'];

/** The rows of a list as its call answers them. */
export interface ListAnswer {
  readonly rows: ViewRows;
  readonly total: number;
  readonly dataAsOf: string | null;
}

/** What alerts ask for: the same calls that a page makes. */
export interface AlertReads {
  readonly list: (list: SentList, query: ViewQuery, principal: Principal) => Promise<ListAnswer>;
  readonly handover: (principal: Principal) => Promise<Schemas['ShiftHandover']>;
}

/** Whom a subscription reports to. */
export interface Subscriber {
  readonly principal: Principal;
  readonly preferences: Readonly<Record<string, unknown>>;
  readonly reader: Reader;
}

/** Of which notifications a subscription is. */
export interface AskedNotifications {
  /** None for all. */
  readonly kinds: readonly NotificationKind[];
  /** Null for all. */
  readonly leastSeverity: Severity | null;
  /** Null for those that the user calls their own. */
  readonly wells: Schemas['MyWells'] | null;
}

/** The notifications that were asked for and that go on, without those that the user has put off. */
export function notificationsOf(
  db: Kysely<Database>,
  { kinds, leastSeverity, wells }: AskedNotifications,
  { principal, preferences }: Pick<Subscriber, 'principal' | 'preferences'>,
  at: Date,
) {
  const selection: Schemas['MyWells'] | null = wells ?? preferencesOf(preferences).myWells ?? null;
  const isAll =
    selection === null || Object.values(selection).every((ids: readonly string[]) => ids.length === 0);
  const urgent = severities.slice(
    0,
    leastSeverity === null ? severities.length : severities.indexOf(leastSeverity) + 1,
  );
  return db
    .selectFrom('notification as note')
    .where(({ or, eb }) => or([eb('note.user_id', 'is', null), eb('note.user_id', '=', principal.userId)]))
    .where('note.severity', 'in', urgent)
    .where(sql<boolean>`note.facts ->> 'open' is distinct from '0'`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('notification_snooze as snooze')
            .select('snooze.user_id')
            .whereRef('snooze.group_key', '=', 'note.group_key')
            .where('snooze.user_id', '=', principal.userId)
            .where('snooze.until', '>', at),
        ),
      ),
    )
    .$if(kinds.length > 0, (some) => some.where('note.kind', 'in', kinds))
    .$if(!isAll, (mine) =>
      mine.where(({ or, eb }) =>
        or([
          eb('note.kind', 'in', ['news', 'system'] as const).and('note.well_id', 'is', null),
          eb('note.well_id', 'in', eb.selectFrom(selectedWells(selection ?? {})).select('chosen.well_id')),
        ]),
      ),
    );
}

/** A notification as a finding that is kept. */
export const notificationItem = sql<string>`jsonb_build_object('kind', 'notification', 'notification', jsonb_build_object(
  'id', note.id, 'kind', note.kind, 'severity', note.severity, 'title', note.title, 'body', note.body,
  'wellId', note.well_id, 'link', note.link, 'createdAt', note.created_at, 'acknowledgedBy', note.acknowledged_by,
  'groupKey', note.group_key, 'count', note.count, 'facts', note.facts))`;

/** The rows of a saved view that a user may see, and the path of its page; undefined where there is none that is sent. */
export async function readSavedView(
  db: Kysely<Database>,
  reads: AlertReads,
  viewId: string | null,
  principal: Principal,
) {
  const view = await db
    .selectFrom('saved_view')
    .select(['list', 'address', 'slug'])
    .where('id', '=', viewId)
    .where(({ or, eb }) => or([eb('shared', '=', true), eb('owner_id', '=', principal.userId)]))
    .executeTakeFirst();
  if (!view || !isSentList(view.list)) return undefined;
  const { list, address, slug } = view;
  const visit = await db
    .selectFrom('visit')
    .select('since')
    .where('user_id', '=', principal.userId)
    .where('place', '=', 'exceptionReport')
    .executeTakeFirst();
  const reader = { id: principal.userId, since: visit?.since?.toISOString() ?? null };
  const query = queryOfView(list, address, reader);
  return { ...(await reads.list(list, query, principal)), path: pathOfView(list, { address, slug }) };
}

function pathOfView(list: SentList, { address, slug }: { address: string; slug: string }): string {
  const query = [address, new URLSearchParams({ saved: slug }).toString()].filter(Boolean).join('&');
  return list === 'exceptions' ? `/dashboard/exception-report?${query}` : `/dashboard?area=${list}&${query}`;
}

/** Where all notifications, and the hand-over of the running shift, are seen. */
export const pathOf = {
  wells: '/notifications',
  handover: '/dashboard/exception-report?handover=current',
} as const;
