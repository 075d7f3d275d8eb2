import { dayMs } from '../production-day.ts';
import type { OpportunityKind, OpportunityStatus } from '../vocabulary.ts';
import type { LevelEvent } from './level-events.ts';
import { levelMoment } from './operations-log.ts';
import { planningDays } from './options.ts';
import { Random } from './random.ts';
import { dayState, type WellDay } from './well-record.ts';
import type { WellScenario } from './well-scenario.ts';

/** An opportunity that was found in a well, with what becomes of it; times in ms. */
export interface Advice {
  id: string;
  wellId: string;
  kind: OpportunityKind;
  from: number;
  to: number;
  unit: string;
  /** Sm3/d. */
  expectedOil: number;
  expectedLiquid: number;
  /** kWh/d; negative saves energy. */
  expectedPower: number;
  confidence: number;
  limitingConstraint: string | null;
  foundAt: number;
  expiresAt: number;
  fate: 'accepted' | 'rejected' | 'expired';
  decidedAt: number;
  doneAt: number;
  provedAt: number;
  /** Gain that came of it (Sm3/d). */
  realizedOil: number;
}

/** The user who decides in the demonstration. */
export const decisionMaker = 'engineer@cnx.example';
/** Mean time between advice that is not followed by a change of the well (days). */
const furtherGapDays = 95;
const lifeDays = 14;
const constraints = 'Motor current,Intake pressure,Free gas at the intake,Separator capacity,Sand rate'.split(
  ',',
);

/** All advice on a well in order of the day it was found; `days` is the well's simulated record. */
export function wellAdvice(scenario: WellScenario, seed: string, days: readonly WellDay[]): Advice[] {
  if (scenario.plan.flowKind === 'injection' || days.length === 0) return [];
  const followed = scenario.levels
    .filter(({ kind, source }) => source === 'portal' && (kind === 'frequencyStep' || kind === 'chokeStep'))
    .map((event) => followedAdvice(scenario, seed, days, event));
  return [...followed, ...furtherAdvice(scenario, seed, days)].sort((a, b) => a.foundAt - b.foundAt);
}

/** Advice that led to a change of the well, which the record shows. */
function followedAdvice(
  scenario: WellScenario,
  seed: string,
  days: readonly WellDay[],
  event: LevelEvent,
): Advice {
  const random = new Random(`${seed}/${scenario.plan.id}/advice/${event.number}`);
  const state = dayState(days, event.firstDay - 1);
  const doneAt = levelMoment(scenario.calendar, event);
  const decidedAt = doneAt - random.between(0.5, 4) * dayMs;
  const foundAt = decidedAt - random.between(0.3, 6) * dayMs;
  const oil = oilRate(state);
  const isPump = event.kind === 'frequencyStep';
  // What was expected is what came of it, as well as a model of the well could predict.
  const expected = event.size * random.between(0.75, 1.5);
  return {
    id: `op-${scenario.plan.id}-l${event.number}`,
    wellId: scenario.plan.id,
    kind: isPump ? (event.to > event.from ? 'frequencyUp' : 'frequencyDown') : 'choke',
    from: event.from,
    to: event.to,
    unit: isPump ? 'Hz' : '%',
    expectedOil: oil * expected,
    expectedLiquid: state.liquidRate * expected,
    expectedPower: isPump ? 24 * state.power * ((event.to / event.from) ** 3 - 1) : 0,
    confidence: random.between(0.55, 0.92),
    limitingConstraint: random.chance(0.6) ? random.pick(constraints) : null,
    foundAt,
    expiresAt: foundAt + lifeDays * dayMs,
    fate: 'accepted',
    decidedAt,
    doneAt,
    provedAt: doneAt + random.between(8, 16) * dayMs,
    realizedOil: oil * event.size,
  };
}

/** Advice that was rejected, ran out, or is too fresh to have been read. */
function furtherAdvice(scenario: WellScenario, seed: string, days: readonly WellDay[]): Advice[] {
  const { plan } = scenario;
  const random = new Random(`${seed}/${plan.id}/advice`);
  const advice: Advice[] = [];
  const end = (days.at(-1)!.day + planningDays) * dayMs;
  let foundAt = plan.startDay * dayMs;
  for (;;) {
    foundAt += (10 + random.exponential(furtherGapDays)) * dayMs;
    if (foundAt > Math.min(end, plan.suspendedDay * dayMs)) return advice;
    const state = dayState(days, Math.floor(foundAt / dayMs));
    const gain = random.logBetween(0.012, 0.12);
    advice.push({
      id: `op-${plan.id}-f${advice.length + 1}`,
      wellId: plan.id,
      ...unfollowedChange(random, scenario, state, gain),
      confidence: random.between(0.35, 0.85),
      limitingConstraint: random.chance(0.7) ? random.pick(constraints) : null,
      foundAt,
      expiresAt: foundAt + lifeDays * dayMs,
      fate: random.weighted({ rejected: 5, expired: 4 }),
      decidedAt: foundAt + random.between(1, 10) * dayMs,
      doneAt: Infinity,
      provedAt: Infinity,
      realizedOil: 0,
    });
  }
}

type Change = Pick<
  Advice,
  'kind' | 'from' | 'to' | 'unit' | 'expectedOil' | 'expectedLiquid' | 'expectedPower'
>;

function unfollowedChange(random: Random, { plan }: WellScenario, state: WellDay, gain: number): Change {
  const expectedOil = oilRate(state) * gain;
  const more = { expectedOil, expectedLiquid: state.liquidRate * gain, expectedPower: 0 };
  if (plan.pump !== undefined) {
    const up = random.chance(0.65);
    const from = state.frequency;
    const to = from + (up ? 1 : -1);
    const expectedPower = 24 * state.power * ((to / from) ** 3 - 1);
    if (up) return { ...more, kind: 'frequencyUp', from, to, unit: 'Hz', expectedPower };
    const less = { expectedOil: -0.15 * expectedOil, expectedLiquid: -0.2 * more.expectedLiquid };
    return { ...less, kind: 'frequencyDown', from, to, unit: 'Hz', expectedPower };
  }
  if (plan.method === 'continuousGasLift') {
    const from = Math.round(random.between(15, 60)) * 1_000;
    return { ...more, kind: 'gasLift', from, to: Math.round(from * 1.15), unit: 'Sm3/d' };
  }
  if (random.chance(0.2)) return { ...more, kind: 'workover', from: 0, to: 1, unit: 'job' };
  if (random.chance(0.25)) return { ...more, kind: 'shutInTest', from: 0, to: 24, unit: 'h' };
  return { ...more, kind: 'choke', from: state.choke, to: Math.min(100, state.choke + 4), unit: '%' };
}

function oilRate(state: WellDay): number {
  return state.liquidRate * (1 - state.waterCut / 100);
}

/** Status of advice at a moment (ms). */
export function adviceStatus(advice: Advice, now: number): OpportunityStatus {
  if (advice.fate === 'expired') return advice.expiresAt <= now ? 'expired' : 'found';
  if (advice.decidedAt > now) return 'found';
  if (advice.fate === 'rejected') return 'rejected';
  if (advice.doneAt > now) return 'accepted';
  return advice.provedAt <= now && advice.realizedOil > 0 ? 'proved' : 'done';
}
