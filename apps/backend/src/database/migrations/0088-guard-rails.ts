import { sql, type Kysely, type Migration } from 'kysely';

/** Guard rails that people set: distances from the limits of motor and pump, and whose account set them. */
export const guardRails: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table guard_rail
        drop constraint guard_rail_name_check,
        add constraint guard_rail_name_check check (name in (
          'maxStepHz', 'bubblePointMargin', 'motorCurrentPct', 'motorTemperatureMargin', 'intakePressureMargin')),
        drop column changed_by,
        add column user_id uuid references app_user on delete set null`.execute(db);
    await sql`create index guard_rail_user on guard_rail (user_id)`.execute(db);
  },
};
