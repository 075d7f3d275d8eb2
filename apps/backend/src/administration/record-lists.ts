import { createHash } from 'node:crypto';
import type { components } from '@cnx/api/schema';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { sinceEver } from '../import/well-master-data.ts';
import { mainProduct } from '../queries/main-product.ts';
import { pageOf, type Page, type PageRequest } from '../queries/pages.ts';
import type { WellGroupKind, WellIdentifierKind } from '../vocabulary.ts';

type Schemas = components['schemas'];
type WellRecord = Schemas['WellRecord'];
type FieldRecord = Schemas['FieldRecord'];

/** Which wells a list shows. */
export interface WellRecordFilter {
  /** In the name, an identifier or an alias. */
  readonly text?: string | undefined;
  readonly fieldId?: string | undefined;
  readonly method?: WellRecord['method'] | undefined;
}

/** What changes with a record, and with nothing else. */
const versionOf = (record: object) =>
  createHash('sha256').update(JSON.stringify(record)).digest('base64url').slice(0, 22);

function wells(db: Kysely<Database>) {
  return db
    .selectFrom('well')
    .innerJoin('field', 'field.id', 'well.field_id')
    .leftJoin('manufacturer as maker', 'maker.id', 'well.manufacturer_id')
    .leftJoin('well_mother', 'well_mother.well_id', 'well.id')
    .leftJoin('well as mother', 'mother.id', 'well_mother.mother_id')
    .select(['well.id', 'well.name', 'field.id as fieldId', 'field.name as fieldName', 'well.uwi'])
    .select(['well.method_of_production as method', 'maker.name as manufacturer', 'well.status'])
    .select(['well.first_production as firstProduction', 'well.first_day as firstDay'])
    .select(['well.last_day as lastDay', 'well.source', mainProduct.as('mainProduct')])
    .select('mother.name as mother');
}

/** Wells with their records by field and name, as far as a page goes. */
export async function listWellRecords(
  db: Kysely<Database>,
  { text, fieldId, method }: WellRecordFilter,
  page: PageRequest,
): Promise<Page<WellRecord>> {
  let rows = wells(db);
  if (fieldId !== undefined) rows = rows.where('well.field_id', '=', fieldId);
  if (method !== undefined) rows = rows.where('well.method_of_production', '=', method);
  if (text !== undefined)
    rows = rows.where(
      sql<boolean>`(strpos(lower(well.name || ' ' || coalesce(well.uwi, '')), lower(${text})) > 0 or exists (
        select from well_identifier as other where other.well_id = well.id and strpos(lower(other.identifier), lower(${text})) > 0))`,
    );
  const ordered = rows
    .orderBy(sql`field.name collate natural_order`)
    .orderBy('field.id')
    .orderBy(sql`well.name collate natural_order`)
    .orderBy('well.id');
  // What readPage makes of a well's name and field together is another shape.
  const list = (await pageOf(ordered, page).execute()) as (WellRow & { total: number })[];
  const total = list[0]?.total ?? 0;
  return { rows: await withParts(db, list), total };
}

type WellRow = Awaited<ReturnType<ReturnType<typeof wells>['execute']>>[number];

/** A well with its record; undefined where there is none. */
export async function readWellRecord(db: Kysely<Database>, id: string): Promise<WellRecord | undefined> {
  const rows = await wells(db).where('well.id', '=', id).execute();
  return (await withParts(db, rows))[0];
}

async function withParts(db: Kysely<Database>, rows: readonly WellRow[]): Promise<WellRecord[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const identifiers = await db
    .selectFrom('well_identifier')
    .select(['well_id', 'kind', 'identifier'])
    .where('well_id', 'in', ids)
    .orderBy('canonical')
    .execute();
  const groups = await db
    .selectFrom('well_group_member as member')
    .innerJoin('well_group as group', 'group.id', 'member.well_group_id')
    .select(['member.well_id', 'group.kind', 'group.name'])
    .where('member.well_id', 'in', ids)
    .orderBy(sql`"group".name collate natural_order`)
    .execute();
  const statuses = await db
    .selectFrom('well_status_record')
    .selectAll()
    .where('well_id', 'in', ids)
    .orderBy('since', 'desc')
    .execute();
  const products = await db
    .selectFrom('well_main_product')
    .selectAll()
    .where('well_id', 'in', ids)
    .orderBy('since', 'desc')
    .execute();
  return rows.map((row) => {
    const { id, name, fieldId, fieldName, status, firstDay, lastDay, source } = row;
    const isOwn = ({ well_id }: { readonly well_id: string }) => well_id === id;
    const named = (kind: WellIdentifierKind) =>
      identifiers.filter((one) => isOwn(one) && one.kind === kind).map(({ identifier }) => identifier);
    const inGroups = (kind: WellGroupKind) =>
      groups.filter((one) => isOwn(one) && one.kind === kind).map((one) => one.name);
    const record = {
      name,
      uwi: row.uwi,
      api: named('api')[0] ?? null,
      code: named('code')[0] ?? null,
      mother: row.mother,
      aliases: named('alias'),
      method: row.method,
      manufacturer: row.manufacturer,
      pads: inGroups('pad'),
      manifolds: inGroups('manifold'),
      testHeaders: inGroups('testHeader'),
      statuses: statuses.filter(isOwn).map((one) => ({ status: one.status, since: one.since })),
      mainProducts: products
        .filter(isOwn)
        .map(({ product, since }) => ({ product, since: since === sinceEver ? null : since })),
      firstProduction: row.firstProduction,
    };
    return {
      id,
      version: versionOf(record),
      field: { id: fieldId, name: fieldName },
      ...record,
      ...{ status, mainProduct: row.mainProduct, firstDay, lastDay },
      demonstration: source === 'demonstration',
    };
  });
}

/** More than there are fields. */
const maxFields = 2_000;

/** All fields with their records, by name. */
export async function listFieldRecords(db: Kysely<Database>, id?: string): Promise<FieldRecord[]> {
  const rows = await db
    .selectFrom('field')
    .innerJoin('area', 'area.id', 'field.area_id')
    .innerJoin('business_unit as unit', 'unit.id', 'area.business_unit_id')
    .select(['field.id', 'field.name', 'area.name as area', 'unit.name as businessUnit'])
    .select(['field.time_zone as timeZone', 'field.production_day_start_hour as dayStart'])
    .select('field.report_due_hours as reportDue')
    .select(({ selectFrom }) =>
      selectFrom('well')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('well.field_id', '=', 'field.id')
        .as('wells'),
    )
    .select(({ selectFrom, exists }) =>
      exists(
        selectFrom('well')
          .select('well.id')
          .whereRef('well.field_id', '=', 'field.id')
          .where('well.source', '=', 'demonstration'),
      ).as('demonstration'),
    )
    .$if(id !== undefined, (query) => query.where('field.id', '=', id!))
    .orderBy(sql`field.name collate natural_order`)
    .orderBy('field.id')
    .limit(maxFields)
    .execute();
  return rows.map(({ wells: count, demonstration, id: own, ...record }) => ({
    ...{ id: own, version: versionOf(record), ...record },
    ...{ wells: count ?? 0, demonstration: Boolean(demonstration) },
  }));
}
