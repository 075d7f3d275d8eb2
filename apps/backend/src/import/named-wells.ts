import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { nearestName } from '../nearest-name.ts';
import { canonical } from './identity.ts';
import type { NamedWell } from './read-files.ts';
import { slug } from './well-ids.ts';

/** A well that an import names. */
export interface WellOutlook extends NamedWell {
  /** Whether the import makes it. */
  readonly isNew: boolean;
  /** Of a new well: a well of its field that is stored under nearly the same name. */
  readonly like: string | undefined;
  /** Which well it is a wellbore of. @default none is known */
  readonly wellboreOf: Wellbore | undefined;
}

/** `stored`: the import stores the mother that the file names; `missing`: it names one that is not there; `likely`: a new well's name looks like it. */
export interface Wellbore {
  readonly mother: string;
  readonly is: 'stored' | 'missing' | 'likely';
}

/** A well before an import. */
interface StoredWell {
  readonly id: string;
  readonly name: string;
  readonly field: string;
}

/** The wells that are stored, to be read before an import makes others. */
export function storedWells(db: Kysely<Database>): Promise<StoredWell[]> {
  return db
    .selectFrom('well')
    .innerJoin('field', 'field.id', 'well.field_id')
    .select(['well.id', 'well.name', 'field.name as field'])
    .execute();
}

/**
 * Which of the wells that files name were stored before.
 * @param wellIds in the order of `wells`
 * @param mothers see `noteMothers`
 */
export function wellOutlooks(
  wells: readonly NamedWell[],
  wellIds: readonly string[],
  stored: readonly StoredWell[],
  mothers: ReadonlyMap<string, string | undefined>,
): WellOutlook[] {
  const known = new Set(stored.map(({ id }) => id));
  const byField = new Map<string, string[]>();
  for (const { field, name } of stored) {
    const names = byField.get(canonical(field)) ?? [];
    names.push(name);
    byField.set(canonical(field), names);
  }
  return wells.map((well, at) => {
    const isNew = !known.has(wellIds[at] ?? '');
    const names = isNew ? (byField.get(canonical(well.field)) ?? []) : [];
    const like = names.find((name) => isAlike(name, well.name));
    return { ...well, isNew, like, wellboreOf: wellboreOf(well, wellIds[at] ?? '') ?? likely(well, names) };
  });

  function wellboreOf({ mother }: NamedWell, id: string): Wellbore | undefined {
    if (!mothers.has(id)) return undefined;
    const found = mothers.get(id);
    return found === undefined ? { mother: mother ?? '', is: 'missing' } : { mother: found, is: 'stored' };
  }

  /** Of several wells whose name goes on as that of a wellbore, the one that is nearest. */
  function likely({ name }: NamedWell, names: readonly string[]): Wellbore | undefined {
    const found = names.filter((other) => isWellboreOf(name, other));
    const [mother] = found.sort((one, other) => other.length - one.length);
    return mother === undefined ? undefined : { mother, is: 'likely' };
  }
}

/** Whether two names differ in what people write in more ways than one: marks, leading zeros, or a letter or two of a longer word. */
export function isAlike(one: string, other: string): boolean {
  if (isWellboreOf(one, other) || isWellboreOf(other, one)) return false;
  const [first, second] = [partsOf(one), partsOf(other)];
  if (first.numbers !== second.numbers) return false;
  if (first.letters === second.letters) return true;
  const minLength = Math.min(first.letters.length, second.letters.length);
  return minLength >= 4 && nearestName(first.letters, [second.letters]) !== undefined;
}

/** Whether a name is that of a wellbore of a well, as people write it: `A-12 T2`, `A-12 ST1` and `A-12A` of `A-12`. */
function isWellboreOf(name: string, well: string): boolean {
  const [whole, beginning] = [canonical(name), canonical(well)];
  return (
    /\d$/.test(beginning) &&
    whole.startsWith(beginning) &&
    /^[ _/-]?(?:(?:st|bp|re|t)[ -]?\d{1,2}|[a-z]\d?)$/.test(whole.slice(beginning.length))
  );
}

function partsOf(name: string): { numbers: string; letters: string } {
  const plain = slug(name).replaceAll('-', '');
  return {
    numbers: (name.match(/\d+/g) ?? []).map((digits) => digits.replace(/^0+(?=\d)/, '')).join(' '),
    letters: plain.replace(/\d/g, ''),
  };
}
