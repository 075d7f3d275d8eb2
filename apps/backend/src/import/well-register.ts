import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { FieldClock } from '../production-day.ts';
import type { WellGroupKind } from '../vocabulary.ts';
import { canonical } from './identity.ts';
import type { OpenRecordsOptions } from './record-kind.ts';
import type { OwnIdentifier, WellRecord } from './well-record.ts';
import { firstWellOf, isOwnMother } from './wellbores.ts';

/** A well that is stored, or that a row makes. */
export interface RegisteredWell {
  /** undefined of a well that a row makes */
  readonly id: string | undefined;
  /** The name that it has when the rows are stored. */
  name: string;
  readonly identifiers: Partial<Record<OwnIdentifier, string>>;
}

/** A name that cannot be taken: another well of the field has it, or a group of another kind, or it can be no mother. */
export type NotFree =
  | { readonly what: 'identifier'; readonly text: string; readonly by: string }
  | { readonly what: 'group'; readonly text: string; readonly by: WellGroupKind }
  | { readonly what: 'mother'; readonly text: string };

interface RegisteredField {
  readonly id: string;
  readonly name: string;
  readonly isDemonstration: boolean;
  readonly clock: FieldClock;
}

const called: Record<OwnIdentifier, string> = { uwi: 'identifier', api: 'API number', code: 'code' };

/** The names and identifiers of all wells by field: each is one well's. */
export class WellRegister {
  readonly #fields: readonly RegisteredField[];
  readonly #wells = new Map<string, RegisteredWell>();
  readonly #named = new Map<string, RegisteredWell>();
  readonly #groups = new Map<string, WellGroupKind>();
  readonly #taken = new Map<WellRecord, RegisteredWell>();
  /** Of each wellbore, its mother as it is stored. */
  readonly #storedMothers = new Map<RegisteredWell, RegisteredWell>();
  /** Of each wellbore, the well that is named as its mother, which may be a wellbore itself. */
  #mothers: ReadonlyMap<RegisteredWell, RegisteredWell> = this.#storedMothers;
  readonly #rows = new Set<RegisteredWell>();
  readonly #renames: boolean;
  readonly #erasesBlanks: boolean;

  private constructor(fields: readonly RegisteredField[], renames: boolean, erasesBlanks: boolean) {
    this.#fields = fields;
    this.#renames = renames;
    this.#erasesBlanks = erasesBlanks;
  }

  static async read(
    db: Kysely<Database>,
    {
      clock,
      renameWells = false,
      blankCells,
    }: Pick<OpenRecordsOptions, 'clock' | 'renameWells' | 'blankCells'>,
  ): Promise<WellRegister> {
    const fields = await db
      .selectFrom('field')
      .select(['id', 'name', 'time_zone as timeZone', 'production_day_start_hour as startHour'])
      .execute();
    const wells = await db.selectFrom('well').select(['id', 'name', 'uwi', 'field_id', 'source']).execute();
    const demonstration = new Set(
      wells.filter(({ source }) => source === 'demonstration').map((well) => well.field_id),
    );
    const register = new WellRegister(
      fields.map(({ id, name, timeZone, startHour }) => ({
        id,
        name,
        isDemonstration: demonstration.has(id),
        clock: { timeZone, startHour, ...clock },
      })),
      renameWells,
      blankCells === 'erase',
    );
    for (const { id, name, uwi, field_id } of wells) {
      const well: RegisteredWell = { id, name, identifiers: uwi === null ? {} : { uwi } };
      register.#wells.set(id, well);
      for (const one of [name, uwi]) if (one !== null) register.#named.set(keyOf(field_id, one), well);
    }
    const identifiers = await db.selectFrom('well_identifier').selectAll().execute();
    for (const { well_id, field_id, kind, identifier } of identifiers) {
      const well = register.#wells.get(well_id)!;
      if (kind !== 'alias') well.identifiers[kind] = identifier;
      register.#named.set(keyOf(field_id, identifier), well);
    }
    const mothers = await db.selectFrom('well_mother').selectAll().execute();
    for (const { well_id, mother_id } of mothers)
      register.#storedMothers.set(register.#wells.get(well_id)!, register.#wells.get(mother_id)!);
    const groups = await db.selectFrom('well_group').select(['field_id', 'name', 'kind']).execute();
    for (const { field_id, name, kind } of groups) register.#groups.set(keyOf(field_id, name), kind);
    return register;
  }

  /** The field that a row names, or why there is none. */
  fieldOf(name: string): { fieldId: string; clock: FieldClock } | { problem: string } {
    if (name === '') return { problem: 'it names no field' };
    const named = this.#fields.filter((field) => canonical(field.name) === canonical(name));
    const [field] = named;
    if (!field) return { problem: `there is no field "${name}": import it with --kind fields first` };
    if (named.length > 1) return { problem: `there are ${named.length} fields named "${name}"` };
    if (field.isDemonstration)
      return { problem: `field "${name}" is demonstration data and is not overwritten` };
    return { fieldId: field.id, clock: field.clock };
  }

