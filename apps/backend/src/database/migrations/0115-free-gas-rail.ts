import { sql, type Kysely, type Migration } from 'kysely';

/** A guard rail for the free gas at the intake of a pump. */
export const freeGasRail: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table guard_rail
        drop constraint guard_rail_name_check,
        add constraint guard_rail_name_check check (name in (
          'maxStepHz', 'bubblePointMargin', 'motorCurrentPct', 'motorTemperatureMargin', 'intakePressureMargin',
          'freeGasPct'))`.execute(db);
  },
};
