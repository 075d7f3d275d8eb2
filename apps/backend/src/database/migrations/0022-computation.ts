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
        rows_changed boolean not null,
        well_id text collate "C" primary key references well on delete cascade,
        rules text check (length(rules) <= 200)
      )`.execute(db);
    await sql`insert into well_computation (well_id, rows_changed) select id, true from well`.execute(db);
    await countPotentials(db);
    await sql`alter table change_point add column severity_factors jsonb`.execute(db);
  },
};
