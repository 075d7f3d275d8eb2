import { hourMs } from '../production-day.ts';
import { arpsRate, yearsBetween } from './arps.ts';
import { hoursOf, startOf } from './day-calendar.ts';
import { freeGasAtIntake, intakeFluid } from './fluid.ts';
import { effectOn, isSetting } from './level-events.ts';
import { downHours } from './outages.ts';
import { productivityNow, pumpedState } from './pumped-well.ts';
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
  /** Rate outside of gas slugs, as it is reported and as the gauges feel it (Sm3/d). */
  quietRate: number;
  gaugedRate: number;
  /** What the well would give at the settings of its first day (Sm3/d). */
  inflow: number;
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

function levelOn({ plan, levels }: Pick<WellScenario, 'plan' | 'levels'>, day: number): Level {
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
    level[isSetting(event) ? 'setting' : 'inflow'] *= event.liquidFactor ** effect;
    level.gor *= event.gorFactor ** effect;
    level.waterCutPoints += event.waterCutPoints * effect;
    if (event.kind === 'frequencyStep') level.frequency = event.to;
    if (event.kind === 'chokeStep') level.choke = event.to;
  }
  return level;
}

function baseWaterCut(plan: WellPlan, years: number): number {
  return plan.waterCutFinal - (plan.waterCutFinal - plan.waterCut) * Math.exp(-plan.waterRise * years);
}

function gorGrowth(years: number): number {
  return 1 + 0.02 * years;
}

type DayNoise = Record<'rate' | 'cut' | 'gas' | 'gauge', number>;

/** The state while the well flows; volumes are still to come. */
function flowState(scenario: WellScenario, day: number, level: Level, noise: DayNoise): WellDay {
  const { plan } = scenario;
  const years = yearsBetween(plan.startDay, day);
  const cut = baseWaterCut(plan, years);
  const slugLoss = dailySlugLoss(scenario, day);
  const inflow = arpsRate(plan, years) * level.inflow;
  const gaugedRate = inflow * level.setting;
  // Rates are allocated, and as noisy as that is; gauges are not.
  const quietRate = gaugedRate * Math.exp(plan.noise * noise.rate);
  const liquidRate = quietRate * (1 - slugLoss);
  const waterCut = clamp(cut + level.waterCutPoints + 0.6 * noise.cut, 0, 99);
  const gor = plan.gor * level.gor * gorGrowth(years) * Math.exp(0.018 * noise.gas);
  const pressures = plan.pump
    ? pumpedState(plan, gaugedRate, level.frequency, productivityNow(plan, inflow), slugLoss)
    : plan.flowKind === 'injection'
      ? injectingState(plan)
      : flowingState(plan, inflow / plan.rate / level.setting);
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
    quietRate,
    gaugedRate,
    inflow,
    flowingPressure: pressures.intake + 0.25 * noise.gauge,
    dischargePressure: pressures.discharge,
    wellheadPressure: Math.max(4, pressures.wellhead + 0.4 * noise.gauge),
    power: pressures.power,
    frequency: level.frequency,
    choke: level.choke,
  };
}

/** Pressure of the flow line behind the choke, over that of the wellhead on the first day. */
const lineShare = 0.4;

/**
 * Pressures of a well that its choke alone holds back: the less flows through the same opening, the lower they are, from that of the
 * flow line to that of the closed well.
 * @param throughput flow through the choke for its opening, over that of the first day
 */
function flowingState({ wellheadPressure, rate, productivity, column }: WellPlan, throughput: number) {
  const line = lineShare * wellheadPressure;
  const closed = wellheadPressure + rate / productivity;
  const half = (closed - wellheadPressure) / (wellheadPressure - line);
  const wellhead = line + ((closed - line) * throughput) / (throughput + half);
  return { intake: wellhead + column, discharge: wellhead + column, wellhead, power: 0 };
}

/** Pressures of a well that takes water, from a line that is kept at its pressure. */
function injectingState({ flowingPressure, column }: WellPlan) {
  return {
    intake: flowingPressure,
    discharge: flowingPressure,
    wellhead: flowingPressure - column,
    power: 0,
  };
}

/** What a well would give, or take, on a day if all stayed as it was on the day it was planned (Sm3/d; null: nothing). */
export function plannedRates(
  plan: WellPlan,
  levels: WellScenario['levels'],
  plannedOn: number,
  day: number,
): Record<'oil' | 'gas' | 'water' | 'waterInjected', number | null> {
  // What passes is no base to plan by.
  const level = levelOn({ plan, levels: levels.filter(({ lasting }) => lasting) }, plannedOn);
  const years = yearsBetween(plan.startDay, day);
  const liquid = arpsRate(plan, years) * level.inflow * level.setting;
  if (plan.flowKind === 'injection') return { oil: null, gas: null, water: null, waterInjected: liquid };
  const waterCut = clamp(baseWaterCut(plan, years) + level.waterCutPoints, 0, 99);
  const oil = liquid * (1 - waterCut / 100);
  return {
    oil,
    gas: oil * plan.gor * level.gor * gorGrowth(years),
    water: (liquid * waterCut) / 100,
    waterInjected: null,
  };
}

/** Loss by gas slugs, averaged over the time of the day that the well flows. */
function dailySlugLoss({ slugs, calendar, down }: WellScenario, day: number): number {
  const start = startOf(calendar, day);
  const end = startOf(calendar, day + 1);
  const flowing = (from: number, to: number) => (to - from) / hourMs - downHours(down, from, to);
  let lost = 0;
  for (const { from, to, size } of slugs) {
    if (from < end && to > start) lost += size * flowing(Math.max(from, start), Math.min(to, end));
  }
  return lost === 0 ? 0 : lost / flowing(start, end);
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
