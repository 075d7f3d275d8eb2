import { monthFrom } from '@cnx/api/compared-window';
import type { components } from '@cnx/api/schema';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Audit } from '../auth/audit.ts';
import type { RateLimiter } from '../auth/rate-limit.ts';
import type { Clock } from '../clock.ts';
import { bookLines, type BookLines } from '../database/book-lines.ts';
import { lockField } from '../database/computation.ts';
import { columnList } from '../database/month-sums.ts';
import type { Database } from '../database/schema.ts';
import { fieldBooks } from '../queries/month-books.ts';
import { daysOfRecord, missesReport, readOpenPoints, type MonthsOfField } from '../queries/open-points.ts';
import { nameOfUser } from '../queries/user-name.ts';
import { Refusal } from '../refusal.ts';
import { holdActing, type Administrator } from './people.ts';

type Request = components['schemas']['CloseMonthsRequest'];
type Closing = components['schemas']['MonthClosing'];
type OpenPoints = components['schemas']['OpenPoints'];
type Tx = Transaction<Database>;

/** Apart from other uses of the same lock space. */
const closingLocks = 82;

/** What closed months are kept with. */
export interface MonthClosingsOptions {
  readonly db: Kysely<Database>;
  readonly now: Clock;
  readonly audit: Audit;
  readonly changesOfUser: RateLimiter;
  /** Called when a closing has made reports due to be kept. @default nothing */
  readonly onDue?: () => void;
}

/** The closing of months: what is open is read by all, closed by administrators. */
export type MonthClosings = ReturnType<typeof createMonthClosings>;

export function createMonthClosings({ db, now, audit, changesOfUser, onDue }: MonthClosingsOptions) {
  return {
    /** @throws Refusal 404 without such a field; 409 where there is no such month to close */
    async read(fieldId: string, through: string): Promise<OpenPoints> {
      const field = await readField(db, fieldId, now());
      const last = monthFrom(through, 0);
      await assertCloses(db, field, { from: field.nextMonth, through: last });
      return readOpenPoints(db, field.label, { fieldId, from: field.nextMonth!, through: last }, now());
    },
    /**
     * @throws Refusal 400 for reports that are missing without a reason; 403 when the caller does not administer any more; 404
     *   without such a field; 409 for months that are closed, not over or not the next ones, for other missing reports than the caller was
     *   shown, and while figures are computed; 429 for too many changes
     */
    async close(by: Administrator, fieldId: string, request: Request): Promise<Closing> {
      const { userId, sid, address } = by;
      await changesOfUser.take(userId);
      const closing = await db.transaction().execute(async (tx) => {
        await holdActing(tx, by);
        // Of those who close a field at once the second finds it closed. What computes or imports is not waited for.
        await sql`select pg_advisory_xact_lock(hashtextextended(${fieldId}, ${closingLocks}))`.execute(tx);
        const made = await readClosing(tx, request.id);
        if (made?.fieldId === fieldId && made.userId === userId) return made.closing;
        if (made) throw new Refusal(409, `body/id names a closing that was made already: ${request.id}`);
        const field = await readField(tx, fieldId, now());
        const months = { fieldId, from: request.from, through: monthFrom(request.through, 0) };
        await assertCloses(tx, field, months);
        if (!(await lockField(tx, fieldId, false))) throw notComputed();
        assertComplete(await readOpenPoints(tx, field.label, months, now()), request);
        await closeMonths(tx, months, { ...request, userId, at: now() });
        const detail = {
          id: request.id,
          subject: field.label.name,
          days: `${months.from}/${months.through}`,
        };
        await audit({ kind: 'monthClosing', outcome: 'ok', userId, sid, address, detail }, tx);
        return (await readClosing(tx, request.id))!.closing;
      });
      onDue?.();
      return closing;
    },
  };
}

interface FieldOfBooks {
  readonly label: { readonly id: string; readonly name: string };
  readonly closedThrough: string | null;
  /** Null where no well has a report. */
  readonly nextMonth: string | null;
  readonly overMonth: string;
}

/** @throws Refusal 404 without such a field, or one that has no well */
async function readField(db: Kysely<Database>, fieldId: string, now: Date): Promise<FieldOfBooks> {
  const [field] = await fieldBooks.read(db, { fieldIds: [fieldId] }, now);
  if (!field) throw new Refusal(404, `path/fieldId names no field: ${fieldId}`);
  const { fieldName: name, closedThrough, firstMonth, overMonth } = field;
  const nextMonth = closedThrough === null ? firstMonth : monthFrom(closedThrough, 1);
  return { label: { id: fieldId, name }, closedThrough, nextMonth, overMonth };
}

