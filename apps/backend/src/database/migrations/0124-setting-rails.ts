import { sql, type Kysely, type Migration } from 'kysely';

/** Guard rails for chokes, lift gas and what facilities take. */
export const settingRails: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table guard_rail
        drop constraint guard_rail_name_check,
        add constraint guard_rail_name_check check (name in (
          'maxStepHz', 'bubblePointMargin', 'motorCurrentPct', 'motorTemperatureMargin', 'intakePressureMargin',
          'freeGasPct', 'maxChokeStep', 'maxChokeOpening', 'maxLiftGasStep', 'maxLiftGasPerOil', 'maxLiftGas',
          'maxOilRate'))`.execute(db);
  },
};
