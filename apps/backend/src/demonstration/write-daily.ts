import type { BulkTransaction, CopyRow } from '../database/bulk.ts';
import { isoDay } from '../production-day.ts';
import { pumpHours } from './pump-hours.ts';
import { figure, moment } from './copy-values.ts';
import type { WellDay } from './well-record.ts';
import type { WellScenario } from './well-scenario.ts';

/** A well with its simulated record. */
export interface WellRecord {
  scenario: WellScenario;
  days: WellDay[];
}

/** Appends the daily rows of wells after `sinceDay`. @returns how many */
export async function writeDailyRows(
  { copy }: BulkTransaction,
  records: readonly WellRecord[],
  sinceDay: number,
): Promise<number> {
  return copy('daily_production', dailyRows(records, sinceDay));
}

function* dailyRows(
  records: readonly WellRecord[],
  sinceDay: number,
): Generator<CopyRow<'daily_production'>> {
  for (const { scenario, days } of records) {
    for (const day of days) if (day.day > sinceDay && day.fault !== 'noRow') yield dailyRow(scenario, day);
  }
}

function dailyRow({ plan }: WellScenario, day: WellDay): CopyRow<'daily_production'> {
  const silent = day.fault === 'noGauges';
  const contradicts = day.fault === 'contradiction';
  const flows = day.hours > 0;
  const gauge = (value: number, decimals: number): number | null => (silent ? null : figure(value, decimals));
  const isInjector = plan.flowKind === 'injection';
  return {
    well_id: plan.id,
    day: isoDay(day.day),
    // The contradiction: volumes in no time, or a choke that is opened beyond its end.
    hours: contradicts && flows ? 0 : day.hours,
    oil: figure(day.oil, 2),
    gas: figure(day.gas, 1),
    water: figure(day.water, 2),
    water_injected: figure(day.waterInjected, 2),
    choke_pct: gauge(contradicts && !flows ? 130 : flows ? day.choke : 0, 1),
    wellhead_pressure: gauge(flows ? day.wellheadPressure : plan.wellheadPressure * 0.4, 2),
    wellhead_temperature: gauge(flows ? plan.temperature * 0.62 : 8, 1),
    downhole_pressure: gauge(day.flowingPressure, 2),
    downhole_temperature: gauge(plan.temperature, 1),
    annulus_pressure: gauge(plan.method === 'continuousGasLift' ? day.flowingPressure * 0.8 : 12, 1),
    tubing_pressure_drop: gauge(
      isInjector ? 5 : Math.max(0, day.dischargePressure - day.wellheadPressure),
      2,
    ),
    flow_kind: plan.flowKind,
    quality: contradicts ? 'suspect' : isInjector ? 'measured' : 'allocated',
  };
}

/** Appends the hourly signals of pumped wells after `sinceDay`. @returns how many */
export async function writeHourlyRows(
  { copy }: BulkTransaction,
  records: readonly WellRecord[],
  sinceDay: number,
  seed: string,
): Promise<number> {
  return copy('esp_reading', hourlyRows(records, sinceDay, seed));
}

function* hourlyRows(
  records: readonly WellRecord[],
  sinceDay: number,
  seed: string,
): Generator<CopyRow<'esp_reading'>> {
  for (const { scenario, days } of records) {
    for (const day of days) {
      if (day.day <= sinceDay) continue;
      for (const hour of pumpHours(scenario, seed, day)) {
        yield {
          well_id: scenario.plan.id,
          at: moment(hour.at),
          frequency: hour.frequency,
          motor_current: figure(hour.motorCurrent, 2),
          motor_current_cv: figure(hour.currentVariation, 2),
          motor_temperature: figure(hour.motorTemperature, 1),
          intake_pressure: figure(hour.intakePressure, 2),
          intake_temperature: figure(hour.intakeTemperature, 1),
          discharge_pressure: figure(hour.dischargePressure, 2),
          wellhead_pressure: figure(hour.wellheadPressure, 2),
          vibration: figure(hour.vibration, 2),
          power: figure(hour.power, 2),
          free_gas_pct: figure(hour.freeGas, 2),
          liquid_rate: figure(hour.liquidRate, 2),
          water_cut: figure(hour.waterCut, 2),
          gor: figure(hour.gor, 1),
        };
      }
    }
  }
}
