import {
  driveModes,
  type CheckName,
  type DriveMode,
  type GuardRailName,
  type SettingCheckName,
  type StageType,
} from '../../vocabulary.ts';
import { freeGasLimitPct, gasLockFreeGasPct } from '../limits.ts';
import { leastFreeGas } from './bubble-point.ts';
import type { WellModel, WellState } from './pumped-well.ts';

/** Limits that a company sets for all its wells, for a field, or for one well. */
export interface GuardRails extends Record<GuardRailName, number | null> {
  /** Largest step within 24 hours (Hz). */
  maxStepHz: number;
  /** Least distance of the intake pressure from the bubble point, of a well without free gas at its intake (bar). */
  bubblePointMargin: number;
  /** Highest share of the nameplate current (%). */
  motorCurrentPct: number;
  /** How far the motor stays below its limit (K). */
  motorTemperatureMargin: number;
  /** How far the intake pressure stays above the limit of the pump (bar). */
  intakePressureMargin: number;
  /** Highest free gas at the intake, of what the stages of the pump take (%). */
  freeGasPct: number;
  /** Largest step of a choke at once (points), and how far one is opened (%). */
  maxChokeStep: number;
  maxChokeOpening: number;
  /** Largest step of lift gas at once (% of its rate). */
  maxLiftGasStep: number;
  /** Lift gas that is given for a volume of oil more (Sm3/Sm3). */
  maxLiftGasPerOil: number;
  /** Lift gas that there is for a well, and oil that its facility takes of it (Sm3/d); null: not known, nothing is checked. */
  maxLiftGas: number | null;
  maxOilRate: number | null;
}

/**
 * What a guard rail is where no administrator has set it, its unit, and between what it can be set. An optional one limits nothing until it
 * is set.
 */
export const guardRailKinds = {
  maxStepHz: { usual: 1, unit: 'Hz', least: 0.5, most: 5, optional: false },
  bubblePointMargin: { usual: 5, unit: 'bar', least: 0, most: 50, optional: false },
  // Motor and pump are never let go beyond their own limits.
  motorCurrentPct: { usual: 100, unit: '%', least: 50, most: 100, optional: false },
  motorTemperatureMargin: { usual: 5, unit: 'K', least: 0, most: 50, optional: false },
  intakePressureMargin: { usual: 3, unit: 'bar', least: 0, most: 50, optional: false },
  freeGasPct: { usual: 100, unit: '%', least: 20, most: 100, optional: false },
  maxChokeStep: { usual: 5, unit: '%', least: 1, most: 20, optional: false },
  maxChokeOpening: { usual: 100, unit: '%', least: 10, most: 100, optional: false },
  maxLiftGasStep: { usual: 15, unit: '%', least: 1, most: 50, optional: false },
  maxLiftGasPerOil: { usual: 2_000, unit: 'Sm3/Sm3', least: 100, most: 20_000, optional: false },
  maxLiftGas: { usual: 1_000_000, unit: 'Sm3/d', least: 1_000, most: 1_000_000, optional: true },
  maxOilRate: { usual: 20_000, unit: 'Sm3/d', least: 1, most: 20_000, optional: true },
} as const satisfies Record<GuardRailName, object>;

export const usualGuardRails: GuardRails = {
  maxStepHz: guardRailKinds.maxStepHz.usual,
  bubblePointMargin: guardRailKinds.bubblePointMargin.usual,
  motorCurrentPct: guardRailKinds.motorCurrentPct.usual,
  motorTemperatureMargin: guardRailKinds.motorTemperatureMargin.usual,
  intakePressureMargin: guardRailKinds.intakePressureMargin.usual,
  freeGasPct: guardRailKinds.freeGasPct.usual,
  maxChokeStep: guardRailKinds.maxChokeStep.usual,
  maxChokeOpening: guardRailKinds.maxChokeOpening.usual,
  maxLiftGasStep: guardRailKinds.maxLiftGasStep.usual,
  maxLiftGasPerOil: guardRailKinds.maxLiftGasPerOil.usual,
  maxLiftGas: null,
  maxOilRate: null,
};

/** Wells whose advice a guard rail limits: those with a pump in the hole, those without one, or both. */
export const guardRailWells: Readonly<Record<GuardRailName, 'pumped' | 'unpumped' | 'all'>> = {
  maxStepHz: 'pumped',
  bubblePointMargin: 'all',
  motorCurrentPct: 'pumped',
  motorTemperatureMargin: 'pumped',
  intakePressureMargin: 'pumped',
  freeGasPct: 'pumped',
  maxChokeStep: 'unpumped',
  maxChokeOpening: 'unpumped',
  maxLiftGasStep: 'unpumped',
  maxLiftGasPerOil: 'unpumped',
  maxLiftGas: 'unpumped',
  maxOilRate: 'all',
};

