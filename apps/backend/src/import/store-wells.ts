import type { Kysely } from 'kysely';
import { lockFieldsOf } from '../database/computation.ts';
import type { Database } from '../database/schema.ts';
import type { WellGroupKind, WellIdentifierKind } from '../vocabulary.ts';
import { canonical } from './identity.ts';
import { Makers } from './makers.ts';
import type { BlankCells } from './merge.ts';
import type { StoredRecords } from './record-kind.ts';
import { freeId } from './well-ids.ts';
import type { WellRecord } from './well-record.ts';
import type { RegisteredWell, WellRegister } from './well-register.ts';
import { updateWells } from './well-status.ts';

/**
 * Makes and changes wells as their rows say; their fields must be there, and those of wells that are known stay locked until the
 * end of the transaction.
 * @param runId the import that they come with. @default none
 */
export async function storeWells(
  db: Kysely<Database>,
  records: readonly WellRecord[],
  register: WellRegister,
  blankCells: BlankCells,
  runId?: number,
): Promise<StoredRecords> {
  await lockFieldsOf(
    db,
    records.flatMap((record) => register.wellOf(record).id ?? []),
  );
  const taken = new Set((await db.selectFrom('well').select('id').execute()).map(({ id }) => id));
  const writer = new WellWriter(db, blankCells, await Makers.read(db));
  const changed: string[] = [];
  const ids = new Map<RegisteredWell, string>();
  for (const record of records) {
    const well = register.wellOf(record);
    const id = well.id ?? freeId(record.name, record.fieldId, (candidate) => taken.has(candidate));
    ids.set(well, id);
    if (well.id !== undefined) continue;
    taken.add(id);
    const { name, fieldId } = record;
    await db
      .insertInto('well')
      .values({ id, name, uwi: null, field_id: fieldId, source: 'import' })
      .execute();
  }
  const idOf = (well: RegisteredWell) => well.id ?? ids.get(well)!;
  for (const record of records) {
    const well = register.wellOf(record);
    const mother = register.motherOf(well);
    const differs = await writer.write(idOf(well), well, record, mother ? idOf(mother) : null);
    if (differs || well.id === undefined) changed.push(idOf(well));
  }
  const own = new Set(ids.values());
  const moved = register.movedWellbores().filter(({ id }) => !own.has(id));
  for (const { id, mother } of moved)
    await db
      .updateTable('well_mother')
      .set({ mother_id: idOf(mother) })
      .where('well_id', '=', id)
      .execute();
  const rowsNew = [...ids.keys()].filter(({ id }) => id === undefined).length;
  await updateWells(db, changed, runId);
  return {
    rowsNew,
    rowsUpdated: changed.length - rowsNew,
    rowsUnchanged: records.length - changed.length,
    valuesKept: blankCells === 'keep' ? writer.blanks : 0,
    valuesErased: blankCells === 'erase' ? writer.blanks : 0,
    wellIds: [...changed, ...moved.map(({ id }) => id)].toSorted(),
  };
}

/** Writes what rows say of wells, and only what differs. */
class WellWriter {
  readonly #db: Kysely<Database>;
  readonly #blankCells: BlankCells;
  readonly #makers: Makers;
  /** Stored values that stand in the place of blank cells. */
  blanks = 0;

  constructor(db: Kysely<Database>, blankCells: BlankCells, makers: Makers) {
    this.#db = db;
    this.#blankCells = blankCells;
    this.#makers = makers;
  }

  /** @returns whether anything was stored otherwise before */
  async write(
    id: string,
    { name }: RegisteredWell,
    record: WellRecord,
    motherId: string | null,
  ): Promise<boolean> {
    const { name: nameBefore } = await this.#db
      .selectFrom('well')
      .select('name')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const steps = [
      await this.#writeWell(id, name, record),
      await this.#writeIdentifiers(id, record, { was: nameBefore, is: name }),
      await this.#writeGroups(id, record),
      await this.#writeStatus(id, record),
      await this.#writeMainProduct(id, record),
      await this.#writeMother(id, record, motherId),
    ];
    return steps.includes(true);
  }

