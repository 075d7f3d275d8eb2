import { sql, type Kysely, type Migration } from 'kysely';

const products = ['oil', 'gas', 'water'];

/** How many wells have a potential of each product on a day of a field: lists count their rows by it. */
async function countPotentials(db: Kysely<unknown>): Promise<void> {
  const columns = products.map((product) => `add column ${product}_wells integer not null default 0`);
  await sql`alter table field_deferred_day ${sql.raw(columns.join(', '))}`.execute(db);
  const counts = products.map((product) => `count(deferral.${product}_potential) as ${product}_wells`);
  const changes = products.map((product) => `${product}_wells = counted.${product}_wells`);
  await sql`
    update field_deferred_day as stored set ${sql.raw(changes.join(', '))}
    from (select well.field_id, deferral.method, deferral.day, ${sql.raw(counts.join(', '))}
          from well join deferred_production as deferral on deferral.well_id = well.id
          group by well.field_id, deferral.method, deferral.day) as counted
    where stored.field_id = counted.field_id and stored.method = counted.method and stored.day = counted.day`.execute(
    db,
  );
  const done = products.map((product) => `alter column ${product}_wells drop default`);
  await sql`alter table field_deferred_day ${sql.raw(done.join(', '))}`.execute(db);
}

/** Tables that insights follow from and that are written row by row, from many places. */
const causes = ['well_event', 'schedule_entry', 'accepted_level'];

/** Rows of the log and the schedule, and accepted levels, mark their wells whatever writes them; those without a well all of the field. */
async function markWithoutBeingAsked(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function mark_changed_wells() returns trigger language plpgsql as $$
    begin
      insert into well_computation (well_id, rows_changed, marks)
      select distinct well.id, true, 1
      from (select to_jsonb(changed) as one from changed) as changed
      join well on well.id = one ->> 'well_id' or (one ->> 'well_id' is null and well.field_id = one ->> 'field_id')
      order by well.id
      on conflict (well_id) do update set rows_changed = true, marks = well_computation.marks + 1;
      return null;
    end $$`.execute(db);
  for (const table of causes)
    for (const [change, rows] of [
      ['insert', 'new'],
      ['update', 'new'],
      ['update', 'old'],
      ['delete', 'old'],
    ] as const)
      await sql`
        create trigger ${sql.ref(`mark_${rows}_of_${change}`)} after ${sql.raw(change)} on ${sql.table(table)}
        referencing ${sql.raw(rows)} table as changed
        for each statement execute function mark_changed_wells()`.execute(db);
}

/**
 * What is known of each well's insights, so that only what has changed is computed again; wells that are there are
 * computed anew. Changes keep what their severity is ranked by, as exceptions do.
 */
export const computation: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table well_computation (
        computed_at timestamptz(3),
        stale_on date,
        marks integer not null default 0,
        rows_changed boolean not null,
        well_id text collate "C" primary key references well on delete cascade,
        rules text check (length(rules) <= 200)
      )`.execute(db);
    await sql`insert into well_computation (well_id, rows_changed) select id, true from well`.execute(db);
    await markWithoutBeingAsked(db);
    await countPotentials(db);
    await sql`alter table change_point add column severity_factors jsonb`.execute(db);
  },
};
