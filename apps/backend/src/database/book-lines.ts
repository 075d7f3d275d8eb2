import { sql, type RawBuilder } from 'kysely';
import { columnList, dayCounts, daySums, deferredSums } from './month-sums.ts';

// What the books of a field keep of each well and month: the rows of `well_month`, of `well_deferred_month`, and the
// sums of `deferred_loss` by month, as the same columns.

/** Lines of one kind: the table of the books, and where the same is known of the rows as they are now. */
export interface BookLines {
  readonly table: 'book_production' | 'book_deferral' | 'book_loss';
  /** What identifies a line of an entry, besides its well. */
  readonly key: readonly string[];
  readonly columns: readonly string[];
  /** Columns that are never null. */
  readonly whole: readonly string[];
  /** Rows with `well_id`, `month`, key and columns, of the wells and months of `place`. */
  readonly rows: (place: RawBuilder<unknown>) => RawBuilder<unknown>;
}

/** Sums of the losses of a well and month by cause. */
export const lossSums = ['hours', 'oil', 'gas', 'water'] as const;

/** All kinds of {@link BookLines}. */
export const bookLines = {
  production: {
    table: 'book_production',
    key: [],
    columns: [...dayCounts, ...daySums],
    whole: dayCounts,
    rows: (place) => sql`
      select held.well_id, held.month, ${columnList([...dayCounts, ...daySums], 'held')}
      from (${place}) as place join well_month as held on held.well_id = place.well_id and held.month = place.month`,
  },
  deferral: {
    table: 'book_deferral',
    key: ['method'],
    columns: deferredSums,
    whole: [],
    rows: (place) => sql`
      select held.well_id, held.month, held.method, ${columnList(deferredSums, 'held')}
      from (${place}) as place join well_deferred_month as held
        on held.well_id = place.well_id and held.month = place.month`,
  },
  loss: {
    table: 'book_loss',
    key: ['method', 'reason_code', 'kind'],
    columns: lossSums,
    whole: lossSums,
    rows: (place) => sql`
      select place.well_id, place.month, loss.method, loss.reason_code, loss.kind, sum(loss.hours) as hours,
             sum(loss.oil) as oil, sum(loss.gas) as gas, sum(loss.water) as water
      from (${place}) as place join deferred_loss as loss
        on loss.well_id = place.well_id and loss.day >= place.month
        and loss.day < (place.month + interval '1 month')::date
      group by 1, 2, 3, 4, 5`,
  },
} satisfies Record<string, BookLines>;
