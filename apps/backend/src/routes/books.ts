import type { Kysely } from 'kysely';
import type { MonthClosings } from '../administration/month-closings.ts';
import type { Database } from '../database/schema.ts';
import { firstProductOf } from '../queries/main-product.ts';
import { readMonthBooks } from '../queries/month-books.ts';
import type { Handlers } from '../server/contract-handlers.ts';
import type { DataWindowReader } from './data-window.ts';
import { administratorOf } from './signed-in-user.ts';

/** Closed months of fields. */
export function bookHandlers(
  { db, closings }: { readonly db: Kysely<Database>; readonly closings: MonthClosings },
  readWindow: DataWindowReader,
) {
  return {
    async getMonthBooks({ query }) {
      const { selection, window, now, headers } = await readWindow(query);
      const { potentialMethod: method = 'trailingMedian' } = query;
      const product = query.product ?? (await firstProductOf(db, selection));
      const body = await readMonthBooks(db, { selection, window, now, product, method });
      return { status: 200, headers, body };
    },
    async getOpenPoints({ path, query }) {
      return { status: 200, body: await closings.read(path.fieldId, query.through) };
    },
    async closeMonths({ path, body, ...call }) {
      return { status: 200, body: await closings.close(administratorOf(call), path.fieldId, body) };
    },
  } satisfies Partial<Handlers>;
}
