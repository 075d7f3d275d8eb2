import { sql, type Kysely, type Migration } from 'kysely';

/**
 * The record of measured steps that a probability was stated from when its advice was decided on, or its step was made: what came of it
 * later, its own step among it, was not known then.
 */
export const statedRecords: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table optimization_opportunity add column stated_record jsonb`.execute(db);
    // Of all fields of the well's own kind: what a demonstration plants says nothing of real wells.
    await sql`
      create function record_of(well text, kind text, expected_oil double precision)
      returns jsonb language sql stable parallel safe as $$
        select jsonb_build_object(
          'measured', coalesce(sum(record.measured), 0), 'met', coalesce(sum(record.met), 0),
          'counted', coalesce(sum(record.counted), 0))
        from step_record as record
        where record.setting = case when kind in ('frequencyUp', 'frequencyDown') then 'frequency' else kind end
          and record.aim = case when expected_oil > 0 then 'gain' else 'reduction' end
          and exists (
            select from well as other join well as own on own.id = record_of.well
            where other.field_id = record.field_id
              and (other.source = 'demonstration') = (own.source = 'demonstration'))
      $$`.execute(db);
    // Of steps that were made before this was kept, what was stated is not known: their model's chance is.
    await sql`
      update optimization_opportunity as advice
      set stated_record = case
        when status in ('done', 'proved') then '{"measured": 0, "met": 0, "counted": 0}'
        else record_of(well_id, kind, expected_oil) end
      where status <> 'found'`.execute(db);
    await sql`
      create function keep_stated_record() returns trigger language plpgsql as $$
      begin
        if new.status = 'found' then
          new.stated_record := null;
        elsif new.stated_record is null then
          new.stated_record := record_of(new.well_id, new.kind, new.expected_oil);
        end if;
        return new;
      end $$`.execute(db);
    await sql`
      create trigger optimization_opportunity_stated before insert or update of status on optimization_opportunity
        for each row execute function keep_stated_record()`.execute(db);
  },
};
