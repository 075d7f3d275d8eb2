import { sql, type Kysely, type Migration } from 'kysely';

const currentRun = sql`nullif(current_setting('cnx.import_run', true), '')::bigint`;

/** Tables of many rows: each names the import that wrote it last, and only what was there before has an image. */
const bulk = {
  daily_production: 'well_id day',
  esp_reading: 'well_id at',
  reported_month: 'well_id month',
};

/** All other tables that imports write, with their keys, and with columns that follow from other rows. */
const single: Record<string, { key: string; derived?: string }> = {
  business_unit: { key: 'id' },
  area: { key: 'id' },
  field: { key: 'id' },
  manufacturer: { key: 'id' },
  well: { key: 'id', derived: 'first_day,last_day,last_flow_day,flow_kind,status' },
  well_group: { key: 'id' },
  well_group_member: { key: 'well_group_id well_id' },
  well_identifier: { key: 'field_id canonical' },
  well_status_record: { key: 'well_id since' },
  well_main_product: { key: 'well_id since' },
  schedule_entry: { key: 'id', derived: 'version' },
  well_event: { key: 'id' },
  well_test: { key: 'id' },
  sustainability_day: { key: 'field_id day' },
  production_plan: { key: 'field_id well_id month' },
  esp_equipment: { key: 'well_id installed_at' },
  pump_curve: { key: 'well_id installed_at' },
};

/** Keeps what an import finds in the rows that it changes, so that it can be undone. */
export const importImages: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table import_run
        add column user_id uuid references app_user on delete set null,
        add column has_images boolean not null default false,
        add column undone_at timestamptz(3),
        add column undone_by uuid references app_user on delete set null,
        add column undone jsonb`.execute(db);
    await sql`create index import_run_started_at on import_run (started_at)`.execute(db);
    await sql`create index import_run_user_id on import_run (user_id)`.execute(db);
    await sql`create index import_run_undone_by on import_run (undone_by)`.execute(db);
    await sql`
      create table import_image (
        run_id bigint not null references import_run on delete cascade,
        relation text collate "C" not null,
        key jsonb not null,
        before jsonb,
        after jsonb,
        primary key (run_id, relation, key)
      )`.execute(db);
    await sql`create index import_image_row on import_image (relation, key)`.execute(db);
    await sql`
      create index import_image_written_by on import_image (((before ->> 'import_run_id')::bigint))
      where before ? 'import_run_id'`.execute(db);
    for (const table of ['daily_production', 'esp_reading'])
      await sql`alter table ${sql.table(table)} add column import_run_id bigint`.execute(db);
    for (const table of Object.keys(bulk))
      await sql`alter table ${sql.table(table)} alter column import_run_id set default ${currentRun}`.execute(
        db,
      );
    await keepImages(db);
  },
};

async function keepImages(db: Kysely<unknown>): Promise<void> {
  // Arguments: columns that are left out, then those of the key. Moments are written in one zone, whatever the session has.
  await sql`
    create function key_of_row(given jsonb, names text[]) returns jsonb language sql immutable as $$
      select jsonb_object_agg(name, given -> name) from unnest(names) as name
    $$`.execute(db);
  for (const change of ['insert', 'update', 'delete']) {
    const rows = (name: string) =>
      sql.raw(
        `(select public.key_of_row(one, tg_argv[1:]) as key, one from (
           select to_jsonb(given) - string_to_array(tg_argv[0], ',') as one from ${name} as given) as listed)`,
      );
    const old =
      change === 'insert'
        ? sql`(select null::jsonb as key, null::jsonb as one where false)`
        : rows('old_rows');
    const fresh =
      change === 'delete'
        ? sql`(select null::jsonb as key, null::jsonb as one where false)`
        : rows('new_rows');
    await sql`
      create function ${sql.raw(`keep_image_of_${change}`)}() returns trigger language plpgsql set timezone to 'UTC' as $$
      begin
        insert into public.import_image as held (run_id, relation, key, before, after)
        select ${currentRun}, tg_table_name, coalesce(found.key, written.key),
               case when found.one ? 'import_run_id' then jsonb_strip_nulls(found.one) else found.one end,
               case when written.one ? 'import_run_id' then '{}' else written.one end
        from ${old} as found full join ${fresh} as written on written.key = found.key
        where found.one is distinct from written.one
        on conflict (run_id, relation, key) do update set after = excluded.after;
        return null;
      end $$`.execute(db);
    const tables = sql.raw(
      [
        change === 'insert' ? '' : 'old table as old_rows',
        change === 'delete' ? '' : 'new table as new_rows',
      ].join(' '),
    );
    const watch = (table: string, args: readonly string[]) => sql`
      create trigger ${sql.ref(`keep_image_of_${change}`)} after ${sql.raw(change)} on ${sql.table(table)}
      referencing ${tables} for each statement when (${currentRun} is not null)
      execute function ${sql.raw(`keep_image_of_${change}`)}(${sql.join(args.map((arg) => sql.lit(arg)))})`;
    for (const [table, { key, derived = '' }] of Object.entries(single))
      await watch(table, [derived, ...key.split(' ')]).execute(db);
    if (change === 'insert') continue;
    for (const [table, key] of Object.entries(bulk)) await watch(table, ['', ...key.split(' ')]).execute(db);
  }
}
