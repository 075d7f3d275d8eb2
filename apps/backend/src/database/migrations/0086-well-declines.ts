import { sql, type Kysely, type Migration } from 'kysely';

/** How each well's newest 90 valid days decline beside its year. */
export const wellDeclines: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table well_decline (
        well_id text primary key references well on delete cascade,
        product text not null check (product in ('oil', 'gas')),
        from_day date not null,
        to_day date not null check (to_day >= from_day),
        recent double precision not null,
        year double precision not null,
        rate double precision not null,
        expected double precision not null,
        steep boolean not null,
        version text not null
      )`.execute(db);
  },
};