/** @throws Refusal 409 for months that cannot be closed, 400 for those out of order */
async function assertCloses(
  db: Kysely<Database>,
  { label, closedThrough, nextMonth, overMonth }: FieldOfBooks,
  { from, through }: { readonly from: string | null; readonly through: string },
): Promise<void> {
  const conflict = (message: string, code: 'monthClosed' | 'monthNotOver' | 'monthsInOrder', values = {}) =>
    new Refusal(409, message, undefined, { code, values: { field: label.name, ...values } });
  if (closedThrough !== null && (through <= closedThrough || (from !== null && from <= closedThrough))) {
    const closed = await db
      .selectFrom('book_entry as entry')
      .leftJoin('app_user as person', 'person.id', 'entry.user_id')
      .select(['entry.at', nameOfUser('person').as('by')])
      .where('entry.field_id', '=', label.id)
      .where('entry.reason', '=', 'close')
      .where('entry.month', '=', through <= closedThrough ? through : closedThrough)
      .executeTakeFirst();
    const at = closed?.at.toISOString() ?? '';
    throw conflict(`${label.name} is closed through ${closedThrough}`, 'monthClosed', {
      ...{ month: closedThrough, by: closed?.by ?? '', at },
    });
  }
  if (nextMonth === null || through > overMonth)
    throw conflict(`${label.name} is not over through ${through}`, 'monthNotOver', { month: through });
  if (from !== nextMonth || through < nextMonth)
    throw conflict(`The oldest open month of ${label.name} is ${nextMonth}`, 'monthsInOrder', {
      month: nextMonth,
    });
}

const notComputed = () =>
  new Refusal(409, 'The figures of the field are being computed. Try again in a moment.', undefined, {
    code: 'notComputed',
  });

/** @throws Refusal 409 for figures that are not the newest, and for other open points than the caller has seen; 400 without a reason for them */
function assertComplete({ computed, missingDays }: OpenPoints, { missingDays: seen, note }: Request): void {
  if (!computed) throw notComputed();
  const values = { reports: String(missingDays) };
  if (missingDays !== seen)
    throw new Refusal(409, `body/missingDays is ${seen}, but ${missingDays} reports are missing`, undefined, {
      ...{ code: 'reportsMissing', values },
    });
  if (missingDays > 0 && !note?.trim())
    throw new Refusal(400, `body/note must say why ${missingDays} reports are missing`, undefined, {
      ...{ code: 'reportsMissing', values },
    });
}

interface Act extends Request {
  readonly userId: string;
  readonly at: Date;
}

/** Copies what the wells had, and fixes the adjustments that waited, in the oldest of the months. */
async function closeMonths(tx: Tx, { fieldId, from, through }: MonthsOfField, act: Act): Promise<void> {
  await sql`
    insert into book_entry (id, field_id, month, booked_month, reason, at, user_id, rules, closing_id, missing_days, note)
    select gen_random_uuid(), ${fieldId}, month::date, month::date, 'close', ${act.at}::timestamptz, ${act.userId}::uuid,
           coalesce((
             select string_agg(distinct computation.rules, '; ')
             from well_computation as computation join well on well.id = computation.well_id
             where well.field_id = ${fieldId}
           ), ''), ${act.id}::uuid, missing.days, case when missing.days > 0 then ${act.note?.trim() ?? null}::text end
    from generate_series(${from}::timestamp, ${through}::timestamp, interval '1 month') as month
    cross join lateral (
      select count(*)::int as days
      from well cross join lateral ${daysOfRecord(sql`month::date`, sql`(month + interval '1 month')::date - 1`)} as owed
      where well.field_id = ${fieldId} and ${missesReport(sql`owed.day`)}
    ) as missing`.execute(tx);
  for (const lines of Object.values(bookLines)) await copyLines(tx, lines, act.id);
  await tx
    .updateTable('book_entry')
    .set({ booked_month: from })
    .where('field_id', '=', fieldId)
    .where('booked_month', 'is', null)
    .execute();
}

async function copyLines(tx: Tx, { table, key, columns, rows }: BookLines, closingId: string): Promise<void> {
  const names = ['well_id', ...key, ...columns];
  const place = sql`
    select well.id as well_id, entry.month
    from book_entry as entry join well on well.field_id = entry.field_id
    where entry.closing_id = ${closingId}::uuid`;
  await sql`
    insert into ${sql.table(table)} (entry_id, ${columnList(names)})
    select entry.id, ${columnList(names, 'now')}
    from (${rows(place)}) as now
    join book_entry as entry on entry.closing_id = ${closingId}::uuid and entry.month = now.month`.execute(
    tx,
  );
}

/** The closing of a key, whose it is and of which field. */
async function readClosing(
  db: Kysely<Database>,
  id: string,
): Promise<{ fieldId: string; userId: string | null; closing: Closing } | undefined> {
  const row = await db
    .selectFrom('book_entry as entry')
    .innerJoin('field', 'field.id', 'entry.field_id')
    .leftJoin('app_user as person', 'person.id', 'entry.user_id')
    .select(({ fn }) => [fn.min('entry.month').as('from'), fn.max('entry.month').as('closedThrough')])
    .select(['field.id as fieldId', 'field.name', 'entry.user_id as userId', 'entry.at'])
    .select(nameOfUser('person').as('closedBy'))
    .where('entry.closing_id', '=', id)
    .groupBy(['field.id', 'entry.user_id', 'entry.at', 'person.id'])
    .executeTakeFirst();
  if (!row) return undefined;
  const { fieldId, name, userId, at, ...months } = row;
  return {
    ...{ fieldId, userId },
    closing: { field: { id: fieldId, name }, ...months, closedAt: at.toISOString() },
  };
}
