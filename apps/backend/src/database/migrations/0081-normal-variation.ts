import { sql, type Kysely, type Migration } from 'kysely';

/** What lies within a well's own noise below its potential becomes a reason of its own, beside what has no cause. */
export const normalVariation: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      insert into deferment_reason (code, text, text_es, text_fr, choke, usual_kind, sort_order, computed)
      select 'normal-variation', 'Normal variation of the well', 'Variación normal del pozo', 'Variation normale du puits',
             'well', 'unplanned', max(sort_order) + 1, true from deferment_reason
      on conflict (code) do update set computed = true`.execute(db);
  },
};
