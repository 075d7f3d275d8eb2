import { dayMs } from '../production-day.ts';
import { listWells } from '../queries/filter-lists.ts';
import { listNotifications } from '../queries/notifications.ts';
import { readOpenCourses } from '../queries/open-courses.ts';
import { answerOf, figure, placeRecord, statement, type AnswerFor, type Reader } from './answer-parts.ts';
import type { AnswerRecord, Understanding } from './understanding.ts';

type Notice = Awaited<ReturnType<typeof listNotifications>>['rows'][number];

/** Whether the bell counts a notification: it was not read, is not put off, and what it is about has not ended. */
const isUnread = ({ readAt, snoozedUntil, facts }: Notice): boolean =>
  readAt === null && snoozedUntil === null && facts?.open !== 0;

/** One for each group, as the bell counts them: those of one well and rule. */
const newestOfGroups = (notices: readonly Notice[]): Notice[] => {
  const groups = new Map<string, Notice>();
  for (const notice of notices) if (!groups.has(notice.groupKey)) groups.set(notice.groupKey, notice);
  return [...groups.values()];
};

/** Notifications to the user, the newest first, and how many of them are unread. */
export const notifications: AnswerFor = async (asked, reader) => {
  const { db, now, userId } = reader;
  const courses = {
    read: (findings: Parameters<typeof readOpenCourses>[1], at: Date) => readOpenCourses(db, findings, at),
  };
  const { rows } = await listNotifications({ db, courses }, userId, { limit: 10_000, offset: 0 }, now);
  const isMeant = await ofPlaces(asked, reader);
  const meant = rows.filter((row) => isMeant(row) && isAsked(row, asked, now));
  const unread = newestOfGroups(meant.filter(isUnread));
  const all = newestOfGroups(meant);
  const found = asked.state === 'unread' ? unread : all;
  return answerOf(asked, {
    statements: [
      found.length === 0
        ? statement('noneFound')
        : statement('notifications', [figure('count', unread.length), figure('value', all.length)]),
    ],
    records: found.slice(0, asked.count).map(noticeRecord),
    total: found.length,
    page: 'notifications',
    pageDays: null,
  });
};

/** Whether a notification is of the severity, the days and the age that were asked for. */
function isAsked({ severity, createdAt }: Notice, asked: Understanding, now: Date): boolean {
  const made = new Date(createdAt).getTime();
  const day = new Date(createdAt).toISOString().slice(0, 10);
  const { age, from, to } = asked;
  const days = (now.getTime() - made) / dayMs;
  return (
    (asked.severity === null || severity === asked.severity) &&
    (from === null || (day >= from && day <= (to ?? from))) &&
    (age === null || (age.side === 'above' ? days > age.value : days < age.value))
  );
}

/** Which notifications are of the places that were asked for: those that name no well are of none. */
async function ofPlaces({ places }: Understanding, { db }: Reader): Promise<(notice: Notice) => boolean> {
  if (places.length === 0) return () => true;
  const ids = new Set(places.map(({ id }) => id));
  const wells = (await listWells(db)).filter(({ id, fieldId, areaId, businessUnitId }) =>
    [id, fieldId, areaId, businessUnitId].some((each) => ids.has(each)),
  );
  const meant = new Set(wells.map(({ id }) => id));
  return ({ wellId }) => wellId !== null && meant.has(wellId);
}

const noticeRecord = ({ id, kind, title, wellId, createdAt, severity, facts }: Notice): AnswerRecord => ({
  ...placeRecord({ kind: 'notification', id, name: (facts?.names.join(', ') || title).slice(0, 300) }),
  well: wellId,
  day: new Date(createdAt).toISOString().slice(0, 10),
  note: kind,
  cause: severity,
});