/**
 * Free gas that the stages of a pump take at their intake (volume %): what their geometry tolerates, and not as much as gas locks a pump
 * at; NaN of unknown stages.
 */
export function freeGasLimitOf(stageType: StageType | null): number {
  return stageType === null ? NaN : Math.min(freeGasLimitPct[stageType], gasLockFreeGasPct);
}

/** What a company set, each for a scope; the nearest scope that sets a limit wins. */
export interface GuardRailSettings {
  company?: Partial<GuardRails>;
  field?: Partial<GuardRails>;
  well?: Partial<GuardRails>;
}

/** The limits of one well. */
export function guardRailsOf({ company, field, well }: GuardRailSettings): GuardRails {
  return { ...usualGuardRails, ...company, ...field, ...well };
}

/** A guard rail that was tested at a setting. */
export interface Check<Name extends string = CheckName | SettingCheckName> {
  name: Name;
  value: number | null;
  limit: number | null;
  unit: string;
  /** Null: not checked, because value or limit is unknown. */
  pass: boolean | null;
}

/** What else decides whether a well may be touched. */
export interface Surroundings {
  /** Exceptions for gas that are open on the well. */
  openGasExceptions: number;
  /** What an open exception of the well counts as lost without any known cause (Sm3/d): a step would hide what it is from. @default 0 */
  unexplainedLoss?: number;
  /** Work on the well or its field that would make another well of it while the step is tracked; a step is set about other work. */
  plannedWorks: number;
  /** Steps that are not judged yet: another one would hide what came of them. @default 0 */
  settlingSteps?: number;
  /** Trips of the pump in the newest 30 days. @default not known */
  trips?: number;
  /** Stops of the well for sand, scale or its integrity that began in the newest 90 days. @default not known */
  harmfulStops?: number;
  /** Newest production day of the field, which ages are counted to. @default not known */
  newestDay?: number;
  /** The newest step of the setting, of a pump where no result of it is known yet: its first production day, and whether it was up or down. @default none */
  lastStep?: LastStep;
}

/** A step that is not to be turned round at once: its first production day, and whether it was up or down. */
export interface LastStep {
  day: number;
  way: 1 | -1;
}

/**
 * What was done is not turned round before a result of it is known, or for so long (days): as long as what came of a step is followed. A
 * choke that was closed was closed for a reason that nothing measures, and what its step did is watched until then.
 */
const holdDays = 90;

/** A pump that trips more often in 30 days, or a model whose newest day is older (d), is looked at before it is moved. */
export const mostTrips = 2;
export const mostModelAge = 7;

/** One stop for sand, scale or integrity is an event; a well that was stopped more often in 90 days has the trouble. */
export const mostHarmfulStops = 2;

/** Ends of the ranges of a state that limits of the equipment are held against: P10, and P90 of the intake pressure. */
export type RailEnds = Pick<WellState, 'motorCurrent' | 'motorTemperature' | 'intakePressure'>;

/**
 * All checks of a step from the present setting to a state.
 * @param ends what a predicted state may come to; the state itself of one that is read
 */
export function guardRailChecks(
  { equipment, present, pump }: WellModel,
  state: WellState,
  rails: GuardRails,
  surroundings: Surroundings,
  ends: RailEnds = state,
): Check<CheckName>[] {
  const { frequency } = state;
  const range = frequency / equipment.ratedFrequency;
  const { trips = NaN, newestDay = NaN } = surroundings;
  return [
    atMost('step', Math.abs(frequency - present.frequency), rails.maxStepHz, 'Hz'),
    atLeast('minFrequency', frequency, equipment.minHz, 'Hz'),
    atMost('maxFrequency', frequency, equipment.maxHz, 'Hz'),
    atMost(
      'motorCurrent',
      ends.motorCurrent,
      (equipment.nameplateCurrent * rails.motorCurrentPct) / 100,
      'A',
    ),
    atMost(
      'motorTemperature',
      ends.motorTemperature,
      equipment.motorTemperatureLimit - rails.motorTemperatureMargin,
      'degC',
    ),
    atLeast(
      'intakePressure',
      ends.intakePressure,
      equipment.intakePressureLimit + rails.intakePressureMargin,
      'bar',
    ),
    bubblePointCheck(present, state, pump.fluid.bubblePoint, rails),
    // Gas that is not measured is not none.
    atMost(
      'freeGas',
      Number.isNaN(present.freeGas) ? NaN : state.freeGas,
      ((equipment.freeGasLimit ?? NaN) * rails.freeGasPct) / 100,
      '%',
    ),
    driveModeCheck(equipment.mode),
    atLeast('minRate', state.liquid, equipment.minRate * range, 'Sm3/d'),
    atMost('maxRate', state.liquid, equipment.maxRate * range, 'Sm3/d'),
    atMost('trips', trips, mostTrips, ''),
    atMost('modelAge', newestDay - present.day, mostModelAge, 'd'),
    ...(rails.maxOilRate === null
      ? []
      : [facilityCheck(state.oil, rails.maxOilRate, frequency - present.frequency)]),
    ...surroundingChecks(surroundings, frequency - present.frequency),
  ];
}

