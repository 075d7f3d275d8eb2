import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { dayMs } from '../production-day.ts';
import type { Content } from './content.ts';

/** What is older when it is first seen is no news. */
const newDays = 30;
const prefix = 'content-news:';

/**
 * Notifies everyone of the news whose day has come, once, in English where it is written in it: a notification has one text
 * for all. One whose news is gone goes too; while the folder of the news cannot be read, all stay as they are.
 */
export async function announceNews(db: Kysely<Database>, content: Content, now: Date): Promise<void> {
  if (!content.hasReadNews) return;
  const all = content.news('en', now);
  const ids = all.map(({ id }) => prefix + id);
  await db
    .deleteFrom('notification')
    .where('id', 'like', `${prefix}%`)
    .where('id', 'not in', ids.length > 0 ? ids : [''])
    .execute();
  const rows = all
    .filter(({ date }) => Date.parse(date) > now.getTime() - newDays * dayMs)
    .map(({ id, title, summary, date }) => ({
      id: prefix + id,
      kind: 'news' as const,
      severity: 'low' as const,
      title,
      body: summary ?? '',
      link: `/news?item=${id}`,
      created_at: new Date(date),
      group_key: prefix + id,
    }));
  if (rows.length > 0)
    await db
      .insertInto('notification')
      .values(rows)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
}
