import type { FieldPlan } from './field-hierarchy.ts';
import { freeGasAtIntake, intakeFluid } from './fluid.ts';
import { manufacturers } from './names.ts';
import type { DemonstrationOptions } from './options.ts';
import { designPump, operatingPoint, type PumpDesign } from './pump.ts';
import { Random } from './random.ts';

/** The lift methods that the demonstration has. */
export type LiftMethod = 'naturalFlow' | 'continuousGasLift' | 'electricSubmersiblePumpLift';

/** What a well is like; everything about it follows from this and from time. */
export interface WellPlan {
  id: string;
  name: string;
  uwi: string;
  field: FieldPlan;
  pad: string;
  flowKind: 'production' | 'injection';
  method: LiftMethod | 'unknown';
  /** First day with a row. */
  startDay: number;
  /** First day without production for good, when there is one. */
  suspendedDay: number;
  /** The record itself ends there: the well was plugged. */
  abandoned: boolean;
  /** Liquid rate on the first day (Sm3/d), Arps nominal decline (1/year) and exponent (-); injectors: water. */
  rate: number;
  decline: number;
  declineExponent: number;
  /** Water cut on the first day and the one it tends to (%), and how fast (1/year). */
  waterCut: number;
  waterCutFinal: number;
  waterRise: number;
  gor: number;
  /** Standard deviation of the daily rate about its trend (fraction) and its memory from day to day (-). */
  noise: number;
  memory: number;
  /** Flowing pressure at the gauge (bar), productivity (Sm3/d/bar), temperature at the gauge (degC). */
  flowingPressure: number;
  productivity: number;
  temperature: number;
  wellheadPressure: number;
  choke: number;
  /** Pressure of the column between gauge and wellhead (bar). */
  column: number;
  pump: PumpPlan | undefined;
}

/** The pump that a well was designed for. */
export interface PumpPlan {
  design: PumpDesign;
  /** Frequency on the first day (Hz). */
  frequency: number;
  ratedFrequency: 50 | 60;
  stageType: 'radial' | 'mixed' | 'axial';
  stages: number;
  /** Share of the free gas that does not enter the pump (0..1). */
  separation: number;
  /** Suffers from gas more than others. */
  gassy: boolean;
  mode: 'fixed' | 'intakePressureControl' | 'currentControl';
}

/** The wells of a field, in the order of their names. */
export function planWells(field: FieldPlan, options: DemonstrationOptions): WellPlan[] {
  const pads = Math.max(1, Math.ceil(field.wells / 8));
  const perPad = Math.ceil(field.wells / pads);
  return Array.from({ length: field.wells }, (_, i) => {
    const pad = padName(Math.floor(i / perPad));
    const number = String((i % perPad) + 1).padStart(2, '0');
    return planWell(field, pad, `${field.code}-${pad}-${number}`, i, options);
  });
}

function padName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : `${letter}${Math.floor(index / 26)}`;
}

function planWell(
  field: FieldPlan,
  pad: string,
  id: string,
  index: number,
  options: DemonstrationOptions,
): WellPlan {
  const random = new Random(`${options.seed}/${id}/plan`);
  const method = random.weighted({
    electricSubmersiblePumpLift: 0.45,
    naturalFlow: 0.29,
    continuousGasLift: 0.26,
  });
  const days = options.years * 365;
  const lateStart = random.chance(0.14) && options.years >= 1;
  const startDay = options.firstDay + (lateStart ? random.whole(30, Math.round(days * 0.75)) : 0);
  const common = commonPlan(random, field, pad, id, startDay, options);
  return field.injects && index % 12 === 11
    ? injectorPlan(common, random)
    : producerPlan(common, method, lateStart, random);
}

/** What producers and injectors are planned by alike. */
function commonPlan(
  random: Random,
  field: FieldPlan,
  pad: string,
  id: string,
  startDay: number,
  { years }: DemonstrationOptions,
) {
  const days = years * 365;
  const ends = random.chance(0.04) && years >= 1;
  return {
    id,
    name: id,
    uwi: `CNX-${id}`,
    field,
    pad,
    startDay,
    suspendedDay: ends ? startDay + random.whole(Math.round(days * 0.3), days) : Infinity,
    abandoned: random.chance(0.3),
    noise: random.between(0.008, 0.035),
    memory: random.between(0.45, 0.7),
    temperature: random.between(68, 104),
    gor: field.gor * random.logBetween(0.75, 1.35),
    choke: random.between(35, 75),
  };
}

type CommonPlan = ReturnType<typeof commonPlan>;

