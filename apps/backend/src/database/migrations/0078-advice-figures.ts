import { sql, type Kysely, type Migration } from 'kysely';

/**
 * How often the figures of advice were computed as others, and which of them a decision was made on: a decision on older ones is
 * refused.
 */
export const adviceFigures: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table frequency_change add column figures integer not null default 1`.execute(db);
    await sql`alter table advice_decision add column figures integer not null default 1`.execute(db);
    await sql`
      create function count_advice_figures() returns trigger language plpgsql as $$
      begin
        new.figures := old.figures + 1;
        return new;
      end $$`.execute(db);
    await sql`
      create trigger frequency_change_figures before update on frequency_change
        for each row when (old.kind = 'advised' and (
          old.from_hz, old.to_hz, old.expected_liquid, old.expected_oil, old.oil_low, old.oil_high,
          old.expected_power_pct, old.checks
        ) is distinct from (
          new.from_hz, new.to_hz, new.expected_liquid, new.expected_oil, new.oil_low, new.oil_high,
          new.expected_power_pct, new.checks
        )) execute function count_advice_figures()`.execute(db);
  },
};
