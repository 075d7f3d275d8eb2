import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Advice on chokes and lift gas, which is an opportunity without a change of a frequency, is decided on as advice on frequencies
 * is: its figures are counted, a decision is on either, and its step goes on the schedule.
 */
export const settingAdvice: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table optimization_opportunity add column figures integer not null default 1`.execute(db);
    await sql`
      create trigger optimization_opportunity_figures before update on optimization_opportunity
        for each row when (old.kind in ('choke', 'gasLift') and (
          old.from_value, old.to_value, old.unit, old.expected_oil, old.oil_low, old.oil_high, old.limiting_check
        ) is distinct from (
          new.from_value, new.to_value, new.unit, new.expected_oil, new.oil_low, new.oil_high, new.limiting_check
        )) execute function count_advice_figures()`.execute(db);
    await sql`
      alter table advice_decision
        drop constraint advice_decision_change_id_fkey,
        add column frequency_change_id text collate "C" generated always as (
          case when starts_with(change_id, 'op-') then null else change_id end
        ) stored references frequency_change on delete cascade,
        add column opportunity_id text collate "C" generated always as (
          case when starts_with(change_id, 'op-') then change_id end
        ) stored references optimization_opportunity on delete cascade`.execute(db);
    for (const column of ['frequency_change_id', 'opportunity_id'])
      await sql`
        create index ${sql.ref(`advice_decision_${column}`)} on advice_decision (${sql.ref(column)})
        where ${sql.ref(column)} is not null`.execute(db);
    await sql`
      alter table schedule_entry
        drop constraint schedule_entry_activity_check,
        add constraint schedule_entry_activity_check check (activity in (
          'wellTest', 'frequencyStep', 'settingStep', 'workover', 'espReplacement', 'chemical', 'inspection',
          'calibration', 'plannedShutdown', 'dataReview'))`.execute(db);
  },
};