function injectorPlan(common: CommonPlan, random: Random): WellPlan {
  return {
    ...common,
    flowKind: 'injection',
    method: 'unknown',
    rate: random.logBetween(600, 2_400),
    decline: 0.02,
    declineExponent: 0,
    waterCut: 100,
    waterCutFinal: 100,
    waterRise: 0,
    flowingPressure: random.between(260, 340),
    productivity: random.between(15, 40),
    wellheadPressure: random.between(60, 140),
    column: 200,
    pump: undefined,
  };
}

type Range = readonly [low: number, high: number];

function ranges(rate: Range, waterCut: Range, flowing: Range, wellhead: Range, drawdown: Range) {
  return { rate, waterCut, flowing, wellhead, drawdown };
}

/** Oil rate (Sm3/d), first water cut (%), pressures at the gauge, the wellhead and of drawdown (bar) by lift method. */
const rangesByMethod: Record<LiftMethod, ReturnType<typeof ranges>> = {
  naturalFlow: ranges([90, 780], [2, 35], [120, 210], [25, 90], [25, 80]),
  continuousGasLift: ranges([45, 330], [20, 65], [85, 140], [14, 30], [25, 70]),
  electricSubmersiblePumpLift: ranges([28, 300], [25, 82], [55, 105], [12, 28], [80, 160]),
};

function producerPlan(common: CommonPlan, method: LiftMethod, late: boolean, random: Random): WellPlan {
  const range = rangesByMethod[method];
  const oil = random.logBetween(...range.rate);
  const waterCut = random.between(...range.waterCut) * (late ? 0.5 : 1);
  const liquid = (oil * 100) / (100 - waterCut);
  const flowingPressure = random.between(...range.flowing);
  const wellheadPressure = random.between(...range.wellhead);
  const column = flowingPressure - wellheadPressure;
  const plan: WellPlan = {
    ...common,
    flowKind: 'production',
    method,
    rate: liquid,
    // Young wells decline faster.
    decline: random.logBetween(0.04, 0.3) * (late ? 1.8 : 1),
    declineExponent: random.between(0.1, 0.9),
    waterCut,
    waterCutFinal: Math.min(97, waterCut + random.between(6, 34)),
    waterRise: random.between(0.08, 0.5),
    flowingPressure,
    productivity: liquid / random.between(...range.drawdown),
    wellheadPressure,
    column,
    pump: undefined,
  };
  return method === 'electricSubmersiblePumpLift' ? withPump(plan, liquid, random) : plan;
}

/** Engineers expect the pressure at the intake to fall to this share of the first day's, and choose stages for its gas. */
const expectedIntake = 0.6;
/** A pump that would take in more free gas than this gets a gas separator (volume %). */
const mostFreeGas = 10;

function withPump(plan: WellPlan, liquid: number, random: Random): WellPlan {
  const frequency = random.between(44, 56);
  const rise = random.between(55, 105);
  const natural = random.between(0.55, 0.85);
  const fluid = intakeFluid(plan.gor, expectedIntake * plan.flowingPressure, plan.temperature);
  const unseparated = freeGasAtIntake(fluid, plan.waterCut, natural);
  const separation = 1 - (1 - natural) * Math.min(1, mostFreeGas / unseparated);
  const freeGas = freeGasAtIntake(fluid, plan.waterCut, separation);
  const design = designPump(liquid * random.between(0.75, 1.0), rise, frequency);
  const setFrequency = Math.round(frequency * 2) / 2;
  return {
    ...plan,
    // Pumped wells are kept at their rate by injection and by the pump's own head.
    decline: plan.decline * 0.4,
    column: plan.flowingPressure + operatingPoint(design, liquid, setFrequency).rise - plan.wellheadPressure,
    pump: {
      design,
      frequency: setFrequency,
      ratedFrequency: plan.field.clock.timeZone.startsWith('America') ? 60 : 50,
      stageType: freeGas < 5 ? 'radial' : freeGas < 15 ? 'mixed' : 'axial',
      stages: random.whole(70, 260),
      separation,
      gassy: random.chance(0.28),
      mode: random.weighted({ fixed: 6, intakePressureControl: 3, currentControl: 1 }),
    },
  };
}

/** The maker and model of a well's n-th pump. */
export function pumpModel(
  seed: string,
  wellId: string,
  run: number,
): { manufacturerId: string; model: string } {
  const random = new Random(`${seed}/${wellId}/run/${run}`);
  const maker = random.pick(manufacturers);
  return { manufacturerId: maker.id, model: random.pick(maker.models) };
}
