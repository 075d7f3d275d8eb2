import type { Kysely } from 'kysely';
import type { components } from '@cnx/api/schema';
import { oilEquivalent } from '../insights/main-product.ts';
import type { Severity, StoredNotificationFacts } from '../vocabulary.ts';
import type { Database } from '../database/schema.ts';
import type { OpenCourse, OpenCourses } from './open-courses.ts';
import { pageOf, readPage, type Page, type PageRequest } from './pages.ts';

type Schemas = components['schemas'];

/** What notifications are read from. */
export interface NotificationSources {
  readonly db: Kysely<Database>;
  readonly courses: Pick<OpenCourses, 'read'>;
}

/**
 * Notifications to a user and to everyone, newest first, with when this user read them and until when they are put off.
 */
export async function listNotifications(
  { db, courses: openCourses }: NotificationSources,
  userId: string,
  page: PageRequest,
  now: Date,
): Promise<Page<Schemas['Notification']>> {
  const list = db
    .selectFrom('notification as note')
    .leftJoin('notification_read as seen', (join) =>
      join.onRef('seen.notification_id', '=', 'note.id').on('seen.user_id', '=', userId),
    )
    .leftJoin('notification_snooze as snooze', (join) =>
      join
        .onRef('snooze.group_key', '=', 'note.group_key')
        .on('snooze.user_id', '=', userId)
        .on('snooze.until', '>', now),
    )
    .select([
      'note.id',
      'note.kind',
      'note.severity',
      'note.title',
      'note.body',
      'note.well_id as wellId',
      'note.link',
      'note.created_at as createdAt',
      'seen.read_at as readAt',
      'note.acknowledged_by as acknowledgedBy',
      'note.group_key as groupKey',
      'note.count',
      'note.facts',
      'snooze.until as snoozedUntil',
    ])
    .where(({ or, eb }) => or([eb('note.user_id', 'is', null), eb('note.user_id', '=', userId)]))
    .orderBy('note.created_at', 'desc')
    .orderBy('note.id');
  const found = await readPage(pageOf(list, page));
  const courses = await openCourses.read(found.rows.flatMap(courseOf), now);
  return {
    ...found,
    rows: found.rows.map((row) => shownNote(withCourse(row, courses.get(row.facts?.finding ?? '')))),
  };
}

interface Noted {
  readonly wellId: string | null;
  readonly body: string;
  readonly facts: StoredNotificationFacts | null;
}

/** A loss that goes on: it shows the figures of the list of exceptions, as everywhere. */
function courseOf({ wellId, facts }: Noted) {
  const isLoss = facts?.finding !== undefined && facts.before !== undefined && facts.open !== 0;
  return isLoss && wellId !== null ? [{ findingId: facts.finding!, wellId }] : [];
}

function withCourse<Row extends Noted>(row: Row, course: OpenCourse | undefined): Row {
  if (!row.facts || !course) return row;
  const { expected, rate, product, loss } = course;
  const change = expected > 0 ? ` (${Math.round(100 * (rate / expected - 1))} %)` : '';
  return {
    ...row,
    body: `${product === 'gas' ? 'Gas' : 'Oil'} ${rate.toFixed(1)} Sm3/d against ${expected.toFixed(1)} Sm3/d${change}`,
    facts: {
      ...row.facts,
      before: expected,
      after: rate,
      ...(loss !== null && { loss: loss / oilEquivalent[product] }),
    },
  };
}

/** A notification as the contract has it: one whose events have all ended is not urgent. */
function shownNote<Row extends { severity: Severity; facts: StoredNotificationFacts | null }>(row: Row) {
  const facts = row.facts && factsOf(row.facts);
  return { ...row, facts, severity: facts?.open === 0 ? ('info' as const) : row.severity };
}

/** The facts as the contract has them: what is not stored, with null or none. */
function factsOf({
  names = [],
  works = [],
  texts = [],
  ...facts
}: StoredNotificationFacts): Schemas['NotificationFacts'] {
  return {
    code: facts.code,
    names,
    variable: facts.variable ?? null,
    before: facts.before ?? null,
    after: facts.after ?? null,
    unit: facts.unit ?? null,
    rule: facts.rule ?? null,
    moment: facts.moment ?? null,
    day: facts.day ?? null,
    works,
    texts: texts.map((text) => ({ ...text, language: text.language as Schemas['ContentLanguage'] })),
    status: facts.status ?? null,
    open: facts.open ?? null,
    loss: facts.loss ?? null,
  };
}
