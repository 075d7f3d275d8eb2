import { dischargePressure } from './outflow.ts';
import { pumpAt, rateAt } from './pump-fit.ts';
import { gasInPump, solveWell, type WellModel } from './pumped-well.ts';
import { modelOf, type StoredModel } from './stored-model.ts';

/** A point of a pump in its well. */
export interface OperatingPoint {
  /** Sm3/d of liquid. */
  rate: number;
  /** Pressure rise over the pump, bar. */
  rise: number;
}

/** What a pump lifts at a frequency, as worn as it is, with the gas that it takes in there. */
export interface OperatingCurve {
  /** Hz. */
  frequency: number;
  /** By ascending rate, as far as the pump lifts anything. */
  points: OperatingPoint[];
  /** Ends of the recommended range; null where they are unknown. */
  least: OperatingPoint | null;
  most: OperatingPoint | null;
  /** Where the well runs at the frequency; null where it would not flow. */
  operating: OperatingPoint | null;
}

/** Points of a curve. */
const curvePoints = 25;
/** Frequencies are rounded to this (Hz). */
const stepHz = 0.5;

/**
 * Curves of a pump at the present frequency, at the ends of the drive's range and halfway to them. Rates are of the well as it is
 * measured, as those of what-if are.
 * @param another frequency whose curve is wanted beside them (Hz)
 */
export function operatingCurves(stored: StoredModel, another: number | null = null): OperatingCurve[] {
  const { fit } = modelOf(stored);
  const { minHz, maxHz } = fit.equipment;
  const now = fit.present.frequency;
  const rounded = [minHz, (minHz + now) / 2, (now + maxHz) / 2, maxHz].map(
    (hz) => Math.round(hz / stepHz) * stepHz,
  );
  const wanted = another === null ? [now] : [now, another];
  const inRange = rounded.filter(
    (hz) => hz >= minHz && hz <= maxHz && wanted.every((one) => Math.abs(hz - one) >= stepHz),
  );
  return [...new Set([...inRange, ...wanted])]
    .sort((a, b) => a - b)
    .map((frequency) => curveAt(fit, frequency));
}

function curveAt(model: WellModel, frequency: number): OperatingCurve {
  const { pump, present, base, outflow, equipment } = model;
  const solved = frequency === present.frequency ? base : solveWell(model, present, frequency);
  const { rate: flow, intakePressure } = solved ?? base;
  const discharge = dischargePressure(outflow, flow);
  const gas = gasInPump(present, pump.fluid.bubblePoint, intakePressure, discharge);
  // The model's rate is that of its fits; the well's own stands beside every figure of the page.
  const scale = present.liquid / base.rate;
  const pointAt = (rate: number): OperatingPoint => ({
    rate: scale * rate,
    rise: pumpAt(pump, { frequency, rate, gas }).rise,
  });
  const end = (rated: number): OperatingPoint | null => {
    const rate = (rated * frequency) / equipment.ratedFrequency;
    return Number.isFinite(rate) ? { rate, rise: pointAt(rate / scale).rise } : null;
  };
  const { rates } = pump.curve;
  const [first, last] = [rates[0]!, rates.at(-1)!];
  const points = Array.from({ length: curvePoints }, (_, i) =>
    pointAt(rateAt(pump, first + ((last - first) * i) / (curvePoints - 1), { frequency, gas })),
  );
  return {
    frequency,
    points: points.filter(({ rise }) => rise >= 0),
    least: end(equipment.minRate),
    most: end(equipment.maxRate),
    operating: solved ? pointAt(solved.rate) : null,
  };
}
