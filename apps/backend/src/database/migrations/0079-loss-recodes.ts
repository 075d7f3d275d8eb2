import { sql, type Kysely, type Migration } from 'kysely';

/** What people recoded of the losses of wells. Each recode stays; those that were not taken back lie over the computed split in the order of their versions. */
export const lossRecodes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table loss_recode (
        id uuid primary key,
        well_id text collate "C" not null references well on delete cascade,
        version integer not null check (version > 1),
        from_day date not null,
        to_day date not null check (to_day >= from_day),
        reason_code text collate "C" not null references deferment_reason,
        kind text not null check (kind in ('planned', 'unplanned')),
        parts jsonb not null,
        comment text check (length(comment) between 1 and 2000),
        user_id uuid references app_user on delete set null,
        at timestamptz(3) not null,
        undone_version integer check (undone_version > version),
        unique (well_id, version)
      )`.execute(db);
    for (const column of ['reason_code', 'user_id'])
      await sql`create index ${sql.ref(`loss_recode_${column}`)} on loss_recode (${sql.ref(column)})`.execute(
        db,
      );
  },
};
