import { sql, type Kysely, type Migration } from 'kysely';

/** What a planned step sets is kept beside its title, which is for reading; of steps that advice planned it is in their titles. */
export const plannedSteps: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table schedule_entry add column step jsonb`.execute(db);
    await sql`
      update schedule_entry as entry
      set step = jsonb_build_object(
        'setting', case parts[1] when 'Choke ' then 'choke' when 'Lift gas ' then 'gasLift' else 'frequency' end,
        'from', parts[2]::float, 'to', parts[3]::float, 'unit', parts[4])
      from (
        select id, regexp_match(title, '^(Choke |Lift gas )?([0-9.]+) → ([0-9.]+) (Hz|%|Sm3/d)$') as parts
        from schedule_entry where starts_with(id, 'step-')
      ) as read
      where read.id = entry.id and read.parts is not null`.execute(db);
  },
};
