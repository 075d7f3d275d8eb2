import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Advice knows what losses of its well that a step could bring back count already: what it promises of that is no oil beside them.
 * A well whose advice is held says by which loss.
 */
export const netAdvice: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table optimization_opportunity
        add column lost_oil double precision not null default 0 check (lost_oil >= 0 and lost_oil < 'Infinity'),
        add column lost_in text collate "C"`.execute(db);
    await sql`alter table well_advice add column held_by text collate "C"`.execute(db);
    await sql`
      create function net_oil(change double precision, lost double precision) returns double precision
      language sql immutable parallel safe
      return case when change <= 0 then change else greatest(0, change - lost) end`.execute(db);
  },
};
