import { sql, type Expression, type Kysely, type RawBuilder } from 'kysely';
import type { components } from '@cnx/api/schema';
import type { Database } from '../database/schema.ts';
import type { MethodOfProduction } from '../vocabulary.ts';

type FilterItem = components['schemas']['FilterItem'];
type WellRef = components['schemas']['WellRef'];

const noParent = sql<string[]>`'{}'::text[]`;
const below = (parent: Expression<string>): RawBuilder<string[]> => sql`array[${parent}]`;

/** All business units by name. */
export function listBusinessUnits(db: Kysely<Database>): Promise<FilterItem[]> {
  return db
    .selectFrom('business_unit as unit')
    .leftJoin('area', 'area.business_unit_id', 'unit.id')
    .leftJoin('field', 'field.area_id', 'area.id')
    .leftJoin('well', 'well.field_id', 'field.id')
    .select(({ fn }) => [
      'unit.id',
      'unit.name',
      noParent.as('parentIds'),
      fn.count<number>('well.id').as('wellCount'),
      'unit.active',
    ])
    .groupBy('unit.id')
    .orderBy('unit.name')
    .orderBy('unit.id')
    .execute();
}

/** All areas by name, each below its business unit. */
export function listAreas(db: Kysely<Database>): Promise<FilterItem[]> {
  return db
    .selectFrom('area')
    .leftJoin('field', 'field.area_id', 'area.id')
    .leftJoin('well', 'well.field_id', 'field.id')
    .select(({ fn, ref }) => [
      'area.id',
      'area.name',
      below(ref('area.business_unit_id')).as('parentIds'),
      fn.count<number>('well.id').as('wellCount'),
      'area.active',
    ])
    .groupBy('area.id')
    .orderBy('area.name')
    .orderBy('area.id')
    .execute();
}

/** All fields by name, each below its area. */
export function listFields(db: Kysely<Database>): Promise<FilterItem[]> {
  return db
    .selectFrom('field')
    .leftJoin('well', 'well.field_id', 'field.id')
    .select(({ fn, ref }) => [
      'field.id',
      'field.name',
      below(ref('field.area_id')).as('parentIds'),
      fn.count<number>('well.id').as('wellCount'),
      'field.active',
    ])
    .groupBy('field.id')
    .orderBy('field.name')
    .orderBy('field.id')
    .execute();
}

/** All makers of lift equipment by name. */
export function listManufacturers(db: Kysely<Database>): Promise<FilterItem[]> {
  return db
    .selectFrom('manufacturer as maker')
    .leftJoin('well', 'well.manufacturer_id', 'maker.id')
    .select(({ fn }) => [
      'maker.id',
      'maker.name',
      noParent.as('parentIds'),
      fn.count<number>('well.id').as('wellCount'),
      'maker.active',
    ])
    .groupBy('maker.id')
    .orderBy('maker.name')
    .orderBy('maker.id')
    .execute();
}

/** All pads, manifolds and test headers by field and name, each below its field. */
export function listWellGroups(db: Kysely<Database>): Promise<FilterItem[]> {
  return db
    .selectFrom('well_group as group')
    .leftJoin('well_group_member as member', 'member.well_group_id', 'group.id')
    .select(({ fn, ref }) => [
      'group.id',
      'group.name',
      below(ref('group.field_id')).as('parentIds'),
      fn.count<number>('member.well_id').as('wellCount'),
      'group.active',
    ])
    .groupBy('group.id')
    .orderBy('group.field_id')
    .orderBy('group.name')
    .orderBy('group.id')
    .execute();
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
  const rows = await db
    .selectFrom('well')
    .select(({ fn }) => ['method_of_production as id', fn.countAll<number>().as('wellCount')])
    .groupBy('method_of_production')
    .execute();
  return rows
    .map(({ id, wellCount }) => ({ id, name: methodNames[id], parentIds: [], wellCount, active: true }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** All wells by field and name, with where they belong. */
export function listWells(db: Kysely<Database>): Promise<WellRef[]> {
  return db
    .selectFrom('well')
    .innerJoin('field', 'field.id', 'well.field_id')
    .innerJoin('area', 'area.id', 'field.area_id')
    .leftJoin(
      ({ selectFrom }) =>
        selectFrom('well_group_member')
          .select(['well_id', sql<string[]>`array_agg(well_group_id::text order by well_group_id)`.as('ids')])
          .groupBy('well_id')
          .as('groups'),
      (join) => join.onRef('groups.well_id', '=', 'well.id'),
    )
    .select(({ ref }) => [
      'well.id',
      'well.name',
      'well.uwi',
      'well.field_id as fieldId',
      'field.area_id as areaId',
      'area.business_unit_id as businessUnitId',
      sql<string[]>`coalesce(${ref('groups.ids')}, '{}')`.as('wellGroupIds'),
      'well.method_of_production as methodOfProduction',
      'well.manufacturer_id as manufacturerId',
      'well.status',
      'well.flow_kind as flowKind',
    ])
    .orderBy('field.name')
    .orderBy('well.name')
    .orderBy('well.id')
    .execute();
}
