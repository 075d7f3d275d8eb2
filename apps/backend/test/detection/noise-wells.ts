import { fieldDays } from '../../src/insights/field-days.ts';
import { dailyRecord, seededNoise } from '../../src/insights/record.fixture.ts';
import { dayMs } from '../../src/production-day.ts';
import type { ReplayedRecord } from './replay.ts';
import type { Cause } from './score-findings.ts';

/** Noise of nothing but a known kind. */
export interface NoiseKind {
  name: string;
  /** Correlation from one day to the next. */
  memory: number;
  /** Share of the rate that is lost in a year. */
  decline: number;
}

export const noiseKinds: readonly NoiseKind[] = [
  { name: 'white noise', memory: 0, decline: 0 },
  { name: 'noise with a memory of 0.6', memory: 0.6, decline: 0 },
  { name: 'decline of 40 % a year, memory 0.6', memory: 0.6, decline: 0.4 },
];

/** A well made of noise, with the steps that were planted in it. */
export interface NoiseWell extends ReplayedRecord {
  causes: readonly Cause[];
}

const firstDay = 20_000;
const yearDays = 365.25;
const runningHours = 12;
/** Standard deviation of each signal: of a rate as a fraction, of a gauge in its unit. */
const deviation = { rate: 0.02, waterCut: 0.6, gor: 0.02, pressure: 0.8, current: 0.4, temperature: 0.6 };

/**
 * A pumped well whose nine variables vary independently.
 * @param steps relative steps of the liquid rate, one every 80 days from day 120 on
 */
export function noiseWell(
  seed: number,
  dayCount: number,
  { memory, decline }: NoiseKind,
  steps: readonly number[] = [],
): NoiseWell {
  const wellId = `noise-${seed}`;
  const noise = (signal: number): Float64Array => seededNoise(seed * 100 + signal, dayCount, memory);
  const causes = steps.map((size, i): Cause => {
    const from = firstDay + 120 + 80 * i;
    const direction = { oilRate: Math.sign(size), liquidRate: Math.sign(size) };
    return { wellId, kind: 'step', from, to: from, passes: false, size, direction };
  });
  const level = (i: number): number =>
    causes.reduce((rate, { from, size }) => (firstDay + i >= from ? rate * (1 + size) : rate), 400) *
    (1 - decline) ** (i / yearDays);
  const liquid = noise(1).map((value, i) => level(i) * Math.exp(deviation.rate * value));
  const cut = noise(2).map((value) => 40 + deviation.waterCut * value);
  const oil = liquid.map((value, i) => value * (1 - cut[i]! / 100));
  const series = dailyRecord({
    firstDay,
    oil,
    water: liquid.map((value, i) => (value * cut[i]!) / 100),
    gas: noise(3).map((value, i) => oil[i]! * 90 * Math.exp(deviation.gor * value)),
  });
  const at = Float64Array.from(
    { length: dayCount * runningHours },
    (_, hour) => (firstDay + hour / runningHours) * dayMs,
  );
  const signal = (number: number, mean: number, sigma: number): Float64Array => {
    const values = noise(number);
    return at.map((_, hour) => mean + sigma * values[Math.floor(hour / runningHours)]!);
  };
  const none = new Float64Array(at.length).fill(NaN);
  return {
    wellId,
    series,
    causes,
    days: fieldDays({ clock: { timeZone: 'UTC', startHour: 0 }, wells: [series] }, new Date(0)),
    pump: {
      at,
      frequency: signal(4, 50, 0),
      motorCurrent: signal(5, 50, deviation.current),
      motorTemperature: signal(6, 110, deviation.temperature),
      intakePressure: signal(7, 60, deviation.pressure),
      dischargePressure: signal(8, 200, deviation.pressure),
      currentVariation: none,
      freeGas: none,
      liquidRate: none,
      waterCut: none,
      ...{ intakeTemperature: none, wellheadPressure: none, power: none, choke: none, liftGas: none },
    },
  };
}
