import { monthFrom } from '@cnx/api/compared-window';
import type { components } from '@cnx/api/schema';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { dayNumber, isoDay } from '../production-day.ts';
import type { BookReason, PotentialMethod, Product } from '../vocabulary.ts';
import { analyticQuery, date, decimal, integer, moment, nullable, text } from './analytic-query.ts';
import { closedMonths } from './booked-months.ts';
import { settledDay, windowParts, type WindowParts } from './compared-windows.ts';
import { chosenWells, sumsOfWells, type PeriodsAsked } from './production-periods.ts';
import { selectedWells, type DayWindow, type WellSelection } from './selection.ts';
import { nameOfUser } from './user-name.ts';

type MonthBooks = components['schemas']['MonthBooks'];
type MonthBook = components['schemas']['MonthBook'];
export type Adjustment = components['schemas']['BookAdjustment'];

/** Whose books are read. */
export interface BooksAsked {
  readonly selection: WellSelection;
  readonly window: DayWindow;
  readonly now: Date;
  readonly product: Product;
  readonly method: PotentialMethod;
}

/** How far each field of a selection is closed; `overMonth` is the newest month that is over on its clock. */
export const fieldBooks = analyticQuery(
  {
    fieldId: text(),
    fieldName: text(),
    firstMonth: nullable(date),
    closedThrough: nullable(date),
    overMonth: date,
  },
  (selection: WellSelection, now: Date) => sql`
    with ${chosenWells(selection, now)}, ${closedMonths}
    select of_field.field_id as "fieldId", of_field.field_name as "fieldName",
           date_trunc('month', (select min(first_day) from well where well.field_id = of_field.field_id))::date as "firstMonth",
           closed.through as "closedThrough",
           (date_trunc('month', of_field.running) - interval '1 month')::date as "overMonth"
    from (select distinct field_id, field_name, running from chosen) as of_field
    left join closed on closed.field_id = of_field.field_id
    order by of_field.field_name, of_field.field_id`,
);

const nullableDecimal = nullable(decimal);

/** Sums of the selected wells of each field by month. */
const fieldMonths = analyticQuery(
  {
    fieldId: text(),
    month: date,
    production: nullableDecimal,
    potential: nullableDecimal,
    deferred: nullableDecimal,
    abovePotential: nullableDecimal,
  },
  (asked: PeriodsAsked, product: Product) => sql`
    with ${chosenWells(asked.selection, asked.now)}, ${sumsOfWells(asked, 'month')},
    sums as (
      select well_id, period, ${sql.ref(product)} as production, null::float8 as potential, null::float8 as deferred,
             null::float8 as above
      from made
      union all
      select well_id, period, null, ${sql.ref(`${product}_potential`)}, ${sql.ref(`${product}_deferred`)},
             ${sql.ref(`${product}_above_potential`)}
      from lost
    )
    select chosen.field_id as "fieldId", sums.period as month, sum(production) as production, sum(potential) as potential,
           sum(deferred) as deferred, sum(above) as "abovePotential"
    from sums join chosen on chosen.well_id = sums.well_id
    group by 1, 2`,
);

/** Adjustments that count in months of a window with what they are of the selected wells; newest first. */
export const bookAdjustments = analyticQuery(
  {
    fieldId: text(),
    bookedMonth: date,
    month: date,
    reason: text<Exclude<BookReason, 'close'>>(),
    at: moment,
    by: nullable(text()),
    file: nullable(text()),
    wells: integer,
    production: decimal,
    deferred: decimal,
  },
  ({ selection, window, now, product, method }: BooksAsked) => sql`
    with ${chosenWells(selection, now)}, ${closedMonths},
    entry as materialized (
      select entry.*, coalesce(entry.booked_month, closed.open_month) as counted
      from closed join book_entry as entry on entry.field_id = closed.field_id and entry.reason <> 'close'
      where entry.booked_month between ${window.from}::date and ${window.to}::date
        or (entry.booked_month is null and closed.open_month between ${window.from}::date and ${window.to}::date)
    ),
    line as (
      select entry_id, well_id, ${sql.ref(product)} as production, null::float8 as deferred
      from book_production where entry_id in (select id from entry)
      union all
      select entry_id, well_id, null, ${sql.ref(`${product}_deferred`)}
      from book_deferral where entry_id in (select id from entry) and method = ${method}
      union all
      select entry_id, well_id, null, null
      from book_loss where entry_id in (select id from entry) and method = ${method}
    )
    select entry.field_id as "fieldId", entry.counted as "bookedMonth", entry.month,
           entry.reason, entry.at, ${nameOfUser('person')} as by, run.files ->> 0 as file,
           count(distinct line.well_id)::int as wells, coalesce(sum(line.production), 0) as production,
           coalesce(sum(line.deferred), 0) as deferred
    from entry join line on line.entry_id = entry.id
    join chosen on chosen.well_id = line.well_id
    left join app_user as person on person.id = entry.user_id
    left join import_run as run on run.id = entry.run_id
    group by entry.id, entry.field_id, entry.counted, entry.month, entry.reason, entry.at, person.id, run.id
    order by entry.at desc, entry.month desc, entry.reason, entry.id`,
);

