import type { BulkTransaction } from '../database/bulk.ts';
import { dayMs } from '../production-day.ts';

/** News and system notes of the demonstration, with their age in days. */
const news = [
  {
    id: 'news-change-points',
    kind: 'news',
    title: 'Change points are net of decline',
    body: 'A slow decline no longer counts as a change. What is left needs an explanation.',
    age: 2,
  },
  {
    id: 'news-deferred',
    kind: 'news',
    title: 'Deferred production by reason',
    body: 'Every loss is booked once, at the tightest choke; overlapping causes are split by time.',
    age: 9,
  },
  {
    id: 'system-demonstration',
    kind: 'system',
    title: 'Demonstration data',
    body: 'The fields, wells and events shown here are invented.',
    age: 0,
  },
] as const;

/** Writes the notes that do not come from the wells, dated from `now` at their first writing. */
export async function writeNews({ db }: BulkTransaction, now: Date): Promise<void> {
  const rows = news.map(({ age, ...note }) => ({
    ...note,
    severity: 'low' as const,
    created_at: new Date(now.getTime() - age * dayMs),
    group_key: note.id,
  }));
  await db
    .insertInto('notification')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
