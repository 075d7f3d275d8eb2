import type { AdviceInputName, DriveMode } from '../../vocabulary.ts';
import { bubblePointOf } from './bubble-point.ts';
import { inflowPoints } from './inflow-points.ts';
import {
  fitInflow,
  fittedRate,
  inflowRate,
  type Inflow,
  type InflowFit,
  type InflowPoint,
} from './inflow.ts';
import { distinctSettings, type OperatingDay } from './operating-days.ts';
import { dischargePressure, fitOutflow, type Outflow, type OutflowFit } from './outflow.ts';
import type { PumpCurve } from './pump-curve.ts';
import {
  fitPump,
  isPlausible,
  pumpAt,
  type Fluid,
  type FittedPump,
  type PumpFit,
  type PumpFlow,
  type PumpGas,
} from './pump-fit.ts';
import type { RateSource } from './readings.ts';
import { frequencyRule } from './setting-steps.ts';
import { median } from '../robust-statistics.ts';

/** What is in the hole, and the limits of it. */
export interface PumpEquipment {
  stages: number;
  /** Limits of the drive (Hz). */
  minHz: number;
  maxHz: number;
  /** A. */
  nameplateCurrent: number;
  /** degC. */
  motorTemperatureLimit: number;
  /** bar. */
  intakePressureLimit: number;
  /** Hz that the recommended range is for. */
  ratedFrequency: number;
  /** Recommended range at rated frequency (m3/d); scales with the frequency. */
  minRate: number;
  maxRate: number;
  /** Free gas that the stages take at their intake (volume %). @default not known */
  freeGasLimit?: number;
  /** What the drive holds; a frequency that is typed in stands in the first mode alone. @default fixed */
  mode?: DriveMode;
}

/** What the engine knows of a pumped well. */
export interface PumpedWell {
  id: string;
  /** Null when none is known. */
  equipment: PumpEquipment | null;
  curve: PumpCurve | null;
  fluid: Fluid;
  /** Ascending, of at most {@link fittedDays}. */
  days: readonly OperatingDay[];
  /** First production day of the pump; days before it say what the reservoir gives. @default all days are of this pump */
  pumpSince?: number;
}

/** Days of readings that a model rests on: a well is another one after longer. */
export const fittedDays = 120;
/** Days that a setting needs to count. */
export const leastDaysPerSetting = 3;
const leastSettings = 2;
const leastDays = 10;
/** Days that a pump needs to be known. */
const leastPumpDays = 4;

/** Something that a well needs before it can be computed. */
export interface Missing {
  what: AdviceInputName;
  /** How much of it is needed and there, where it can be counted. */
  needed?: number;
  found?: number;
}

/**
 * What is measured at the present setting: medians of its newest days, in the units of {@link OperatingDay}; of the temperature of the
 * motor the highest.
 */
export interface Present extends Omit<OperatingDay, 'day' | 'source'> {
  /** Newest of its days. */
  day: number;
  source: RateSource;
}

/** Parts of a well that its rate is solved from. */
export interface WellParts {
  pump: FittedPump;
  inflow: Inflow;
  outflow: Outflow;
}

/** A well as it is at the present setting. */
export interface WellModel extends WellParts {
  equipment: PumpEquipment;
  present: Present;
  /** The solution at the present frequency, which all others are compared with. */
  base: Solution;
  /** Share of the modeled change of the rate that the well makes. @default all of it */
  response?: number;
}

/** A model with the fits that it is made of. */
export interface FittedWell extends WellModel {
  pump: PumpFit;
  inflow: InflowFit;
  outflow: OutflowFit;
  /** Days that were fitted, ascending. */
  days: readonly OperatingDay[];
  /** Each of them as the inflow sees it. */
  points: readonly InflowPoint[];
  /** Days with pressures of the pump that is in the hole, ascending. */
  pumpDays: readonly OperatingDay[];
}

/** Fits a model of a well, or says what is missing. */
export function fitPumpedWell({
  equipment,
  curve,
  fluid: known,
  days,
  pumpSince = -Infinity,
}: PumpedWell): FittedWell | Missing[] {
  if (equipment === null) return [{ what: 'equipment' }];
  const missing: Missing[] = [];
  if (!(equipment.minHz > 0 && equipment.maxHz > equipment.minHz)) missing.push({ what: 'driveLimits' });
  if (curve === null) missing.push({ what: 'pumpCurve' });
  if (days.length < leastDays) missing.push({ what: 'operatingDays', needed: leastDays, found: days.length });
  const settings = distinctSettings(days, leastDaysPerSetting);
  if (settings < leastSettings)
    missing.push({ what: 'distinctSettings', needed: leastSettings, found: settings });
  const complete = days.filter(hasPressures);
  if (days.length > 0 && complete.length < leastDays)
    missing.push({ what: 'pressures', needed: leastDays, found: complete.length });
  const own = complete.filter(({ day }) => day >= pumpSince);
  if (complete.length > 0 && own.length < leastPumpDays)
    missing.push({ what: 'operatingDays', needed: leastPumpDays, found: own.length });
  if (missing.length > 0 || curve === null) return missing;
  const present = presentOf(own);
  const fluid = { ...known, bubblePoint: known.bubblePoint ?? bubblePointOf(own) };
  const parts = fitParts({ equipment, curve, fluid, present, days: complete, own });
  if (Array.isArray(parts)) return parts;
  const base = solveWell(parts, present, present.frequency);
  return base === undefined ? [{ what: 'balance' }] : { ...parts, equipment, present, base };
}