/**
 * Whether a drive takes a frequency. One that holds a pressure or a current overrides it: the step is then one of its setpoint, which
 * forbids nothing and is said.
 */
function driveModeCheck(mode: DriveMode = 'fixed'): Check<CheckName> {
  const found = atMost('driveMode', driveModes.indexOf(mode), 0, '');
  return mode === 'fixed' ? found : { ...found, pass: null };
}

/**
 * Whether the facility takes the oil of a well (Sm3/d; null is an unknown limit). A step down is no reason that it does not.
 * @param move change of the setting, of which the sign counts
 */
export function facilityCheck(oil: number, limit: number | null, move: number): Check<CheckName> {
  return ofStepsUp(atMost('facility', oil, limit ?? NaN, 'Sm3/d'), move);
}

/** A check that forbids no step down, whatever the setting is by now. */
export function ofStepsUp<Name extends string>(check: Check<Name>, move: number): Check<Name> {
  return move < 0 && check.pass === false ? { ...check, pass: null } : check;
}

/**
 * How far the pressure stays above the bubble point. Where gas is free at the intake already, it is below: that is said, and what
 * decides is how much free gas the pump takes.
 */
function bubblePointCheck(
  { freeGas }: WellModel['present'],
  { intakePressure }: WellState,
  bubblePoint: number | null,
  { bubblePointMargin: least }: GuardRails,
): Check<CheckName> {
  const margin = bubblePoint === null ? NaN : intakePressure - bubblePoint;
  const found = atLeast('bubblePointMargin', margin, least, 'bar');
  return freeGas >= leastFreeGas ? { ...found, pass: null } : found;
}

/**
 * The checks of any step: what else goes on at the well.
 * @param move change of the setting, of which the sign counts
 */
export function surroundingChecks(
  {
    openGasExceptions,
    unexplainedLoss = 0,
    plannedWorks,
    settlingSteps = 0,
    harmfulStops = NaN,
    newestDay = NaN,
    lastStep,
  }: Surroundings,
  move: number,
): Check<CheckName>[] {
  return [
    atMost('gasException', openGasExceptions, 0, ''),
    atMost('openLoss', unexplainedLoss, 0, 'Sm3/d'),
    atMost('plannedWork', plannedWorks, 0, ''),
    atMost('settlingStep', settlingSteps, 0, ''),
    // What raises the drawdown brings more of what the well was stopped for.
    ...(move > 0 ? [atMost('harmfulStops', harmfulStops, mostHarmfulStops, '')] : []),
    ...(lastStep && lastStep.way * move < 0
      ? [atLeast('turnBack', newestDay + 1 - lastStep.day, holdDays, 'd')]
      : []),
  ];
}

/** Rounding must not make a step of 1 Hz longer than 1 Hz. */
const tolerance = 1e-9;

/** A check of a value that must not be above a limit; NaN is unknown. */
export function atMost<Name extends string>(
  name: Name,
  value: number,
  limit: number,
  unit: string,
): Check<Name> {
  return check(name, value, limit, unit, value <= limit + tolerance);
}

/** A check of a value that must not be below a limit; NaN is unknown. */
export function atLeast<Name extends string>(
  name: Name,
  value: number,
  limit: number,
  unit: string,
): Check<Name> {
  return check(name, value, limit, unit, value >= limit - tolerance);
}

function check<Name extends string>(
  name: Name,
  value: number,
  limit: number,
  unit: string,
  pass: boolean,
): Check<Name> {
  const isKnown = Number.isFinite(value) && Number.isFinite(limit);
  return {
    name,
    value: Number.isFinite(value) ? value : null,
    limit: Number.isFinite(limit) ? limit : null,
    unit,
    pass: isKnown ? pass : null,
  };
}

/** The checks that a step fails; none checked is none failed. */
export function failedChecks<Name extends string>(checks: readonly Check<Name>[]): Check<Name>[] {
  return checks.filter(({ pass }) => pass === false);
}
