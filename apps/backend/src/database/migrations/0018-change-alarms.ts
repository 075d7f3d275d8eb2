import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Alarms are marked as provisional, and what has a severity says by which version of the rule. Earlier rows keep what
 * they say until the next recomputation, which the next start of an installation with demonstration data makes.
 */
export const changeAlarms: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table change_point
        add column provisional boolean not null default false,
        add column severity_version text not null default '1' check (length(severity_version) <= 64)`.execute(
      db,
    );
    await sql`update change_point set provisional = true where detector = 'cusum'`.execute(db);
    for (const table of ['production_drop_exception', 'gas_exception']) {
      await sql`
        alter table ${sql.table(table)}
          add column severity_version text not null default '1' check (length(severity_version) <= 64)`.execute(
        db,
      );
    }
    await sql`update setting set updated_at = 'epoch' where key = 'insightsComputed'`.execute(db);
  },
};
