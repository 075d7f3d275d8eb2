import type { CopyRow } from '../database/bulk.ts';
import { isoDay } from '../production-day.ts';
import { pumpHours } from './pump-hours.ts';
import { figure } from './copy-values.ts';
import type { WellDay, WellRecord } from './well-record.ts';
import type { WellScenario } from './well-scenario.ts';

/** Daily rows of wells after `sinceDay`. */
export function* dailyRows(
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

/** Hourly signals of pumped wells after `sinceDay`. */
export function* hourlyRows(
  records: readonly WellRecord[],
  sinceDay: number,
  seed: string,
): Generator<CopyRow<'esp_reading'>> {
  for (const { scenario, days } of records) {
    for (const day of days) if (day.day > sinceDay) yield* pumpHours(scenario, seed, day);
  }
}
