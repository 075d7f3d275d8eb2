import { sql, type Kysely } from 'kysely';
import type { components } from '@cnx/api/schema';
import type { Database } from '../database/schema.ts';
import type { MethodOfProduction } from '../vocabulary.ts';

type FilterItem = components['schemas']['FilterItem'];
type WellRef = components['schemas']['WellRef'];

interface FilterRow {
  id: string;
  name: string;
  parent_id: string | null;
  well_count: number;
  active: boolean;
}

function asFilterItem(row: FilterRow): FilterItem {
  return {
    id: row.id,
    name: row.name,
    parentIds: row.parent_id === null ? [] : [row.parent_id],
    wellCount: row.well_count,
    active: row.active,
  };
}

/** All business units by name. */
export async function listBusinessUnits(db: Kysely<Database>): Promise<FilterItem[]> {
  const { rows } = await sql<FilterRow>`
    select unit.id, unit.name, null as parent_id, count(well.id)::int as well_count, unit.active
    from business_unit as unit
    left join area on area.business_unit_id = unit.id
    left join field on field.area_id = area.id
    left join well on well.field_id = field.id
    group by unit.id order by unit.name, unit.id`.execute(db);
  return rows.map(asFilterItem);
}

/** All areas by name, each below its business unit. */
export async function listAreas(db: Kysely<Database>): Promise<FilterItem[]> {
  const { rows } = await sql<FilterRow>`
    select area.id, area.name, area.business_unit_id as parent_id, count(well.id)::int as well_count, area.active
    from area
    left join field on field.area_id = area.id
    left join well on well.field_id = field.id
    group by area.id order by area.name, area.id`.execute(db);
  return rows.map(asFilterItem);
}

/** All fields by name, each below its area. */
export async function listFields(db: Kysely<Database>): Promise<FilterItem[]> {
  const { rows } = await sql<FilterRow>`
    select field.id, field.name, field.area_id as parent_id, count(well.id)::int as well_count, field.active
    from field left join well on well.field_id = field.id
    group by field.id order by field.name, field.id`.execute(db);
  return rows.map(asFilterItem);
}

/** All makers of lift equipment by name. */
export async function listManufacturers(db: Kysely<Database>): Promise<FilterItem[]> {
  const { rows } = await sql<FilterRow>`
    select maker.id, maker.name, null as parent_id, count(well.id)::int as well_count, maker.active
    from manufacturer as maker left join well on well.manufacturer_id = maker.id
    group by maker.id order by maker.name, maker.id`.execute(db);
  return rows.map(asFilterItem);
}

/** All pads, manifolds and test headers by field and name, each below its field. */
export async function listWellGroups(db: Kysely<Database>): Promise<FilterItem[]> {
  const { rows } = await sql<FilterRow>`
    select grouping.id, grouping.name, grouping.field_id as parent_id, count(member.well_id)::int as well_count,
           grouping.active
    from well_group as grouping left join well_group_member as member on member.well_group_id = grouping.id
    group by grouping.id order by grouping.field_id, grouping.name, grouping.id`.execute(db);
  return rows.map(asFilterItem);
}

/** English names of the methods; a portal may translate by id. */
const methodNames: Record<MethodOfProduction, string> = {
  naturalFlow: 'Natural flow',
  continuousGasLift: 'Continuous gas lift',
  intermittentGasLift: 'Intermittent gas lift',
  plungerGasLift: 'Plunger gas lift',
  electricSubmersiblePumpLift: 'Electric submersible pump lift',
  progressiveCavityPumpLift: 'Progressive cavity pump lift',
  suckerRodPumpLift: 'Sucker rod pump lift',
  jetPumpLift: 'Jet pump lift',
  hydraulicPumpLift: 'Hydraulic pump lift',
  foamLift: 'Foam lift',
  unknown: 'Unknown',
};

/** The methods of production that some well has, by name. */
export async function listMethodsOfProduction(db: Kysely<Database>): Promise<FilterItem[]> {
  const { rows } = await sql<{ id: MethodOfProduction; well_count: number }>`
    select method_of_production as id, count(*)::int as well_count from well group by 1`.execute(db);
  return rows
    .map((row) => asFilterItem({ ...row, name: methodNames[row.id], parent_id: null, active: true }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** All wells by field and name, with where they belong. */
export async function listWells(db: Kysely<Database>): Promise<WellRef[]> {
  const { rows } = await sql<WellRow>`
    select well.id, well.name, well.uwi, well.field_id, field.area_id, area.business_unit_id,
           coalesce(membership.group_ids, '{}') as group_ids, well.method_of_production, well.manufacturer_id,
           well.status, well.flow_kind
    from well
    join field on field.id = well.field_id
    join area on area.id = field.area_id
    left join (
      select well_id, array_agg(well_group_id::text order by well_group_id) as group_ids
      from well_group_member group by well_id
    ) as membership on membership.well_id = well.id
    order by field.name, well.name, well.id`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    uwi: row.uwi,
    fieldId: row.field_id,
    areaId: row.area_id,
    businessUnitId: row.business_unit_id,
    wellGroupIds: row.group_ids,
    methodOfProduction: row.method_of_production,
    manufacturerId: row.manufacturer_id,
    status: row.status,
    flowKind: row.flow_kind,
  }));
}

interface WellRow {
  id: string;
  name: string;
  uwi: string | null;
  field_id: string;
  area_id: string;
  business_unit_id: string;
  group_ids: string[];
  method_of_production: WellRef['methodOfProduction'];
  manufacturer_id: string | null;
  status: WellRef['status'];
  flow_kind: WellRef['flowKind'];
}
