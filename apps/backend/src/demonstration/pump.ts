/** A submersible pump by its curves at 60 Hz. */
export interface PumpDesign {
  /** Liquid rate at best efficiency (Sm3/d at 60 Hz). */
  bepRate: number;
  /** Pressure rise at best efficiency (bar at 60 Hz). */
  bepRise: number;
  nameplateCurrent: number;
  /** kW at 60 Hz. */
  nameplatePower: number;
}

/** What a pump does at one operating point. */
export interface PumpPoint {
  /** Pressure rise over the pump (bar). */
  rise: number;
  /** Power taken by the drive (kW). */
  power: number;
  /** Motor current (A). */
  current: number;
  /** Power over nameplate power at this frequency (-). */
  load: number;
}

const curveHz = 60;
/** Efficiency of pump, motor, cable and drive together at the best point (-). */
const bestEfficiency = 0.52;
const kwPerBarSm3d = 1e5 / 86_400 / 1_000;

/** A pump for a well that is to lift `rate` (Sm3/d) against `rise` (bar) at `frequency` (Hz). */
export function designPump(rate: number, rise: number, frequency: number): PumpDesign {
  const ratio = curveHz / frequency;
  const bepRate = rate * ratio;
  const bepRise = rise * ratio ** 2;
  const power = (bepRate * bepRise * kwPerBarSm3d) / bestEfficiency;
  const nameplatePower = power * 1.25;
  return { bepRate, bepRise, nameplatePower, nameplateCurrent: nameplatePower / 1.35 };
}

/** Pressure rise over a pump at a frequency as `shutOff - linear q - square q²` (bar; q in Sm3/d). */
export interface RiseCurve {
  shutOff: number;
  linear: number;
  square: number;
}

/** The curve at a frequency, by the affinity laws. */
export function riseCurve({ bepRate, bepRise }: PumpDesign, frequency: number): RiseCurve {
  const speed = frequency / curveHz;
  return {
    shutOff: 1.2 * bepRise * speed ** 2,
    linear: (0.05 * bepRise * speed) / bepRate,
    square: (0.15 * bepRise) / bepRate ** 2,
  };
}

/**
 * Operating point by the affinity laws: rate scales with f, pressure rise with f², power with f³; current
 * follows power over voltage, which the drive keeps in proportion to f.
 * @param rate liquid through the pump (Sm3/d)
 * @param frequency Hz; 0 stands still
 * @param gas share of the head that free gas takes away (0..1)
 */
export function operatingPoint(design: PumpDesign, rate: number, frequency: number, gas = 0): PumpPoint {
  if (frequency <= 0) return { rise: 0, power: 0, current: 0, load: 0 };
  const speed = frequency / curveHz;
  const x = rate / speed / design.bepRate;
  const { shutOff, linear, square } = riseCurve(design, frequency);
  const rise = (shutOff - linear * rate - square * rate ** 2) * (1 - gas);
  const power = (design.nameplatePower / 1.25) * speed ** 3 * (0.42 + 0.62 * x - 0.04 * x ** 2) * (1 - gas);
  const load = power / (design.nameplatePower * speed ** 3);
  return {
    rise: Math.max(0, rise),
    power,
    load,
    current: (design.nameplateCurrent * power) / (design.nameplatePower * speed),
  };
}
