import { sql, type Kysely, type Migration } from 'kysely';

/** What the records of a company may not have of a pump. */
const optional = [
  ...['stage_type', 'setpoint_hz', 'nameplate_current', 'nameplate_power', 'motor_temperature_limit'],
  ...['intake_pressure_limit', 'bep_rate', 'min_rate', 'max_rate'],
];

/** Pumps that were imported have what their files say, and how deep they are set. */
export const importedPumps: Migration = {
  async up(db: Kysely<unknown>) {
    const changes = optional.map((column) => sql`alter column ${sql.ref(column)} drop not null`);
    await sql`
      alter table esp_equipment ${sql.join(changes)},
        add column depth real check (depth > 0 and depth < 'Infinity')`.execute(db);
  },
};
