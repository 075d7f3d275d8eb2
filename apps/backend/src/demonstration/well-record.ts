import { hoursOf, startOf } from './day-calendar.ts';
import { freeGasAtIntake, intakeFluid } from './fluid.ts';
import { effectOn } from './level-events.ts';
import { downHours } from './outages.ts';
import { operatingPoint } from './pump.ts';
import { NoiseWithMemory, Random } from './random.ts';
import { reportingFaults } from './reporting-faults.ts';
import type { WellPlan } from './well-plan.ts';
import type { WellScenario } from './well-scenario.ts';

/** A well's state while it flows on one day, and what was reported of it. */
export interface WellDay {
  day: number;
  /** Time on stream (h). */
  hours: number;
  /** Rates while flowing (Sm3/d), water cut (%) and gas-oil ratio of the day. */
  liquidRate: number;
  waterCut: number;
  gor: number;
  /** Volumes (Sm3); NaN for what the well does not do. */
  oil: number;
  gas: number;
  water: number;
  waterInjected: number;
  frequency: number;
  choke: number;
  /** Pressure at the gauge, or at the pump intake (bar). */
  flowingPressure: number;
  dischargePressure: number;
  wellheadPressure: number;
  /** Power of the pump while running (kW). */
  power: number;
  /** The row is missing, its gauges are silent, or it contradicts itself. */
  fault: 'none' | 'noRow' | 'noGauges' | 'contradiction';
}

/** A well with its simulated record. */
export interface WellRecord {
  scenario: WellScenario;
  days: WellDay[];
}

const yearDays = 365.25;

/** Simulates the days of a well in order, from its first day to the last one asked for. */
export function* simulateDays(scenario: WellScenario, seed: string, lastDay: number): Generator<WellDay> {
  const { plan } = scenario;
  const random = new Random(`${seed}/${plan.id}/noise`);
  const rateNoise = new NoiseWithMemory(random, plan.memory);
  const cutNoise = new NoiseWithMemory(random, 0.5);
  const gasNoise = new NoiseWithMemory(random, 0.5);
  const faults = reportingFaults(plan, seed, lastDay);
  const end = plan.abandoned ? Math.min(lastDay, plan.suspendedDay) : lastDay;
  for (let day = plan.startDay; day <= end; day++) {
    const level = levelOn(scenario, day);
    // Every day draws the same numbers whatever happens on it, so that one event never shifts the rest.
    const noise = {
      rate: rateNoise.next(),
      cut: cutNoise.next(),
      gas: gasNoise.next(),
      gauge: random.normal(),
    };
    const state = flowState(scenario, day, level, noise);
    addVolumes(scenario, state);
    state.fault = faults.get(day) ?? 'none';
    yield state;
  }
}

/** What the level events have made of the well by a day. */
interface Level {
  /** Factor on what the reservoir gives at the same drawdown. */
  inflow: number;
  /** Factor that frequency and choke add by changing the drawdown. */
  setting: number;
  gor: number;
  waterCutPoints: number;
  frequency: number;
  choke: number;
}

function levelOn({ plan, levels }: WellScenario, day: number): Level {
  const level: Level = {
    inflow: 1,
    setting: 1,
    gor: 1,
    waterCutPoints: 0,
    frequency: plan.pump?.frequency ?? 0,
    choke: plan.choke,
  };
  for (const event of levels) {
    if (event.firstDay > day) break;
    const effect = effectOn(event, day);
    if (effect === 0) continue;
    const isSetting = event.kind === 'frequencyStep' || event.kind === 'chokeStep';
    level[isSetting ? 'setting' : 'inflow'] *= event.liquidFactor ** effect;
    level.gor *= event.gorFactor ** effect;
    level.waterCutPoints += event.waterCutPoints * effect;
    if (event.kind === 'frequencyStep') level.frequency = event.to;
    if (event.kind === 'chokeStep') level.choke = event.to;
  }
  return level;
}

