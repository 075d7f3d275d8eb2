import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { readSensitivity } from '../database/settings.ts';
import { searchKinds, type SearchKind } from '../queries/search-asked.ts';
import { searchEverything } from '../queries/search.ts';
import type { Handlers } from '../server/contract-handlers.ts';

/** What is suggested while a text is typed: findings come with their wells, when it is searched. */
const suggestedKinds: readonly SearchKind[] = ['well', 'field', 'schedule'];

/** The search. Every signed-in user may see all that it finds; what users keep for themselves is not searched. */
export function searchHandlers(db: Kysely<Database>) {
  return {
    async getSearchResults({ query: { text, kinds: given, limit = 20, offset = 0 }, now }) {
      const kinds = given && given.length > 0 ? given : searchKinds;
      const sensitivity = await readSensitivity(db);
      const found = await searchEverything(db, { text, kinds, limit, offset }, { now, sensitivity });
      const counts = searchKinds.map((kind) => ({ kind, count: found.counts[kind] }));
      const total = counts.reduce((sum, { kind, count }) => sum + (kinds.includes(kind) ? count : 0), 0);
      return { status: 200, body: { total, counts, results: found.results } };
    },
    async getSearchSuggestions({ query: { text, limit = 8 }, now }) {
      const sensitivity = await readSensitivity(db);
      const request = { text, kinds: suggestedKinds, limit, offset: 0, countsAll: false };
      const { results } = await searchEverything(db, request, { now, sensitivity });
      return { status: 200, body: results };
    },
  } satisfies Partial<Handlers>;
}
