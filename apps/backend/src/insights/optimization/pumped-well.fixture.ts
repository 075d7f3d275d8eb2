import type { OperatingDay } from './operating-days.ts';
import { pumpCurve } from './pump-curve.ts';
import { pumpAt } from './pump-fit.ts';
import { dischargePressure, wellheadPressure } from './outflow.ts';
import { solveWell, type PumpedWell } from './pumped-well.ts';
import { normal, seededRandom } from './seeded-random.ts';

/** A well with parts that are known, for tests of what is fitted and advised. */
const truth = {
  pump: {
    curve: pumpCurve(
      60,
      Array.from({ length: 13 }, (_, i) => ({
        rate: 50 * i,
        head: 9 - 0.002 * (50 * i) - 0.000_012 * (50 * i) ** 2,
        power: 0.25 + 0.000_5 * (50 * i),
      })),
    ),
    stages: 150,
    fluid: { oilDensity: 850, waterDensity: 1_030, oilVolumeFactor: 1.1, bubblePoint: null },
    waterCut: 60,
    wear: 0.9,
    viscosity: 1.3,
    gasLoss: 0,
  },
  inflow: { productivity: 5, reservoirPressure: 150, bubblePoint: 0, oilShare: 0.4 },
  outflow: { column: { standing: 120, growth: 0.000_05 }, wellhead: { standing: 10, growth: 0.000_02 } },
};

/** A well of oil that is nearly pumped off: it gives hardly more at a higher frequency. */
export const drainedWell: typeof truth = {
  pump: { ...truth.pump, waterCut: 0 },
  inflow: { productivity: 2.5, reservoirPressure: 100, bubblePoint: 100, oilShare: 1 },
  outflow: { column: { standing: 54, growth: 0 }, wellhead: { standing: 10, growth: 0 } },
};

/** What a well measures on a day at a frequency; `noise` is a share of rate and pressures. */
export function operatingDay(
  day: number,
  frequency: number,
  noise: () => number = () => 0,
  of: typeof truth = truth,
): OperatingDay {
  const gas = { freeGas: 0, intakePressure: 60 };
  const { rate, intakePressure, power } = solveWell(of, gas, frequency)!;
  const rated = pumpAt(of.pump, {
    frequency: 60,
    rate: (rate * 60) / frequency,
    gas: { intake: 0, halfway: 0 },
  }).power;
  return {
    day,
    frequency,
    liquid: rate * (1 + noise()),
    source: 'metered',
    waterCut: of.pump.waterCut,
    intakePressure: intakePressure * (1 + noise() / 3),
    dischargePressure: dischargePressure(of.outflow, rate),
    wellheadPressure: wellheadPressure(of.outflow, rate),
    power: power * (1 + noise() / 3),
    motorCurrent: (40 * power) / rated,
    motorTemperature: 90 + 30 * (power / rated),
    intakeTemperature: 90,
    freeGas: 0,
    choke: NaN,
    liftGas: NaN,
  };
}

/** Thirty days at each frequency, the last of them the present one. */
export function pumpedWell(
  frequencies: readonly number[] = [48, 50],
  { noise = 0, seed = 'well', of = truth }: { noise?: number; seed?: string; of?: typeof truth } = {},
): PumpedWell {
  const random = seededRandom(seed);
  const draw = (): number => noise * normal(random);
  const days = frequencies.flatMap((frequency, setting) =>
    Array.from({ length: 30 }, (_, i) =>
      operatingDay(30 * (setting - frequencies.length) + i + 1, frequency, draw, of),
    ),
  );
  return {
    id: seed,
    equipment: {
      stages: of.pump.stages,
      ...{ minHz: 40, maxHz: 60, nameplateCurrent: 60, motorTemperatureLimit: 150, intakePressureLimit: 20 },
      ...{ ratedFrequency: 60, minRate: 200, maxRate: 600 },
    },
    curve: truth.pump.curve,
    fluid: { ...of.pump.fluid, bubblePoint: of.inflow.bubblePoint || null },
    days,
  };
}