/** Liquid (or injected water) rate by Arps' decline (Sm3/d). */
export function arpsRate(
  { rate, decline, declineExponent: b }: Pick<WellPlan, 'rate' | 'decline' | 'declineExponent'>,
  years: number,
): number {
  return b === 0 ? rate * Math.exp(-decline * years) : rate / (1 + b * decline * years) ** (1 / b);
}

function baseWaterCut(plan: WellPlan, years: number): number {
  return plan.waterCutFinal - (plan.waterCutFinal - plan.waterCut) * Math.exp(-plan.waterRise * years);
}

type DayNoise = Record<'rate' | 'cut' | 'gas' | 'gauge', number>;

/** The state while the well flows; volumes are still to come. */
function flowState(scenario: WellScenario, day: number, level: Level, noise: DayNoise): WellDay {
  const { plan } = scenario;
  const years = (day - plan.startDay) / yearDays;
  const cut = baseWaterCut(plan, years);
  const slugLoss = dailySlugLoss(scenario, day);
  const inflow = arpsRate(plan, years) * level.inflow * Math.exp(plan.noise * noise.rate);
  const liquidRate = inflow * level.setting * (1 - slugLoss);
  const waterCut = clamp(cut + level.waterCutPoints + 0.6 * noise.cut, 0, 99);
  const gor = plan.gor * level.gor * (1 + 0.02 * years) * Math.exp(0.018 * noise.gas);
  const flowingPressure = Math.max(
    8,
    plan.flowingPressure + (inflow - liquidRate) / plan.productivity + 0.25 * noise.gauge,
  );
  const pump = plan.pump && operatingPoint(plan.pump.design, liquidRate, level.frequency, slugLoss / 3);
  const dischargePressure = flowingPressure + (pump?.rise ?? 0);
  return {
    day,
    hours: 0,
    oil: NaN,
    gas: NaN,
    water: NaN,
    waterInjected: NaN,
    fault: 'none',
    liquidRate,
    waterCut,
    gor,
    flowingPressure,
    dischargePressure,
    wellheadPressure: Math.max(4, dischargePressure - plan.column + 0.4 * noise.gauge),
    power: pump?.power ?? 0,
    frequency: level.frequency,
    choke: level.choke,
  };
}

/** Loss by gas slugs, averaged over the day. */
function dailySlugLoss({ slugs, calendar }: WellScenario, day: number): number {
  const start = startOf(calendar, day);
  const end = startOf(calendar, day + 1);
  let loss = 0;
  for (const { from, to, size } of slugs) {
    const overlap = Math.min(to, end) - Math.max(from, start);
    if (overlap > 0) loss += (size * overlap) / (end - start);
  }
  return loss;
}

/** Adds the time on stream and what was produced or injected in it. */
function addVolumes({ plan, calendar, down }: WellScenario, state: WellDay): void {
  const { day, liquidRate } = state;
  const off = downHours(down, startOf(calendar, day), startOf(calendar, day + 1));
  const isSuspended = day >= plan.suspendedDay;
  state.hours = isSuspended ? 0 : Math.max(0, Math.round((hoursOf(calendar, day) - off) * 100) / 100);
  const liquid = (liquidRate * state.hours) / 24;
  if (plan.flowKind === 'injection') {
    state.waterInjected = liquid;
    return;
  }
  state.oil = liquid * (1 - state.waterCut / 100);
  state.gas = state.oil * state.gor;
  state.water = (liquid * state.waterCut) / 100;
}

/** The record of a day, or the nearest one when the record does not reach it. */
export function dayState(days: readonly WellDay[], day: number): WellDay {
  return days[Math.min(days.length - 1, Math.max(0, day - days[0]!.day))]!;
}

/** Free gas at the pump intake on a day, in % of volume; slugs multiply the gas. */
export function freeGasOn(
  plan: WellPlan,
  state: Pick<WellDay, 'gor' | 'waterCut' | 'flowingPressure'>,
  slug = 0,
): number {
  const fluid = intakeFluid(state.gor * (1 + 6 * slug), state.flowingPressure, plan.temperature);
  return freeGasAtIntake(fluid, state.waterCut, plan.pump?.separation ?? 0);
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
