import { sql, type RawBuilder } from 'kysely';
import type { BookLines } from '../database/book-lines.ts';
import { columnList } from '../database/month-sums.ts';
import type { WindowParts } from './compared-windows.ts';
import type { DayWindow } from './selection.ts';

/** Days that there cannot be, for windows without a whole month. */
export const noMonths: DayWindow = { from: 'infinity', to: '-infinity' };

/** The newest closed month of each field of `chosen`, and the oldest open one after it. */
export const closedMonths = sql`
  closed as materialized (
    select field_id, max(month) as through, (max(month) + interval '1 month')::date as open_month
    from book_entry
    where reason = 'close' and field_id in (select field_id from chosen)
    group by field_id
  )`;

/** Whether a month lies in a window as a whole, by its first day. */
export function isWhole(month: RawBuilder<unknown>, { books }: WindowParts): RawBuilder<boolean> {
  const { from, to } = books ?? noMonths;
  return sql`(${month} >= ${from}::date and (${month} + interval '1 month')::date - 1 <= ${to}::date)`;
}

/**
 * {@link closedMonths}, and of them in `reached` the fields whose oldest open month the window has from its first day to its
 * newest: the last one that a well of `chosen` has reported and that is over. The adjustments that wait are in such a window.
 */
export const booksOf = (parts: WindowParts) => {
  const { from, to } = parts.books ?? noMonths;
  return sql`
  ${closedMonths},
  reached as materialized (
    select closed.field_id
    from closed join chosen on chosen.field_id = closed.field_id join well on well.id = chosen.well_id
    where closed.open_month between ${from}::date and ${to}::date
    group by closed.field_id, closed.open_month
    having least((closed.open_month + interval '1 month')::date - 1, max(least(well.last_day, chosen.running - 1))) <= ${to}::date
  )`;
};

/** Whether an adjustment `entry` counts in a window, for statements with {@link booksOf}. */
const countsIn = (parts: WindowParts) => sql`(${isWhole(sql`entry.booked_month`, parts)}
  or (entry.booked_month is null and closed.field_id in (select field_id from reached)))`;

/**
 * The adjustments that books of a window differ by from what its rows say now, as `adjustment`, for statements with
 * {@link booksOf}: `counted`, 1 where one counts in the window, and `times`, how often it is added to the rows: once where it counts
 * there, and once less where the rows hold it in a closed month that the window has as a whole.
 */
export const adjustmentsOf = (parts: WindowParts) => sql`
  adjustment as materialized (
    select known.id, known.counted, known.counted - known.held as times
    from (
      select entry.id, (case when ${countsIn(parts)} then 1 else 0 end) as counted,
             (case when ${isWhole(sql`entry.month`, parts)} then 1 else 0 end) as held
      from closed join book_entry as entry on entry.field_id = closed.field_id
      where entry.reason <> 'close'
    ) as known
    where known.counted + known.held > 0
  )`;

/** Whether a day shows its rows: it does not lie in a closed month that the window has as a whole. */
export const showsRows = (day: RawBuilder<unknown>, parts: WindowParts) => sql`not exists (
  select from closed
  where closed.field_id = chosen.field_id and ${day} < closed.open_month
    and ${isWhole(sql`date_trunc('month', ${day})::date`, parts)}
)`;

/** The spans of days of a window that are no whole months, as `span`. */
export const spansOf = ({ days }: Pick<WindowParts, 'days'>) => sql`(
  select unnest(${days.map(({ from }) => from)}::date[]) as first,
         unnest(${days.map(({ to }) => to)}::date[]) as last
) as span`;

/**
 * The months of a window of `chosen` wells as the books have them, for statements with {@link booksOf}: `well_id`,
 * `period` (the first day of the month) and columns. A closed month has what was booked in it, from the day of its closing on.
 * The oldest open one has its rows and, where the window reaches its newest day, the adjustments that wait for its closing.
 * @param where condition on the rows `held`. @default all
 */
export function bookedMonths(
  stored: 'well_month' | 'well_deferred_month',
  { table }: Pick<BookLines, 'table'>,
  columns: readonly string[],
  parts: WindowParts,
  where: RawBuilder<unknown> = sql`true`,
): RawBuilder<unknown> {
  const { from, to } = parts.months ?? noMonths;
  return sql`
    select held.well_id, held.month as period, ${columnList(columns, 'held')}
    from chosen join ${sql.table(stored)} as held on held.well_id = chosen.well_id
    left join closed on closed.field_id = chosen.field_id
    where held.month between ${from}::date and ${to}::date and (closed.through is null or held.month > closed.through)
      and ${where}
    union all
    select held.well_id, coalesce(entry.booked_month, closed.open_month), ${columnList(columns, 'held')}
    from chosen join closed on closed.field_id = chosen.field_id
    join book_entry as entry on entry.field_id = closed.field_id
    join ${sql.table(table)} as held on held.entry_id = entry.id and held.well_id = chosen.well_id
    where ${where} and ${countsIn(parts)}`;
}
