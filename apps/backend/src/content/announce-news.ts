import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { dayMs } from '../production-day.ts';
import type { StoredNotificationFacts } from '../vocabulary.ts';
import { contentLanguages, type Content } from './content.ts';

/** What is older when it is first seen is no news. */
const newDays = 30;
const prefix = 'content-news-';

/**
 * Notifies everyone of the news whose day has come, once, with its texts in all languages in which it is written. One
 * whose news is gone goes too; while the folder of the news cannot be read, all stay as they are.
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
  const texts = contentLanguages.flatMap((language) =>
    content.news(language, now).filter((text) => text.language === language),
  );
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
      facts: JSON.stringify({
        code: 'news',
        texts: texts
          .filter((text) => text.id === id)
          .map(({ language, ...text }) => ({ language, title: text.title, body: text.summary ?? '' })),
      } satisfies StoredNotificationFacts),
    }));
  if (rows.length > 0)
    await db
      .insertInto('notification')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ ref }) => ({
          title: ref('excluded.title'),
          body: ref('excluded.body'),
          facts: ref('excluded.facts'),
        })),
      )
      .execute();
}