  /** What is stored after a cell: undefined is no column, null a blank cell. */
  #merged<Value>(said: Value | null | undefined, stored: Value | null): Value | null {
    if (said === undefined || said === stored) return stored;
    if (said !== null) return said;
    this.blanks += 1;
    return this.#blankCells === 'keep' ? stored : null;
  }

  /** As {@link WellWriter.#merged}, for the names of a cell. */
  #mergedNames(said: readonly string[] | undefined, stored: readonly string[]): readonly string[] {
    if (said === undefined || (said.length === 0 && stored.length === 0)) return stored;
    if (said.length > 0) return said;
    this.blanks += 1;
    return this.#blankCells === 'keep' ? stored : [];
  }

  async #writeWell(id: string, name: string, record: WellRecord): Promise<boolean> {
    const held = await this.#db
      .selectFrom('well')
      .leftJoin('manufacturer as maker', 'maker.id', 'well.manufacturer_id')
      .select(['well.name', 'uwi', 'method_of_production', 'manufacturer_id', 'first_production'])
      .select('maker.name as manufacturer')
      .where('well.id', '=', id)
      .executeTakeFirstOrThrow();
    const method = held.method_of_production === 'unknown' ? null : held.method_of_production;
    const maker = this.#merged(record.manufacturer, held.manufacturer);
    const values = {
      name,
      uwi: this.#merged(record.identifiers.uwi, held.uwi),
      method_of_production: this.#merged(record.method, method) ?? ('unknown' as const),
      manufacturer_id:
        maker === null || maker === held.manufacturer
          ? maker && held.manufacturer_id
          : this.#makers.idOf(maker),
      first_production: this.#merged(record.firstProduction, held.first_production),
    };
    const differs = Object.entries(values).some(
      ([column, value]) => held[column as keyof typeof values] !== value,
    );
    await this.#makers.store(this.#db);
    if (differs) await this.#db.updateTable('well').set(values).where('id', '=', id).execute();
    return differs;
  }

  /** A well that gets another name keeps the one before as an alias: files go on naming it so. */
  async #writeIdentifiers(
    id: string,
    { fieldId, identifiers, aliases }: WellRecord,
    names: { readonly was: string; readonly is: string },
  ): Promise<boolean> {
    const stored = await this.#db
      .selectFrom('well_identifier')
      .select(['kind', 'identifier', 'canonical'])
      .where('well_id', '=', id)
      .execute();
    const heldOf = (kind: WellIdentifierKind) =>
      stored.filter((one) => one.kind === kind).map(({ identifier }) => identifier);
    const one = (kind: 'api' | 'code') => {
      const value = this.#merged(identifiers[kind], heldOf(kind)[0] ?? null);
      return value === null ? [] : [value];
    };
    const before = canonical(names.was) === canonical(names.is) ? [] : [names.was];
    const wanted = new Map<string, { kind: WellIdentifierKind; identifier: string }>();
    const named: [WellIdentifierKind, readonly string[]][] = [
      ['api', one('api')],
      ['code', one('code')],
      ['alias', [...this.#mergedNames(aliases, heldOf('alias')), ...before]],
    ];
    for (const [kind, names] of named)
      for (const identifier of names)
        if (!wanted.has(canonical(identifier))) wanted.set(canonical(identifier), { kind, identifier });
    const gone = stored.filter(({ kind, canonical: form }) => wanted.get(form)?.kind !== kind);
    const added = [...wanted].filter(
      ([form, { kind }]) => !stored.some((held) => held.canonical === form && held.kind === kind),
    );
    if (gone.length > 0)
      await this.#db
        .deleteFrom('well_identifier')
        .where('well_id', '=', id)
        .where(
          'canonical',
          'in',
          gone.map((held) => held.canonical),
        )
        .execute();
    const rows = added.map(([form, value]) => ({
      ...value,
      field_id: fieldId,
      canonical: form,
      well_id: id,
    }));
    if (rows.length > 0) await this.#db.insertInto('well_identifier').values(rows).execute();
    return gone.length + added.length > 0;
  }

  /** What a blank cell does to a mother, the register has settled with the others. */
  async #writeMother(id: string, { mother }: WellRecord, wanted: string | null): Promise<boolean> {
    const held = await this.#db
      .selectFrom('well_mother')
      .select('mother_id')
      .where('well_id', '=', id)
      .executeTakeFirst();
    const stored = held?.mother_id ?? null;
    if (mother === null && stored !== null) this.blanks += 1;
    if (wanted === stored) return false;
    if (wanted === null) await this.#db.deleteFrom('well_mother').where('well_id', '=', id).execute();
    else
      await this.#db
        .insertInto('well_mother')
        .values({ well_id: id, mother_id: wanted })
        .onConflict((conflict) => conflict.column('well_id').doUpdateSet({ mother_id: wanted }))
        .execute();
    return true;
  }

  async #writeGroups(id: string, { fieldId, groups }: WellRecord): Promise<boolean> {
    let differs = false;
    for (const [kind, names] of Object.entries(groups) as [WellGroupKind, readonly string[]][]) {
      const held = await this.#db
        .selectFrom('well_group_member as member')
        .innerJoin('well_group as group', 'group.id', 'member.well_group_id')
        .select(['group.id', 'group.name'])
        .where('member.well_id', '=', id)
        .where('group.kind', '=', kind)
        .execute();
      const wanted = this.#mergedNames(
        names,
        held.map(({ name }) => name),
      );
      const has = (list: readonly string[], name: string) =>
        list.some((other) => canonical(other) === canonical(name));
      const gone = held.filter(({ name }) => !has(wanted, name));
      const added = wanted.filter(
        (name) =>
          !has(
            held.map((group) => group.name),
            name,
          ),
      );
      for (const group of gone)
        await this.#db
          .deleteFrom('well_group_member')
          .where('well_id', '=', id)
          .where('well_group_id', '=', group.id)
          .execute();
      for (const name of added)
        await this.#db
          .insertInto('well_group_member')
          .values({ well_id: id, well_group_id: await this.#ensureGroup(fieldId, kind, name) })
          .execute();
      differs ||= gone.length + added.length > 0;
    }
    return differs;
  }

  async #ensureGroup(fieldId: string, kind: WellGroupKind, name: string): Promise<string> {
    const groups = await this.#db.selectFrom('well_group').select(['id', 'name', 'field_id']).execute();
    const known = groups.find(
      (group) => group.field_id === fieldId && canonical(group.name) === canonical(name),
    );
    if (known) return known.id;
    const id = freeId(name, fieldId, (candidate) => groups.some((group) => group.id === candidate));
    await this.#db.insertInto('well_group').values({ id, field_id: fieldId, name, kind }).execute();
    return id;
  }

  /** A status without a day holds from the day that goes on, where it is not in force already. */
  async #writeStatus(id: string, { status, today }: WellRecord): Promise<boolean> {
    if (!status) return false;
    const recorded = await this.#db
      .selectFrom('well_status_record')
      .select(['since', 'status'])
      .where('well_id', '=', id)
      .orderBy('since', 'desc')
      .execute();
    if (status.since === undefined && recorded[0]?.status === status.word) return false;
    const since = status.since ?? today;
    if (recorded.some((one) => one.since === since && one.status === status.word)) return false;
    await this.#db
      .insertInto('well_status_record')
      .values({ well_id: id, since, status: status.word })
      .onConflict((conflict) => conflict.columns(['well_id', 'since']).doUpdateSet({ status: status.word }))
      .execute();
    return true;
  }

  async #writeMainProduct(id: string, { mainProduct }: WellRecord): Promise<boolean> {
    if (!mainProduct) return false;
    const { since, word } = mainProduct;
    const held = await this.#db
      .selectFrom('well_main_product')
      .select('product')
      .where('well_id', '=', id)
      .where('since', '=', since)
      .executeTakeFirst();
    if (held?.product === word) return false;
    await this.#db
      .insertInto('well_main_product')
      .values({ well_id: id, since, product: word })
      .onConflict((conflict) => conflict.columns(['well_id', 'since']).doUpdateSet({ product: word }))
      .execute();
    return true;
  }
}
