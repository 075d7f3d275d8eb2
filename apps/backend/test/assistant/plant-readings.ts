import type { TestDatabase } from '../support/test-database.ts';

const pressures = {
  'SUN-A-01': [30, 40],
  'SUN-A-02': [20, 60],
  'SUN-A-03': [10, 50],
  'KOR-01': [45, 80],
  'KOR-02': [25, 30],
  'KOR-03': [15, 100],
} as const;

/**
 * Readings of the planted fields: wellhead pressures (bar) and chokes (%), the pump of KOR-03, the emissions of both fields in
 * February, and a plan of the wells of Sundrift, 210 Sm3 of oil a day.
 */
export async function plantReadings({ db }: TestDatabase): Promise<void> {
  for (const [well, [pressure, choke]] of Object.entries(pressures))
    await db
      .updateTable('daily_production')
      .set({ wellhead_pressure: pressure, choke_pct: choke })
      .where('well_id', '=', well)
      .execute();
  await db.insertInto('manufacturer').values({ id: 'maker', name: 'Maker' }).execute();
  const installed = new Date('2025-11-30T12:00:00Z');
  await db
    .insertInto('esp_equipment')
    .values({
      ...{
        well_id: 'KOR-03',
        installed_at: installed,
        pulled_at: null,
        pull_reason: null,
        manufacturer_id: 'maker',
      },
      ...{ pump_model: 'P', stage_type: 'radial', stages: 100, rated_frequency: 50, min_hz: 40, max_hz: 60 },
      ...{ setpoint_hz: 52, mode: 'fixed', nameplate_current: 80, nameplate_power: null },
      ...{ motor_temperature_limit: null, intake_pressure_limit: null },
      ...{ bep_rate: null, min_rate: null, max_rate: null },
    } as never)
    .execute();
  await db
    .insertInto('esp_reading')
    .values({
      ...{ well_id: 'KOR-03', at: new Date('2026-03-01T22:00:00Z'), frequency: 52, motor_current: 60 },
      ...{ motor_current_cv: null, motor_temperature: 110, intake_pressure: 55, intake_temperature: null },
      ...{ discharge_pressure: null, wellhead_pressure: 15, vibration: null, power: null },
      ...{ free_gas_pct: null, liquid_rate: null, water_cut: null, gor: null },
    })
    .execute();
  for (const [fieldId, burnt, flared] of [
    ['Sundrift', 1000, 50],
    ['Korvasund', 3000, 150],
  ] as const)
    await db
      .insertInto('sustainability_day')
      .values(
        Array.from({ length: 28 }, (_, i) => ({
          ...{ field_id: fieldId, day: `2026-02-${String(i + 1).padStart(2, '0')}` },
          ...{ co2e_scope1: burnt, flared_gas: flared },
          ...{ co2e_scope2: null, vented_gas: 0, methane: 0, marketed_gas: null, energy: 0 },
          ...{ reinjected_water: null, quality: 'measured' as const, factor_set: 'test' },
        })),
      )
      .execute();
  await db
    .insertInto('sustainability_metric')
    .values({
      ...{ code: 'carbonIntensity', label: 'Carbon intensity', unit: 'kg/boe', target: 17, method: 'test' },
      ...{ direction: 'lowerIsBetter' as const, watch_margin_pct: 5 },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const plans = [
    ['SUN-A-01', 110],
    ['SUN-A-02', 60],
    ['SUN-A-03', 40],
  ] as const;
  await db
    .insertInto('production_plan')
    .values(
      plans.map(([well_id, oil]) => ({
        ...{ field_id: 'Sundrift', well_id, month: '2026-03-01', oil },
        ...{ gas: null, water: null, water_injected: null, frozen_at: null },
      })),
    )
    .execute();
}
