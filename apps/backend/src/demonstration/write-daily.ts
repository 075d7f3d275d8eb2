import type { BulkTransaction, CopyValue } from '../database/bulk.ts';
import { isoDay } from '../production-day.ts';
import { pumpHours } from './pump-hours.ts';
import { figure, moment } from './copy-values.ts';
import type { WellDay } from './well-record.ts';
import type { WellStory } from './well-story.ts';

/** A well with its simulated record. */
export interface WellRecord {
  story: WellStory;
  days: WellDay[];
}

const dailyColumns = [
  'well_id',
  'day',
  'hours',
  'oil',
  'gas',
  'water',
  'water_injected',
  'choke_pct',
  'wellhead_pressure',
  'wellhead_temperature',
  'downhole_pressure',
  'downhole_temperature',
  'annulus_pressure',
  'tubing_pressure_drop',
  'flow_kind',
  'quality',
] as const;

/** Appends the daily rows of wells after `sinceDay`. @returns how many */
export async function writeDailyRows(
  { copy }: BulkTransaction,
  records: readonly WellRecord[],
  sinceDay: number,
): Promise<number> {
  return copy('daily_production', dailyColumns, dailyRows(records, sinceDay));
}

function* dailyRows(records: readonly WellRecord[], sinceDay: number): Generator<CopyValue[]> {
  for (const { story, days } of records) {
    for (const day of days) if (day.day > sinceDay && day.fault !== 'noRow') yield dailyRow(story, day);
  }
}

function dailyRow({ plan }: WellStory, day: WellDay): CopyValue[] {
  const silent = day.fault === 'noGauges';
  const contradicts = day.fault === 'contradiction';
  const flows = day.hours > 0;
  const gauge = (value: number, decimals: number): number | null => (silent ? null : figure(value, decimals));
  const isInjector = plan.flowKind === 'injection';
  return [
    plan.id,
    isoDay(day.day),
    // The contradiction: volumes in no time, or a choke that is opened beyond its end.
    contradicts && flows ? 0 : day.hours,
    figure(day.oil, 2),
    figure(day.gas, 1),
    figure(day.water, 2),
    figure(day.waterInjected, 2),
    gauge(contradicts && !flows ? 130 : flows ? day.choke : 0, 1),
    gauge(flows ? day.wellheadPressure : plan.wellheadPressure * 0.4, 2),
    gauge(flows ? plan.temperature * 0.62 : 8, 1),
    gauge(day.flowingPressure, 2),
    gauge(plan.temperature, 1),
    gauge(plan.method === 'continuousGasLift' ? day.flowingPressure * 0.8 : 12, 1),
    gauge(isInjector ? 5 : Math.max(0, day.dischargePressure - day.wellheadPressure), 2),
    plan.flowKind,
    contradicts ? 'suspect' : isInjector ? 'measured' : 'allocated',
  ];
}

const hourlyColumns = [
  'well_id',
  'at',
  'frequency',
  'motor_current',
  'motor_current_cv',
  'motor_temperature',
  'intake_pressure',
  'intake_temperature',
  'discharge_pressure',
  'wellhead_pressure',
  'vibration',
  'power',
  'free_gas_pct',
  'liquid_rate',
  'water_cut',
  'gor',
] as const;

/** Appends the hourly signals of pumped wells after `sinceDay`. @returns how many */
export async function writeHourlyRows(
  { copy }: BulkTransaction,
  records: readonly WellRecord[],
  sinceDay: number,
  seed: string,
): Promise<number> {
  return copy('esp_reading', hourlyColumns, hourlyRows(records, sinceDay, seed));
}

function* hourlyRows(records: readonly WellRecord[], sinceDay: number, seed: string): Generator<CopyValue[]> {
  for (const { story, days } of records) {
    for (const day of days) {
      if (day.day <= sinceDay) continue;
      for (const hour of pumpHours(story, seed, day)) {
        yield [
          story.plan.id,
          moment(hour.at),
          hour.frequency,
          figure(hour.motorCurrent, 2),
          figure(hour.currentVariation, 2),
          figure(hour.motorTemperature, 1),
          figure(hour.intakePressure, 2),
          figure(hour.intakeTemperature, 1),
          figure(hour.dischargePressure, 2),
          figure(hour.wellheadPressure, 2),
          figure(hour.vibration, 2),
          figure(hour.power, 2),
          figure(hour.freeGas, 2),
          figure(hour.liquidRate, 2),
          figure(hour.waterCut, 2),
          figure(hour.gor, 1),
        ];
      }
    }
  }
}
