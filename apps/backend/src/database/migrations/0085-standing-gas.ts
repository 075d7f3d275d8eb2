import { sql, type Kysely, type Migration } from 'kysely';

/** A rise of the gas-oil ratio does not end by its age: from a day on it is standing. */
export const standingGas: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table gas_exception add column standing_from date`.execute(db);
  },
};
