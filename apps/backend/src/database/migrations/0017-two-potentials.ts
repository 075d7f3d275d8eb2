import { sql, type Kysely, type Migration } from 'kysely';

const methods = sql`(method in ('trailingMedian', 'declining'))`;

/** Names the method in a table whose rows were all made by the trailing median, as part of its key. */
async function keyByMethod(db: Kysely<unknown>, table: string, key: readonly string[]): Promise<void> {
  const name = sql.table(table);
  await sql`alter table ${name} add column if not exists method text not null default 'trailingMedian'`.execute(
    db,
  );
  await sql`alter table ${name} alter column method drop default`.execute(db);
  await sql`
    alter table ${name} drop constraint if exists ${sql.ref(`${table}_method_check`)},
      add constraint ${sql.ref(`${table}_method_check`)} check ${methods},
      drop constraint ${sql.ref(`${table}_pkey`)},
      add primary key (${sql.join(key.map((column) => sql.ref(column)))})`.execute(db);
}

/** Which version of its rule made each row; those that are there were made by the first. */
async function addVersion(db: Kysely<unknown>, table: string): Promise<void> {
  const name = sql.table(table);
  await sql`alter table ${name} add column version text not null default '1'`.execute(db);
  await sql`alter table ${name} alter column version drop default`.execute(db);
}

/**
 * Potential and deferral by two methods, each row with the version of its rule. What was computed before stays until
 * the next recomputation, which the next start of an installation with demonstration data makes.
 */
export const twoPotentials: Migration = {
  async up(db: Kysely<unknown>) {
    await keyByMethod(db, 'deferred_production', ['well_id', 'method', 'day']);
    await keyByMethod(db, 'deferred_loss', ['well_id', 'method', 'day', 'reason_code', 'kind']);
    await keyByMethod(db, 'field_deferred_day', ['field_id', 'method', 'day']);
    await keyByMethod(db, 'field_loss_day', ['field_id', 'method', 'day', 'reason_code', 'kind']);
    for (const table of ['deferred_production', 'deferred_loss', 'field_deferred_day']) {
      await addVersion(db, table);
    }
    await sql`
      create table accepted_level (
        well_id text collate "C" not null references well on delete cascade,
        day date not null,
        accepted_by text not null check (length(accepted_by) <= 254),
        accepted_at timestamptz(3) not null,
        comment text check (length(comment) <= 2000),
        primary key (well_id, day)
      )`.execute(db);
    await sql`
      insert into deferment_reason (code, text, choke, usual_kind, sort_order)
      select 'underperformance', 'Underperformance without a cause', 'well', 'unplanned', coalesce(max(sort_order), 0) + 1
      from deferment_reason
      on conflict (code) do nothing`.execute(db);
  },
};
