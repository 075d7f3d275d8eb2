import { sql, type Kysely, type Migration } from 'kysely';

/** What people said of wells, with the keys of the tables. */
const said: Readonly<Record<string, string>> = {
  annotation: 'id',
  exception_decision_finding: 'decision_id finding_id',
  accepted_level: 'decision_id well_id',
  sensitivity_choice: 'id',
  loss_recode: 'id',
};

/** Findings follow from rows: only that one was given to another well is kept. */
const findings: Readonly<Record<string, string>> = {
  change_point: 'id',
  production_drop_exception: 'id',
  gas_exception: 'id',
};

/** Keeps what a merge of two wells finds of what people said about them, so that it can be undone. */
export const mergeImages: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [table, key] of Object.entries(said))
      for (const change of ['insert', 'update', 'delete']) await watch(db, table, key, change);
    for (const [table, key] of Object.entries(findings)) await watch(db, table, key, 'update');
  },
};

/** Keeps what a merge of two wells changes of a table. */
export async function watch(db: Kysely<unknown>, table: string, key: string, change: string): Promise<void> {
  const tables = {
    insert: 'new table as new_rows',
    delete: 'old table as old_rows',
    update: 'old table as old_rows new table as new_rows',
  }[change]!;
  const args = ['', ...key.split(' ')].map((arg) => sql.lit(arg));
  await sql`
    create trigger ${sql.ref(`keep_image_of_${change}`)} after ${sql.raw(change)} on ${sql.table(table)}
    referencing ${sql.raw(tables)} for each statement
    when (nullif(current_setting('cnx.import_run', true), '')::bigint is not null)
    execute function ${sql.raw(`keep_image_of_${change}`)}(${sql.join(args)})`.execute(db);
}