function hasPressures({
  intakePressure,
  dischargePressure: discharge,
  wellheadPressure,
}: OperatingDay): boolean {
  return intakePressure > 0 && discharge > intakePressure && wellheadPressure >= 0;
}

interface FitInput {
  equipment: PumpEquipment;
  curve: PumpCurve;
  fluid: Fluid;
  present: Present;
  days: readonly OperatingDay[];
  /** Those of the pump that is in the hole. */
  own: readonly OperatingDay[];
}

function fitParts({ equipment, curve, fluid, present, days, own }: FitInput) {
  const { day: now, waterCut } = present;
  const catalog = { curve, stages: equipment.stages, fluid, waterCut };
  const pump = fitPump(
    catalog,
    own.map((day) => ({
      time: day.day - now,
      ...pumpFlow(day, fluid.bubblePoint),
      rise: day.dischargePressure - day.intakePressure,
      power: day.power,
    })),
  );
  if (pump === undefined || !isPlausible(pump, pumpFlow(present, fluid.bubblePoint).gas))
    return [{ what: 'plausiblePump' as const }];
  const points = inflowPoints(days, now);
  const inflow = fitInflow(points, fluid.bubblePoint ?? 0, 1 - waterCut / 100);
  if (inflow === undefined) return [{ what: 'inflow' as const }];
  const times = new Set(points.map(({ time }) => time));
  const fitted = days.filter(({ day }) => times.has(day - now));
  // A day's own rate is too noisy to show what grows with it: the noise would hide friction and flow line.
  const outflow = fitOutflow(fitted.map((day, i) => ({ ...day, rate: fittedRate(inflow, points[i]!) })));
  return outflow === undefined
    ? [{ what: 'pressures' as const }]
    : { pump, inflow, outflow, points, days: fitted, pumpDays: own };
}

function pumpFlow(day: OperatingDay, bubblePoint: number | null): PumpFlow {
  const { frequency, liquid: rate, intakePressure, dischargePressure: discharge } = day;
  return { frequency, rate, gas: gasInPump(day, bubblePoint, intakePressure, discharge) };
}

/** Gas that is not reported is none; a pump locked by gas does not run for a day. */
function shareOf(freeGasPct: number): number {
  return Number.isNaN(freeGasPct) ? 0 : Math.min(0.9, Math.max(0, freeGasPct / 100));
}

const presentDays = 7;

/** Medians of up to seven newest days at the newest setting. */
function presentOf(days: readonly OperatingDay[]): Present {
  const newest = days.at(-1)!;
  const same = days
    .filter((day) => Math.abs(day.frequency - newest.frequency) < frequencyRule.least)
    .slice(-presentDays);
  const middle = (of: (day: OperatingDay) => number): number => median(Float64Array.from(same, of));
  return {
    ...newest,
    frequency: middle((day) => day.frequency),
    liquid: middle((day) => day.liquid),
    waterCut: orZero(middle((day) => day.waterCut)),
    intakePressure: middle((day) => day.intakePressure),
    dischargePressure: middle((day) => day.dischargePressure),
    wellheadPressure: middle((day) => day.wellheadPressure),
    power: middle((day) => day.power),
    motorCurrent: middle((day) => day.motorCurrent),
    motorTemperature: highest(same.map((day) => day.motorTemperature)),
    intakeTemperature: middle((day) => day.intakeTemperature),
    freeGas: middle((day) => day.freeGas),
  };
}

/** NaN where none is known. */
function highest(values: readonly number[]): number {
  const known = values.filter(Number.isFinite);
  return known.length === 0 ? NaN : Math.max(...known);
}

function orZero(value: number): number {
  return Number.isNaN(value) ? 0 : value;
}

/** Where inflow, pump and outflow agree. */
export interface Solution {
  /** Sm3/d of liquid. */
  rate: number;
  /** bar. */
  intakePressure: number;
  /** kW; NaN without a power curve. */
  power: number;
}

/** Intake pressure below which a pump draws gas alone (bar). */
const leastIntake = 2;
/** Pressure that may be left over where a well is in balance (bar), and the steps that finding it may take. */
const balanced = 1e-9;
const maxSteps = 100;

