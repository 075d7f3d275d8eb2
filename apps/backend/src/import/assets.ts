import { anyOf } from '../database/expressions.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { canonical } from './identity.ts';
import { ImportError } from './import-error.ts';
import type { NamedWell } from './read-files.ts';
import { freeId, slug } from './well-ids.ts';

export interface Placement {
  /** Names; undefined when the caller did not say. */
  readonly businessUnit?: string | undefined;
  readonly area?: string | undefined;
  /** Whether a stored well takes the name that the file has for its identifier. */
  readonly renameWells?: boolean | undefined;
  /** Take a well that has the name of its field beside other wells. */
  readonly acceptFigures?: boolean | undefined;
}

/** Where fields go unless the caller says. */
export const defaultPlacement = 'Imported';

/**
 * Finds or makes the wells of an import, with their fields, area and business unit. Names are compared here and not in
 * the database, whose idea of upper and lower case depends on its locale.
 * @returns Ids in the order of `wells`.
 * @throws ImportError when a name is taken by demonstration data, when names and identifiers do not belong together as they are
 * stored, when a well has the name of a field that has others, or a field lies elsewhere than the caller says.
 */
export async function ensureWells(
  db: Kysely<Database>,
  wells: readonly NamedWell[],
  placement: Placement,
): Promise<string[]> {
  const fields = new Map<string, string>();
  for (const { field } of wells) {
    const key = canonical(field);
    if (!fields.has(key)) fields.set(key, await ensureField(db, field, placement));
  }
  const stored = await db.selectFrom('well').select(['id', 'name', 'uwi', 'source', 'field_id']).execute();
  const taken = new Set(stored.map(({ id }) => id));
  const byName = new Map(stored.map((well) => [wellKey(well.field_id, well.name), well]));
  const identifiers = await db.selectFrom('well_identifier').selectAll().execute();
  const byId = new Map(stored.map((well) => [well.id, well]));
  const byOther = new Map(
    identifiers.map((one) => [`${one.field_id}\0${one.canonical}`, byId.get(one.well_id)]),
  );
  const byIdentifier = new Map(
    stored.flatMap((well) => (well.uwi === null ? [] : [[wellKey(well.field_id, well.uwi), well]])),
  );
  const ids: string[] = [];
  for (const { name, uwi, field } of wells) {
    const fieldId = fields.get(canonical(field)) ?? '';
    // A file may call a well by its identifier alone.
    const named =
      byName.get(wellKey(fieldId, name)) ??
      byOther.get(wellKey(fieldId, name)) ??
      (uwi === null ? byIdentifier.get(wellKey(fieldId, name)) : undefined);
    const identified =
      uwi === null
        ? undefined
        : (byIdentifier.get(wellKey(fieldId, uwi)) ?? byOther.get(wellKey(fieldId, uwi)));
    const known = named ?? identified;
    if (known?.source === 'demonstration') {
      throw new ImportError(`Well ${name} of field ${field} is demonstration data and is not overwritten.`);
    }
    if (named?.uwi && uwi && canonical(named.uwi) !== canonical(uwi) && identified !== named) {
      throw new ImportError(
        `Well ${name} of field ${field} has the identifier "${named.uwi}", and the file says "${uwi}": correct one of the two.`,
      );
    }
    if (identified && identified.id !== known?.id) {
      throw new ImportError(
        `The identifier "${uwi}" of well ${name} of field ${field} is that of well ${identified.name}: correct one of the two.`,
      );
    }
    if (known && !named) {
      if (!placement.renameWells) {
        throw new ImportError(
          `Well ${name} of field ${field} has the identifier "${uwi}" of well ${known.name}: use --rename-wells if it has this ` +
            'name today, or correct the file.',
        );
      }
      await renameWell(db, known, name);
    }
    const hasOthers = stored.some((well) => well.field_id === fieldId);
    if (!known && hasOthers && canonical(name) === canonical(field) && !placement.acceptFigures) {
      throw new ImportError(
        `Well ${name} has the name of its field, which has other wells: a total is not a well. --accept-figures imports it.`,
      );
    }
    const id = known?.id ?? freeId(name, fieldId, (candidate) => taken.has(candidate));
    ids.push(id);
    if (!known) {
      taken.add(id);
      await db.insertInto('well').values({ id, name, uwi, field_id: fieldId, source: 'import' }).execute();
    } else if (!known.uwi && uwi && !identified) {
      await db.updateTable('well').set({ uwi }).where('id', '=', id).execute();
    }
  }
  return ids;
}

