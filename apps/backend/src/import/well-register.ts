import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { FieldClock } from '../production-day.ts';
import type { WellGroupKind } from '../vocabulary.ts';
import { canonical } from './identity.ts';
import type { OpenRecordsOptions } from './record-kind.ts';
import type { OwnIdentifier, WellRecord } from './well-record.ts';

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
  readonly #mothers = new Map<RegisteredWell, RegisteredWell>();
  readonly #rows = new Set<RegisteredWell>();
  readonly #renames: boolean;

  private constructor(fields: readonly RegisteredField[], renames: boolean) {
    this.#fields = fields;
    this.#renames = renames;
  }

  static async read(
    db: Kysely<Database>,
    { clock, renameWells = false }: Pick<OpenRecordsOptions, 'clock' | 'renameWells'>,
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
      register.#mothers.set(register.#wells.get(well_id)!, register.#wells.get(mother_id)!);
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
    const wrongMother = this.#motherProblem(fieldId, well, record.mother);
    if (wrongMother !== undefined) return wrongMother;
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
    const { mother } = record;
    if (typeof mother === 'string' && this.#motherProblem(fieldId, well, mother) !== undefined)
      return { what: 'mother', text: mother };
    well.name = name;
    this.#taken.set(record, well);
    return undefined;
  }

  /** Why a well cannot be a wellbore of the one that is named; where it can, it is from now on. */
  #motherProblem(
    fieldId: string,
    well: RegisteredWell,
    named: string | null | undefined,
  ): string | undefined {
    // A blank cell takes a mother away only where blank cells erase: until then, the one that is stored counts.
    if (named === undefined || named === null) return undefined;
    const mother = this.#named.get(keyOf(fieldId, named));
    if (!mother) return `there is no well "${named}" in its field: name its mother in a row before`;
    if (mother === well || this.#mothers.has(mother) || [...this.#mothers.values()].includes(well))
      return (
        `"${named}" cannot be its mother: name another well that is no wellbore itself, and leave a well that has ` +
        'wellbores without a mother'
      );
    this.#mothers.set(well, mother);
    return undefined;
  }

  /** The mother of a record that was taken; undefined where it has none. */
  motherOf(record: WellRecord): RegisteredWell | undefined {
    return this.#mothers.get(this.wellOf(record));
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
