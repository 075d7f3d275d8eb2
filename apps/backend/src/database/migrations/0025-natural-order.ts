import { sql, type Kysely, type Migration } from 'kysely';

/**
 * A collation that sorts the numbers in names by their size, "F-2" before "F-12", and letters as a dictionary does. A
 * server that was built without ICU sorts by the codes of the characters.
 */
export const naturalOrder: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      do $$ begin
        create collation natural_order (provider = icu, locale = 'und-u-kn');
      exception when feature_not_supported then
        create collation natural_order from "C";
      end $$`.execute(db);
  },
};
