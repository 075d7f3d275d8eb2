import { sql, type Kysely, type Migration } from 'kysely';

/** Losses and changes are of a well's main product, which is kept with what was computed by it. */
export const mainProducts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table well_computation add column main_product text check (main_product in ('oil', 'gas'))`.execute(
      db,
    );
    await sql`
      alter table change_point
        drop constraint change_point_variable_check,
        add constraint change_point_variable_check check (variable in (
          'oilRate', 'gasRate', 'liquidRate', 'waterCut', 'gor', 'intakePressure', 'dischargePressure', 'motorCurrent',
          'motorTemperature', 'frequency'))`.execute(db);
  },
};
