import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { FieldClock } from '../production-day.ts';
import { canonical } from './identity.ts';
import type { Place } from './record-kind.ts';

/** A place, or why there is none. */
export type PlaceResult = { readonly place: Place } | { readonly problem: string };

/** Finds the wells and fields that rows name; they must be there, for a misspelled name would make a well without rows. */
export type FindPlace = (field: string, well: string) => PlaceResult;

/**
 * Reads all names once.
 * @param given clock of every field, as far as the caller says one
 */
export async function readPlaces(db: Kysely<Database>, given: Partial<FieldClock>): Promise<FindPlace> {
  const fields = await db
    .selectFrom('field')
    .select(['id', 'name', 'time_zone as timeZone', 'production_day_start_hour as startHour'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('well')
          .select('well.id')
          .whereRef('well.field_id', '=', 'field.id')
          .where('well.source', '=', 'demonstration'),
      ).as('isDemonstration'),
    )
    .orderBy('id')
    .execute();
  const wells = await db
    .selectFrom('well')
    .select(['id', 'name', 'field_id', 'source'])
    .orderBy('id')
    .execute();
  const identifiers = await db.selectFrom('well_identifier').select(['well_id', 'canonical']).execute();
  const called = new Set(identifiers.map(({ well_id, canonical: form }) => `${well_id}\0${form}`));
  const placeOf = (
    { id, timeZone, startHour }: (typeof fields)[number],
    wellId: string | null,
  ): PlaceResult => ({
    place: { fieldId: id, wellId, clock: { timeZone, startHour, ...given } },
  });
  return (field, well) => {
    const named = field === '' ? fields : fields.filter(({ name }) => isSame(name, field));
    if (named.length === 0) return { problem: `there is no field "${field}"` };
    if (well === '') {
      if (field === '') return { problem: 'it names neither a well nor a field' };
      if (named.length > 1) return { problem: `there are ${named.length} fields named "${field}"` };
      return named[0]!.isDemonstration
        ? { problem: `field "${field}" is demonstration data and is not overwritten` }
        : placeOf(named[0]!, null);
    }
    const found = wells.flatMap((one) => {
      const its = named.find(({ id }) => id === one.field_id);
      const isCalled = isSame(one.name, well) || called.has(`${one.id}\0${canonical(well)}`);
      return its && isCalled ? [{ ...one, its }] : [];
    });
    const [only] = found;
    if (!only) return { problem: `there is no well "${well}"${field === '' ? '' : ` in field "${field}"`}` };
    if (found.length > 1) {
      const names = found.map(({ its }) => `"${its.name}"`).join(' and ');
      return { problem: `there is a well "${well}" in ${names}: choose one with a field column or --field` };
    }
    if (only.source === 'demonstration')
      return { problem: `well "${well}" is demonstration data and is not overwritten` };
    return placeOf(only.its, only.id);
  };
}

function isSame(stored: string, given: string): boolean {
  return canonical(stored) === canonical(given);
}
