import { sql, type Kysely, type Migration } from 'kysely';

/**
 * What one shift leaves to the next. One at a time waits to be confirmed; what it lists is kept when it is, because states that
 * are past cannot be worked out again.
 */
export const shiftHandovers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table shift_handover (
        id uuid primary key,
        since timestamptz(3) not null,
        note text not null check (length(note) between 1 and 4000),
        author_id uuid references app_user on delete set null,
        saved_at timestamptz(3) not null,
        version integer not null default 1 check (version > 0),
        confirmed_by uuid references app_user on delete set null,
        confirmed_at timestamptz(3) check (confirmed_at > since),
        content jsonb,
        check ((confirmed_at is null) = (content is null)),
        check (confirmed_by <> author_id)
      )`.execute(db);
    await sql`
      create unique index shift_handover_waiting on shift_handover ((true)) where confirmed_at is null`.execute(
      db,
    );
    await sql`create index shift_handover_confirmed on shift_handover (confirmed_at)`.execute(db);
    for (const column of ['author_id', 'confirmed_by'])
      await sql`
        create index ${sql.ref(`shift_handover_${column}`)} on shift_handover (${sql.ref(column)})
        where ${sql.ref(column)} is not null`.execute(db);
  },
};
