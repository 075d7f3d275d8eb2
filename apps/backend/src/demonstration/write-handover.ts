import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { HandoverContent } from '../database/tables/kept.ts';
import { hourMs } from '../production-day.ts';

/** Begin and end of the demonstration's last shift (hours ago). */
const begin = 34;
const end = 10;
const written = end + 0.4;

const id = '6f1d2b7a-52c8-4f4e-9d0b-0c8f3a4d1e22';
const note =
  'Quiet night. Two trips came back by themselves; the drive of the second one is still warm.\n' +
  'Separator test is booked for the afternoon: expect steps in the rates.';

/**
 * Writes the hand-over of the demonstration's last shift: by the engineer, confirmed by the administrator. Written once, while
 * there is none.
 * @param keepContent what a hand-over of this time lists for good
 */
export async function writeHandover(
  db: Kysely<Database>,
  now: Date,
  keepContent: (since: Date, until: Date) => Promise<HandoverContent>,
): Promise<void> {
  const some = await db.selectFrom('shift_handover').select('id').limit(1).executeTakeFirst();
  const people = await db
    .selectFrom('app_user')
    .select(['id', 'email'])
    .where('email', 'in', ['engineer@cnx.example', 'admin@cnx.example'])
    .execute();
  const idOf = (email: string) => people.find((person) => person.email === email)?.id;
  const [author, successor] = [idOf('engineer@cnx.example'), idOf('admin@cnx.example')];
  if (some || !author || !successor) return;
  const ago = (hours: number) => new Date(now.getTime() - hours * hourMs);
  await db
    .insertInto('shift_handover')
    .values({
      id,
      since: ago(begin),
      note,
      author_id: author,
      saved_at: ago(written),
      confirmed_by: successor,
      confirmed_at: ago(end),
      content: JSON.stringify(await keepContent(ago(begin), ago(end))),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
