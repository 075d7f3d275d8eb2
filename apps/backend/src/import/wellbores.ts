import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { canonical } from './identity.ts';
import { ImportError } from './import-error.ts';
import { words } from './spellings.ts';

/** The column that names the well that a wellbore was drilled from, in all kinds of files. */
export const motherColumn = {
  name: 'mother',
  called: 'mother well',
  holds: 'name',
  spellings: words(
    'mother motherwell motherwellname motherbore parentwell parentwellname parentwellbore sidetrackof pozomadre puitsmere pocomae',
  ),
} as const;

/** Whether the chain of mothers of a well comes back to it. */
export function isOwnMother<Well>(mothers: ReadonlyMap<Well, Well>, well: Well): boolean {
  const passed = new Set<Well>();
  let next = mothers.get(well);
  for (; next !== undefined && next !== well && !passed.has(next); next = mothers.get(next)) passed.add(next);
  return next === well;
}

/** Where the chain of mothers of a well ends: the well itself where it has none. No chain may come back to itself. */
export function firstWellOf<Well>(mothers: ReadonlyMap<Well, Well>, well: Well): Well {
  let first = well;
  for (let next: Well | undefined = well; next !== undefined; next = mothers.get(next)) first = next;
  return first;
}

/** A well as a file names it, with the well that it was drilled from; null where the file names none. */
interface DrilledWell {
  readonly name: string;
  readonly field: string;
  readonly mother: string | null;
}

/** What is said of the mother of a well already, where a row names another one. */
export function otherMother(
  { name, mother: known }: Pick<DrilledWell, 'name' | 'mother'>,
  mother: string | null,
): string | undefined {
  if (mother === null || known === null || canonical(known) === canonical(mother)) return undefined;
  return `${name} is a wellbore of "${known}", not of "${mother}"`;
}

/**
 * Stores which wells are wellbores, as rows of days and months name their mothers. A mother that is not there is not made: it would be a well
 * without rows.
 * @param wellIds in the order of `wells`
 * @returns by the ids of the wells that name a mother, the name of the stored one; undefined where the named one is not there
 * @throws ImportError where a well is stored as a wellbore of another one, or would be one of itself
 */
export async function noteMothers(
  db: Kysely<Database>,
  wells: readonly DrilledWell[],
  wellIds: readonly string[],
): Promise<ReadonlyMap<string, string | undefined>> {
  const named = new Map<string, string | undefined>();
  if (wells.every(({ mother }) => mother === null)) return named;
  const stored = await db.selectFrom('well').select(['id', 'name', 'uwi', 'field_id']).execute();
  const byId = new Map(stored.map((well) => [well.id, well]));
  const keyOf = (field: string, name: string) => `${field}\0${canonical(name)}`;
  const byName = new Map<string, string>();
  const identifiers = await db
    .selectFrom('well_identifier')
    .select(['field_id', 'canonical', 'well_id'])
    .execute();
  for (const one of identifiers) byName.set(`${one.field_id}\0${one.canonical}`, one.well_id);
  for (const { id, name, uwi, field_id: field } of stored)
    for (const text of [uwi, name]) if (text !== null) byName.set(keyOf(field, text), id);
  const rows = await db.selectFrom('well_mother').selectAll().execute();
  const before = new Map(rows.map(({ well_id, mother_id }) => [well_id, mother_id]));
  const links = new Map(before);
  wells.forEach(({ name, field, mother }, at) => {
    const id = wellIds[at]!;
    if (mother === null) return;
    const motherId = byName.get(keyOf(byId.get(id)!.field_id, mother));
    // A file that names the mother in every row names the first well as its own.
    if (motherId === id) return;
    named.set(id, undefined);
    if (motherId === undefined) return;
    const known = before.get(id);
    if (known !== undefined && known !== firstWellOf(before, motherId))
      throw new ImportError(
        `Well ${name} of field ${field} is a wellbore of "${byId.get(known)!.name}", and the file says "${mother}": correct one of the two.`,
      );
    links.set(id, motherId);
  });
  wells.forEach(({ name, field, mother }, at) => {
    if (isOwnMother(links, wellIds[at]!))
      throw new ImportError(
        `Well ${name} of field ${field} cannot be a wellbore of "${mother}", which is one of its own wellbores: correct one of the two.`,
      );
  });
  const changed = [...links.keys()].flatMap((id) => {
    const mother = firstWellOf(links, id);
    if (named.has(id)) named.set(id, byId.get(mother)!.name);
    return before.get(id) === mother ? [] : [{ well_id: id, mother_id: mother }];
  });
  if (changed.length > 0)
    await db
      .insertInto('well_mother')
      .values(changed)
      .onConflict((conflict) =>
        conflict.column('well_id').doUpdateSet({ mother_id: sql.ref('excluded.mother_id') }),
      )
      .execute();
  return named;
}
