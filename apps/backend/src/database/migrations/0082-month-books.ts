import { sql, type Kysely, type Migration } from 'kysely';

const counts = ['days', 'suspect_days', 'days_without_hours'].map((name) => `${name} integer not null`);
const sums = [
  ...['hours', 'day_hours', 'flow_hours', 'oil', 'gas', 'water', 'water_injected'],
  ...['cut_oil', 'cut_water', 'gor_oil', 'gor_gas'],
].map((name) => `${name} double precision`);
const deferral = ['oil', 'gas', 'water'].flatMap((product) =>
  ['potential', 'deferred', 'above_potential'].map((sum) => `${product}_${sum} double precision`),
);
const losses = ['hours', 'oil', 'gas', 'water'].map((name) => `${name} double precision not null`);

async function entries(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table book_entry (
      id uuid primary key,
      field_id text collate "C" not null references field on delete cascade,
      month date not null check (extract(day from month) = 1),
      booked_month date check (extract(day from booked_month) = 1 and booked_month >= month),
      reason text not null check (reason in ('close', 'import', 'recode', 'rule', 'decision')),
      at timestamptz(3) not null,
      user_id uuid references app_user on delete set null,
      run_id bigint references import_run on delete set null,
      rules text,
      closing_id uuid,
      missing_days integer,
      note text check (length(note) between 1 and 2000),
      check (reason <> 'close' or (booked_month = month and rules is not null and missing_days is not null))
    )`.execute(db);
  await sql`create unique index book_entry_closed on book_entry (field_id, month) where reason = 'close'`.execute(
    db,
  );
  await sql`
    create unique index book_entry_open on book_entry (field_id, month, reason, user_id, run_id, rules)
    nulls not distinct where booked_month is null`.execute(db);
  await sql`create index book_entry_booked on book_entry (field_id, booked_month)`.execute(db);
  for (const column of ['user_id', 'run_id', 'closing_id'])
    await sql`create index ${sql.ref(`book_entry_${column}`)} on book_entry (${sql.ref(column)})`.execute(db);
}

/** A table of lines: what an entry says of each well. */
async function lines(db: Kysely<unknown>, table: string, columns: readonly string[], key: readonly string[]) {
  await sql`
    create table ${sql.table(table)} (
      entry_id uuid not null references book_entry on delete cascade,
      well_id text collate "C" not null references well on delete cascade,
      ${sql.raw(columns.join(', '))},
      primary key (entry_id, ${sql.raw(key.join(', '))})
    )`.execute(db);
  await sql`create index ${sql.ref(`${table}_well`)} on ${sql.table(table)} (well_id)`.execute(db);
}

/**
 * Closed months of fields: a closing copies what each well had, and what its rows say later stands in entries of their own. What
 * marks a well as due says why, so that such an entry can say it too.
 */
export const monthBooks: Migration = {
  async up(db: Kysely<unknown>) {
    await entries(db);
    const method = "method text not null check (method in ('trailingMedian', 'declining'))";
    await lines(db, 'book_production', [...counts, ...sums], ['well_id']);
    await lines(db, 'book_deferral', [method, ...deferral], ['well_id', 'method']);
    await lines(
      db,
      'book_loss',
      [
        method,
        'reason_code text collate "C" not null references deferment_reason',
        "kind text not null check (kind in ('planned', 'unplanned'))",
        ...losses,
      ],
      ['well_id', 'method', 'reason_code', 'kind'],
    );
    await sql`create index book_loss_reason_code on book_loss (reason_code)`.execute(db);
    await sql`
      alter table well_computation
        add column changed_by text check (changed_by in ('import', 'recode')),
        add column changed_by_user uuid references app_user on delete set null,
        add column changed_by_run bigint references import_run on delete set null`.execute(db);
    for (const column of ['changed_by_user', 'changed_by_run'])
      await sql`create index ${sql.ref(`well_computation_${column}`)} on well_computation (${sql.ref(column)})`.execute(
        db,
      );
  },
};