/** An adjustment as the contract shows it. */
export const adjustmentOf = ({
  month,
  reason,
  at,
  by,
  file,
  wells,
  production,
  deferred,
}: Awaited<ReturnType<typeof bookAdjustments.read>>[number]): Adjustment => ({
  ...{ month, reason, at: at.toISOString(), by, file, wells, production, deferred },
});

const monthOf = (day: string) => `${day.slice(0, 7)}-01`;

/** Reads the months that a window touches of each field of a selection: which are closed, and their figures in the books. */
export async function readMonthBooks(db: Kysely<Database>, asked: BooksAsked): Promise<MonthBooks> {
  const { selection, window, now, product, method } = asked;
  // Whole months: a part of one is never closed.
  const whole = { from: monthOf(window.from), to: isoDay(dayNumber(monthFrom(window.to, 1)) - 1) };
  const parts: WindowParts = windowParts(whole, settledDay(now));
  const [fields, sums, adjustments, closings] = await Promise.all([
    fieldBooks.read(db, selection, now),
    fieldMonths.read(db, { selection, parts, method, now }, product),
    bookAdjustments.read(db, { selection, window: whole, now, product, method }),
    readClosings(db, selection, whole),
  ]);
  const figures = new Map(sums.map(({ fieldId, month, ...row }) => [`${fieldId} ${month}`, row]));
  const closed = new Map(closings.map(({ fieldId, month, ...row }) => [`${fieldId} ${month}`, row]));
  const months: MonthBook[] = [];
  for (let month = monthOf(whole.to); month >= whole.from; month = monthFrom(month, -1))
    for (const field of fields) {
      if (field.firstMonth === null || month < field.firstMonth) continue;
      if (month > monthFrom(field.overMonth, 1)) continue;
      const key = `${field.fieldId} ${month}`;
      const closing = closed.get(key);
      const isClosed = field.closedThrough !== null && month <= field.closedThrough;
      months.push({
        field: { id: field.fieldId, name: field.fieldName },
        month,
        state: isClosed ? 'closed' : month > field.overMonth ? 'running' : 'open',
        closedAt: closing?.at.toISOString() ?? null,
        closedBy: closing?.by ?? null,
        missingDays: closing?.missingDays ?? null,
        note: closing?.note ?? null,
        ...(figures.get(key) ?? noFigures),
        adjustments: adjustments
          .filter(({ fieldId, bookedMonth }) => fieldId === field.fieldId && bookedMonth === month)
          .map(adjustmentOf),
      });
    }
  return {
    window: whole,
    product,
    potentialMethod: method,
    fields: fields.map(({ fieldId, fieldName, ...field }) => {
      const nextMonth = field.closedThrough === null ? field.firstMonth : monthFrom(field.closedThrough, 1);
      const hasOver = nextMonth !== null && nextMonth <= field.overMonth;
      return {
        field: { id: fieldId, name: fieldName },
        closedThrough: field.closedThrough,
        nextMonth,
        lastMonth: hasOver ? field.overMonth : null,
      };
    }),
    months,
  };
}

const noFigures = { production: null, potential: null, deferred: null, abovePotential: null };

function readClosings(db: Kysely<Database>, selection: WellSelection, { from, to }: DayWindow) {
  return db
    .selectFrom('book_entry as entry')
    .leftJoin('app_user as person', 'person.id', 'entry.user_id')
    .select(['entry.field_id as fieldId', 'entry.month', 'entry.at', 'entry.note'])
    .select(['entry.missing_days as missingDays', nameOfUser('person').as('by')])
    .where('entry.reason', '=', 'close')
    .where(({ between }) => between('entry.month', from, to))
    .where('entry.field_id', 'in', ({ selectFrom }) =>
      selectFrom(selectedWells(selection)).select('chosen.field_id'),
    )
    .execute();
}

/**
 * The closing with which a month was closed for every field of a selection that has reports by its end: the last of them.
 * @param month its first day
 * @returns null where a field is open, or none has reports
 */
export async function readLastClosing(
  db: Kysely<Database>,
  selection: WellSelection,
  month: string,
  now: Date,
): Promise<{ readonly at: string; readonly by: string | null } | null> {
  const fields = (await fieldBooks.read(db, selection, now)).filter(
    ({ firstMonth, closedThrough }) =>
      (firstMonth !== null && firstMonth <= month) || (closedThrough !== null && closedThrough >= month),
  );
  if (!fields.every(({ closedThrough }) => closedThrough !== null && closedThrough >= month)) return null;
  const closings = await readClosings(db, selection, { from: month, to: month });
  const [last] = closings.toSorted((one, other) => other.at.getTime() - one.at.getTime());
  return last ? { at: last.at.toISOString(), by: last.by } : null;
}
