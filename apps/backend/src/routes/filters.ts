import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import {
  listAreas,
  listBusinessUnits,
  listFields,
  listManufacturers,
  listMethodsOfProduction,
  listWellGroups,
  listWells,
} from '../queries/filter-lists.ts';
import type { Handlers } from '../server/contract-handlers.ts';

/** The lists behind the seven filters, complete. */
export function filterHandlers(db: Kysely<Database>) {
  const complete =
    <Row>(list: (db: Kysely<Database>) => Promise<Row[]>) =>
    async () => {
      const rows = await list(db);
      return { status: 200 as const, body: rows, headers: { 'X-Total-Count': rows.length } };
    };
  return {
    getBusinessUnits: complete(listBusinessUnits),
    getAreas: complete(listAreas),
    getFields: complete(listFields),
    getManufacturers: complete(listManufacturers),
    getWellGroups: complete(listWellGroups),
    getMethodOfProductions: complete(listMethodsOfProduction),
    getWells: complete(listWells),
  } satisfies Partial<Handlers>;
}