/** Gives a well another name. The one before stays as an alias: files go on naming it so. */
async function renameWell(
  db: Kysely<Database>,
  well: { readonly id: string; readonly field_id: string; readonly name: string },
  name: string,
): Promise<void> {
  await db.updateTable('well').set({ name }).where('id', '=', well.id).execute();
  const form = canonical(well.name);
  if (form === canonical(name)) return;
  await db
    .insertInto('well_identifier')
    .values({
      field_id: well.field_id,
      canonical: form,
      well_id: well.id,
      kind: 'alias',
      identifier: well.name,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function wellKey(fieldId: string, name: string): string {
  return `${fieldId}\0${canonical(name)}`;
}

/** A field is known by its name: a repeated import finds it wherever it was put the first time. */
async function ensureField(db: Kysely<Database>, name: string, placement: Placement): Promise<string> {
  const fields = await db
    .selectFrom('field')
    .innerJoin('area', 'area.id', 'field.area_id')
    .innerJoin('business_unit', 'business_unit.id', 'area.business_unit_id')
    .select(['field.id', 'field.name', 'area.name as area', 'business_unit.name as businessUnit'])
    .execute();
  const known = fields.filter((field) => isSame(name, field.name));
  const fitting = known.filter(
    (field) => isSame(placement.businessUnit, field.businessUnit) && isSame(placement.area, field.area),
  );
  if (fitting.length > 1) {
    throw new ImportError(
      `There are ${fitting.length} fields named ${name}: choose one with --business-unit and --area.`,
    );
  }
  if (fitting[0]) return fitting[0].id;
  if (known[0]) {
    const { area, businessUnit } = known[0];
    throw new ImportError(
      `Field ${name} is in area ${area} of ${businessUnit}, not where --business-unit and --area put it.`,
    );
  }
  const areaId = await ensureArea(db, placement);
  const id = freeId(name, areaId, (candidate) => fields.some((field) => field.id === candidate));
  await db.insertInto('field').values({ id, name, area_id: areaId }).execute();
  return id;
}

/** Whether a name that may not have been given is the stored one. */
function isSame(given: string | undefined, stored: string): boolean {
  return given === undefined || canonical(given) === canonical(stored);
}

/** Finds or makes an area in its business unit. */
export async function ensureArea(
  db: Kysely<Database>,
  placement: Pick<Placement, 'area' | 'businessUnit'>,
): Promise<string> {
  const businessUnitId = await ensureBusinessUnit(db, placement.businessUnit ?? defaultPlacement);
  const name = placement.area ?? defaultPlacement;
  const areas = await db.selectFrom('area').select(['id', 'name', 'business_unit_id']).execute();
  const known = areas.find((area) => area.business_unit_id === businessUnitId && isSame(name, area.name));
  if (known) return known.id;
  const id = freeId(name, businessUnitId, (candidate) => areas.some((area) => area.id === candidate));
  await db.insertInto('area').values({ id, name, business_unit_id: businessUnitId }).execute();
  return id;
}

async function ensureBusinessUnit(db: Kysely<Database>, name: string): Promise<string> {
  const units = await db.selectFrom('business_unit').select(['id', 'name']).execute();
  const known = units.find((unit) => isSame(name, unit.name));
  if (known) return known.id;
  const id = freeId(name, slug(name), (candidate) => units.some((unit) => unit.id === candidate));
  await db.insertInto('business_unit').values({ id, name }).execute();
  return id;
}

/** The fields of wells. */
export async function fieldsOf(db: Kysely<Database>, wellIds: readonly string[]): Promise<string[]> {
  const fields = await db
    .selectFrom('well')
    .select('field_id')
    .distinct()
    .where('id', '=', anyOf(wellIds))
    .orderBy('field_id')
    .execute();
  return fields.map(({ field_id: id }) => id);
}

/** Those of wells that have no day. */
export async function withoutDays(db: Kysely<Database>, wellIds: readonly string[]): Promise<string[]> {
  const wells = await db
    .selectFrom('well')
    .select('id')
    .where('id', '=', anyOf(wellIds))
    .where('last_day', 'is', null)
    .orderBy('id')
    .execute();
  return wells.map(({ id }) => id);
}
