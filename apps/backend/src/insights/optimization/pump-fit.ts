import { columnPressure, stageAt, type PumpCurve } from './pump-curve.ts';
import { median } from '../robust-statistics.ts';

/** Fluid in a well. */
export interface Fluid {
  /** kg/m3. */
  oilDensity: number;
  waterDensity: number;
  /** m3 of oil at the intake from one Sm3. */
  oilVolumeFactor: number;
  /** bar; null when it is unknown. */
  bubblePoint: number | null;
}

/** A pump in a well: its catalog curve, and what the well's own readings make of it. */
export interface FittedPump {
  curve: PumpCurve;
  stages: number;
  fluid: Fluid;
  /** % of liquid. */
  waterCut: number;
  /** Head that the pump has over that of the catalog: wear takes of it. */
  wear: number;
  /** Power that the drive takes over that of the catalog: viscosity adds to it, as do losses of motor, cable and drive. */
  viscosity: number;
  /** Share of the head that free gas takes for each share of it at the intake, beside what it takes as lighter liquid (0..1). */
  gasLoss: number;
}

/** Free gas in a pump, as shares of the volume (0..1). */
export interface PumpGas {
  intake: number;
  /** Halfway through it: on its way gas is compressed and goes back into the oil. */
  halfway: number;
}

/** One operating day as the pump sees it. */
export interface PumpFlow {
  /** Hz. */
  frequency: number;
  /** Sm3/d of liquid. */
  rate: number;
  gas: PumpGas;
}

/** Pressure rise over the pump (bar) and power of the drive (kW; NaN without a power curve). */
export function pumpAt(pump: FittedPump, flow: PumpFlow): { rise: number; power: number } {
  const water = pump.waterCut / 100;
  const { oilDensity, waterDensity } = pump.fluid;
  const volume = liquidVolume(pump);
  const density = ((water * waterDensity + (1 - water) * oilDensity) / volume) * (1 - flow.gas.halfway);
  const stage = stageAt(pump.curve, (flow.rate * volume) / (1 - flow.gas.halfway), flow.frequency);
  return {
    rise: headFactor(pump, flow.gas) * columnPressure(density, pump.stages * stage.head),
    power: pump.viscosity * pump.stages * stage.power * (density / catalogDensity),
  };
}

/** Whether a pump lifts at the present gas what one of its curve can: measured, whatever gas takes of it. */
export function isPlausible(pump: FittedPump, now: PumpGas): boolean {
  const head = headFactor(pump, now);
  return head >= plausibleHead.least && head <= plausibleHead.most;
}

/** Head over that of the catalog. */
function headFactor({ wear, gasLoss }: FittedPump, { intake }: PumpGas): number {
  return wear * (1 - gasLoss * intake);
}

/** A pump that loses another share of its head to gas, and still lifts at the present gas what it lifts now. */
export function withGasLoss<Pump extends FittedPump>(pump: Pump, gasLoss: number, now: PumpGas): Pump {
  return { ...pump, gasLoss, wear: headFactor(pump, now) / (1 - gasLoss * now.intake) };
}

/** m3 of liquid at the intake from one Sm3 of it. */
function liquidVolume({ waterCut, fluid }: FittedPump): number {
  const water = waterCut / 100;
  return water + (1 - water) * fluid.oilVolumeFactor;
}

/**
 * The rate (Sm3/d of liquid) at which a pump runs at a point of its catalog curve.
 * @param catalogRate m3/d at the frequency of the curve
 */
export function rateAt(
  pump: FittedPump,
  catalogRate: number,
  { frequency, gas }: Omit<PumpFlow, 'rate'>,
): number {
  return (catalogRate * (frequency / pump.curve.frequency) * (1 - gas.halfway)) / liquidVolume(pump);
}

/** Catalog curves are measured in water (kg/m3). */
const catalogDensity = 1_000;

/** A day on which pressures over the pump were measured. */
export interface PumpPoint extends PumpFlow {
  /** Days before the newest one, as a negative number or 0. */
  time: number;
  /** bar. */
  rise: number;
  /** kW; NaN when not measured. */
  power: number;
}

export interface PumpFit extends FittedPump {
  /** Measured over fitted rise, less 1, of each point. */
  residuals: Float64Array;
}

/** Days of the newest points that show what a pump is like now. */
const presentDays = 14;
/**
 * Head over that of the catalog, with what gas takes of it: a factor outside says that curve, stages or gauges are of
 * another pump.
 */
const plausibleHead = { least: 0.3, most: 1.3 } as const;

/**
 * Catalogs say nothing of gas. What it takes of the head lies between nothing and its own share of the volume; without a
 * measurement, in the middle.
 */
const usualGasLoss = 0.5;

/**
 * The factors of the newest days, as medians: wear that grows leaves no mark on older days. Undefined when no point has a
 * rise.
 */
export function fitPump(
  catalog: Omit<FittedPump, 'wear' | 'viscosity' | 'gasLoss'>,
  points: readonly PumpPoint[],
): PumpFit | undefined {
  const ideal = { ...catalog, wear: 1, viscosity: 1, gasLoss: usualGasLoss };
  const ratios = points.map((point) => {
    const { rise, power } = pumpAt(ideal, point);
    return { time: point.time, rise: point.rise / rise, power: point.power / power };
  });
  const present = ratios.filter(({ time, rise }) => time > -presentDays && Number.isFinite(rise));
  const wear = median(Float64Array.from(present, ({ rise }) => rise));
  if (!(wear > 0)) return undefined;
  const viscosity = median(Float64Array.from(present, ({ power }) => power));
  const pump = { ...ideal, wear, viscosity };
  return { ...pump, residuals: Float64Array.from(ratios, ({ rise }) => rise / wear - 1) };
}
