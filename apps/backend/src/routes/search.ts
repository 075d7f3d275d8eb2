import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { searchKinds } from '../queries/search-asked.ts';
import { searchEverything, suggestFor } from '../queries/search.ts';
import type { Handlers } from '../server/contract-handlers.ts';

/** The search. Every signed-in user may see all that it finds; what users keep for themselves is not searched. */
export function searchHandlers(db: Kysely<Database>) {
  return {
    async getSearchResults({ query: { text, kinds: given, limit = 20, offset = 0 }, now }) {
      const kinds = given && given.length > 0 ? given : searchKinds;
      const found = await searchEverything(db, { text, kinds, limit, offset }, { now });
      const counts = searchKinds.map((kind) => ({ kind, count: found.counts[kind] }));
      const total = counts.reduce((sum, { kind, count }) => sum + (kinds.includes(kind) ? count : 0), 0);
      return { status: 200, body: { total, counts, results: found.results } };
    },
    async getSearchSuggestions({ query: { text, limit = 8 }, now }) {
      const { counts, results } = await suggestFor(db, { text, limit }, { now });
      const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
      return { status: 200, body: results, headers: { 'X-Total-Count': total } };
    },
  } satisfies Partial<Handlers>;
}
