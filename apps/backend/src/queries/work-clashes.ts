import { sql, type Expression } from 'kysely';

/** Whether two wells share a test header. */
export function onOneHeader(one: Expression<unknown>, other: Expression<unknown>) {
  return sql<boolean>`exists (
    select from well_group_member as mine
    join well_group as header on header.id = mine.well_group_id and header.kind = 'testHeader'
    join well_group_member as theirs on theirs.well_group_id = mine.well_group_id
    where mine.well_id = ${one} and theirs.well_id = ${other})`;
}

/** Other open work that needs a test header or a crew of open work of the schedule (`entry`) at the same time. */
export interface ClashRow {
  readonly id: string;
  readonly place: string;
  readonly by: 'testHeader' | 'crew';
  readonly name: string;
  /** ISO 8601. */
  readonly plannedStart: string;
}

/** The clashes of an activity (`entry`), by the begin of the other one. What is at the same well or facility overlaps it already. */
export const clashesOf = sql<ClashRow[]>`(
  select coalesce(json_agg(json_build_object(
    'id', clash.id, 'place', clash.place, 'by', clash.by, 'name', clash.name,
    'plannedStart', clash.start) order by clash.start, clash.id, clash.by), '[]')
  from (
    select other.id, coalesce(held.name, other.facility, other.title) as place, 'crew' as by, other.crew as name,
           other.planned_start as start
    from schedule_entry as other left join well as held on held.id = other.well_id
    where entry.crew is not null and other.crew = entry.crew and other.id <> entry.id
      and (other.well_id is distinct from entry.well_id or entry.well_id is null)
      and other.status in ('planned', 'confirmed', 'inProgress')
      and other.planned_start < entry.planned_end and other.planned_end > entry.planned_start
    union all
    select other.id, held.name, 'testHeader', header.name, other.planned_start
    from well_group_member as mine
    join well_group as header on header.id = mine.well_group_id and header.kind = 'testHeader'
    join well_group_member as theirs on theirs.well_group_id = mine.well_group_id and theirs.well_id <> mine.well_id
    join schedule_entry as other on other.well_id = theirs.well_id and other.activity = 'wellTest'
    join well as held on held.id = other.well_id
    where entry.activity = 'wellTest' and mine.well_id = entry.well_id
      and other.status in ('planned', 'confirmed', 'inProgress')
      and other.planned_start < entry.planned_end and other.planned_end > entry.planned_start
  ) as clash
  where entry.status in ('planned', 'confirmed', 'inProgress'))`;