  /** Takes what a row says of a well, or says why it does not go with what is stored or with rows before it. */
  take(record: WellRecord): string | undefined {
    const { fieldId, name, aliases = [], groups } = record;
    const ownerOf = (text: string) => this.#named.get(keyOf(fieldId, text));
    const own = (Object.entries(record.identifiers) as [OwnIdentifier, string | null][]).flatMap(
      ([kind, text]) => (text === null ? [] : [{ kind, text }]),
    );
    const named = ownerOf(name);
    const identified = own.find(({ text }) => ownerOf(text) !== undefined);
    const well = named ??
      (identified && ownerOf(identified.text)) ?? { id: undefined, name, identifiers: {} };
    if (this.#rows.has(well)) return `it is about well ${well.name}, as a row before it is`;
    for (const { kind, text } of own) {
      const stored = well.identifiers[kind];
      if (named && stored !== undefined && canonical(stored) !== canonical(text))
        return `well ${name} has the ${called[kind]} "${stored}", not "${text}": correct one of the two`;
      const owner = ownerOf(text);
      if (owner && owner !== well) return `"${text}" belongs to well ${owner.name}: correct one of the two`;
    }
    if (!named && identified && !this.#renames)
      return (
        `it has the ${called[identified.kind]} "${identified.text}" of well ${well.name}: use --rename-wells if that ` +
        'well has this name today, or correct the row'
      );
    for (const alias of aliases) {
      const owner = ownerOf(alias);
      if (owner && owner !== well) return `"${alias}" belongs to well ${owner.name}: correct one of the two`;
    }
    for (const [kind, names] of Object.entries(groups) as [WellGroupKind, readonly string[]][])
      for (const group of names) {
        const known = this.#groups.get(keyOf(fieldId, group)) ?? kind;
        if (known !== kind) return `"${group}" is a ${spokenGroups[known]}, not a ${spokenGroups[kind]}`;
        this.#groups.set(keyOf(fieldId, group), kind);
      }
    if (!named) well.name = name;
    for (const { kind, text } of own) well.identifiers[kind] ??= text;
    for (const text of [name, ...own.map((one) => one.text), ...aliases])
      this.#named.set(keyOf(fieldId, text), well);
    this.#rows.add(well);
    this.#taken.set(record, well);
    return undefined;
  }

  /**
   * Takes what a person says of a stored well, which has the record's name from now on.
   * @returns what stands in the way: a name that is another well's, or a group that is of another kind
   */
  takeAs(wellId: string, record: WellRecord): NotFree | undefined {
    const { fieldId, name, aliases = [], groups } = record;
    const well = this.#wells.get(wellId)!;
    const own = Object.values(record.identifiers).filter((text) => text !== null);
    for (const text of [name, ...own, ...aliases]) {
      const owner = this.#named.get(keyOf(fieldId, text));
      if (owner && owner !== well) return { what: 'identifier', text, by: owner.name };
    }
    for (const [kind, names] of Object.entries(groups) as [WellGroupKind, readonly string[]][])
      for (const group of names) {
        const known = this.#groups.get(keyOf(fieldId, group)) ?? kind;
        if (known !== kind) return { what: 'group', text: group, by: known };
        this.#groups.set(keyOf(fieldId, group), kind);
      }
    this.#taken.set(record, well);
    if (this.settleMothers([record]).size > 0) return { what: 'mother', text: record.mother ?? '' };
    well.name = name;
    return undefined;
  }

  /**
   * Finds the mothers of all records that were taken, which may stand in any of them.
   * @returns why records cannot be stored: no well has the name, or the well would be a wellbore of itself
   */
  settleMothers(records: readonly WellRecord[]): ReadonlyMap<WellRecord, string> {
    const problems = new Map<WellRecord, string>();
    let known = -1;
    // A record that is not stored makes no mother for others.
    while (problems.size > known) {
      known = problems.size;
      const found = this.#linkMothers(records.filter((record) => !problems.has(record)));
      for (const [record, problem] of found) problems.set(record, problem);
    }
    return problems;
  }

  #linkMothers(records: readonly WellRecord[]): ReadonlyMap<WellRecord, string> {
    const problems = new Map<WellRecord, string>();
    const links = new Map(this.#storedMothers);
    const made = new Set(records.map((record) => this.wellOf(record)));
    for (const record of records) {
      const { fieldId, mother: named } = record;
      const well = this.wellOf(record);
      // A blank cell takes a mother away only where blank cells erase.
      if (named === null && this.#erasesBlanks) links.delete(well);
      if (named === undefined || named === null) continue;
      const mother = this.#named.get(keyOf(fieldId, named));
      if (mother && (mother.id !== undefined || made.has(mother))) links.set(well, mother);
      else
        problems.set(record, `there is no well "${named}" in its field: name its mother in a row of its own`);
    }
    for (const record of records)
      if (record.mother && !problems.has(record) && isOwnMother(links, this.wellOf(record)))
        problems.set(
          record,
          `"${record.mother}" cannot be its mother: it is the well itself, or a wellbore of it`,
        );
    this.#mothers = links;
    return problems;
  }

  /** The first well that a wellbore was drilled from, over all wellbores between; undefined of a well that is no wellbore. */
  motherOf(well: RegisteredWell): RegisteredWell | undefined {
    return this.#mothers.has(well) ? firstWellOf(this.#mothers, well) : undefined;
  }

  /** Stored wellbores whose first well is another one than the stored one, with it. */
  movedWellbores(): readonly { readonly id: string; readonly mother: RegisteredWell }[] {
    return [...this.#mothers.keys()].flatMap((well) => {
      const mother = this.motherOf(well);
      const isMoved = mother !== undefined && mother !== this.#storedMothers.get(well);
      return isMoved && well.id !== undefined ? [{ id: well.id, mother }] : [];
    });
  }

  /** The well of a record that was taken. */
  wellOf(record: WellRecord): RegisteredWell {
    return this.#taken.get(record)!;
  }
}

const spokenGroups: Record<WellGroupKind, string> = {
  pad: 'pad',
  manifold: 'manifold',
  testHeader: 'test header',
};

function keyOf(fieldId: string, name: string): string {
  return `${fieldId}\0${canonical(name)}`;
}
