import { median, medianAbsoluteDeviation } from '../robust-statistics.ts';
import type { InflowPoint } from './inflow.ts';
import { isSameSetting, type OperatingDay } from './operating-days.ts';

/** Farther from the usual rate of its setting, a day is of another well, in median absolute deviations. */
const mostDeviations = 8;

/**
 * What operating days say of the inflow. Each has the usual pressure of its setting: what moves rate and pressure while the setting
 * stands is the reservoir, and only what the setting moves shows how the one follows the other. Days far off the rates of their
 * setting are left out.
 * @param now day that times count from
 */
export function inflowPoints(days: readonly OperatingDay[], now: number): InflowPoint[] {
  return stretches(days).flatMap((stretch) => {
    const pressure = median(Float64Array.from(stretch, ({ intakePressure }) => intakePressure));
    const rates = Float64Array.from(stretch, ({ liquid }) => liquid);
    const usual = median(rates);
    const most = mostDeviations * medianAbsoluteDeviation(rates);
    return stretch
      .filter(({ liquid }) => Math.abs(liquid - usual) <= Math.max(most, 1e-9 * usual))
      .map(({ day, liquid }) => ({ time: day - now, rate: liquid, pressure }));
  });
}

/** Days in a row at one setting. */
function stretches(days: readonly OperatingDay[]): OperatingDay[][] {
  const found: OperatingDay[][] = [];
  for (const day of days) {
    const last = found.at(-1);
    if (last && isSameSetting(last[0]!, day)) last.push(day);
    else found.push([day]);
  }
  return found;
}