/**
 * The rate at which the pump lifts what flows in; undefined where it lifts nothing, or would pump the well off.
 * @param frequency Hz
 */
export function solveWell(
  { pump, inflow, outflow }: WellParts,
  present: Pick<Present, 'freeGas' | 'intakePressure'>,
  frequency: number,
): Solution | undefined {
  const at = (pressure: number) => {
    const rate = inflowRate(inflow, pressure);
    const discharge = dischargePressure(outflow, rate);
    const gas = gasInPump(present, pump.fluid.bubblePoint, pressure, discharge);
    const { rise, power } = pumpAt(pump, { frequency, rate, gas });
    return { rate, power, excess: pressure + rise - discharge };
  };
  let [low, high] = [leastIntake, inflow.reservoirPressure];
  let [below, above] = [at(low).excess, at(high).excess];
  if (!(above > 0) || !(below < 0)) return undefined;
  // False position; halving the value of an end that stays (Illinois) keeps it from creeping.
  let intakePressure = NaN;
  let moved: 'low' | 'high' | undefined;
  for (let step = 0; step < maxSteps; step++) {
    intakePressure = (low * above - high * below) / (above - below);
    const { excess } = at(intakePressure);
    if (Math.abs(excess) < balanced) break;
    if (excess > 0) {
      [high, above] = [intakePressure, excess];
      if (moved === 'high') below /= 2;
      moved = 'high';
    } else {
      [low, below] = [intakePressure, excess];
      if (moved === 'low') above /= 2;
      moved = 'low';
    }
  }
  const { rate, power } = at(intakePressure);
  return { rate, power, intakePressure };
}

/**
 * Free gas at another intake pressure (volume %), from what is there now: gas comes out of the oil below the bubble point
 * and expands. Where that point is unknown, gas that is there only expands.
 */
export function freeGasAt(
  { freeGas, intakePressure }: Pick<Present, 'freeGas' | 'intakePressure'>,
  bubblePoint: number | null,
  pressure: number,
): number {
  const now = shareOf(freeGas);
  if (now === 0) return 0;
  const released = (at: number): number => Math.max(0, bubblePoint === null ? 1 : bubblePoint - at) / at;
  const before = released(intakePressure);
  if (before === 0) return 100 * now;
  const ratio = ((now / (1 - now)) * released(pressure)) / before;
  return (100 * ratio) / (1 + ratio);
}

/** Free gas in a pump that takes in at a pressure and discharges at another. */
export function gasInPump(
  present: Pick<Present, 'freeGas' | 'intakePressure'>,
  bubblePoint: number | null,
  intakePressure: number,
  discharge: number,
): PumpGas {
  const at = (pressure: number): number =>
    shareOf(freeGasAt(present, bubblePoint, Math.max(leastIntake, pressure)));
  return { intake: at(intakePressure), halfway: at((intakePressure + discharge) / 2) };
}

/** What a well does at a frequency. */
export interface WellState {
  /** Hz. */
  frequency: number;
  /** Sm3/d. */
  liquid: number;
  oil: number;
  /** kW; NaN when power is neither measured nor in the curve. */
  power: number;
  /** bar. */
  intakePressure: number;
  /** Volume % at the intake. */
  freeGas: number;
  /** A, and % of the nameplate. */
  motorCurrent: number;
  load: number;
  /** degC. */
  motorTemperature: number;
}

/**
 * What a well does at a frequency, from what is measured at the present one and what the model makes of the
 * difference: rates and power by ratio, pressure by difference. Current follows power over voltage, which the drive keeps in
 * proportion to the frequency; the motor warms in proportion to its power.
 * @param base solution at the present frequency
 */
export function stateAt(model: WellModel, frequency: number): WellState | undefined {
  const { present, base, equipment, pump, response = 1 } = model;
  const solved = frequency === present.frequency ? base : solveWell(model, present, frequency);
  if (solved === undefined) return undefined;
  const liquid = present.liquid * (1 + response * (solved.rate / base.rate - 1));
  const speed = frequency / present.frequency;
  const powerRatio = Number.isNaN(solved.power) ? speed ** 3 : solved.power / base.power;
  const motorCurrent = (present.motorCurrent * powerRatio) / speed;
  const intakePressure = present.intakePressure + solved.intakePressure - base.intakePressure;
  return {
    frequency,
    liquid,
    oil: liquid * (1 - present.waterCut / 100),
    power: (Number.isNaN(present.power) ? base.power : present.power) * powerRatio,
    intakePressure,
    freeGas: freeGasAt(present, pump.fluid.bubblePoint, Math.max(leastIntake, intakePressure)),
    motorCurrent,
    load: (100 * motorCurrent) / equipment.nameplateCurrent,
    motorTemperature:
      present.intakeTemperature + (present.motorTemperature - present.intakeTemperature) * powerRatio,
  };
}
