import type { CopyRow } from '../database/bulk.ts';
import { dayMs } from '../production-day.ts';
import { figure, moment, rounded } from './copy-values.ts';
import type { LevelEvent } from './level-events.ts';
import { levelMoment } from './operations-log.ts';
import { planningDays } from './options.ts';
import { Random } from './random.ts';
import { dayState, type WellDay } from './well-record.ts';
import type { WellScenario } from './well-scenario.ts';

export type AdviceRow = Required<CopyRow<'optimization_opportunity'>>;

/** What is advised, before its figures are rounded. */
type Change = Pick<
  AdviceRow,
  'kind' | 'from_value' | 'to_value' | 'unit' | 'expected_oil' | 'expected_liquid' | 'expected_power'
>;

/** An opportunity that was found in a well, with what becomes of it; times in ms. */
interface Advice extends Change, Pick<AdviceRow, 'id' | 'confidence' | 'limiting_constraint'> {
  foundAt: number;
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

/** Rows of the advice on a well that was found by `now` (ms), by time; `days` is the well's simulated record. */
export function adviceRows(
  scenario: WellScenario,
  seed: string,
  days: readonly WellDay[],
  now: number,
): AdviceRow[] {
  const { plan, levels } = scenario;
  if (plan.flowKind === 'injection' || days.length === 0) return [];
  const followed = levels
    .filter(({ kind, source }) => source === 'portal' && (kind === 'frequencyStep' || kind === 'chokeStep'))
    .map((event) => followedAdvice(scenario, seed, days, event));
  return [...followed, ...furtherAdvice(scenario, seed, days)]
    .filter(({ foundAt }) => foundAt <= now)
    .sort((a, b) => a.foundAt - b.foundAt)
    .map((advice) => adviceRow(plan.id, advice, now));
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
    kind: isPump ? (event.to > event.from ? 'frequencyUp' : 'frequencyDown') : 'choke',
    from_value: event.from,
    to_value: event.to,
    unit: isPump ? 'Hz' : '%',
    expected_oil: oil * expected,
    expected_liquid: state.liquidRate * expected,
    expected_power: isPump ? 24 * state.power * ((event.to / event.from) ** 3 - 1) : 0,
    confidence: random.between(0.55, 0.92),
    limiting_constraint: random.chance(0.6) ? random.pick(constraints) : null,
    foundAt,
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
      ...unfollowedChange(random, scenario, state, gain),
      confidence: random.between(0.35, 0.85),
      limiting_constraint: random.chance(0.7) ? random.pick(constraints) : null,
      foundAt,
      fate: random.weighted({ rejected: 5, expired: 4 }),
      decidedAt: foundAt + random.between(1, 10) * dayMs,
      doneAt: Infinity,
      provedAt: Infinity,
      realizedOil: 0,
    });
  }
}

function unfollowedChange(random: Random, { plan }: WellScenario, state: WellDay, gain: number): Change {
  const oil = oilRate(state) * gain;
  const liquid = state.liquidRate * gain;
  const change = (kind: Change['kind'], from: number, to: number, unit: string, power = 0): Change => {
    const expected = { expected_oil: oil, expected_liquid: liquid, expected_power: power };
    return { kind, from_value: from, to_value: to, unit, ...expected };
  };
  if (plan.pump !== undefined) {
    const up = random.chance(0.65);
    const from = state.frequency;
    const to = from + (up ? 1 : -1);
    const power = 24 * state.power * ((to / from) ** 3 - 1);
    if (up) return change('frequencyUp', from, to, 'Hz', power);
    const less = { expected_oil: -0.15 * oil, expected_liquid: -0.2 * liquid };
    return { ...change('frequencyDown', from, to, 'Hz', power), ...less };
  }
  if (plan.method === 'continuousGasLift') {
    const from = Math.round(random.between(15, 60)) * 1_000;
    return change('gasLift', from, Math.round(from * 1.15), 'Sm3/d');
  }
  if (random.chance(0.2)) return change('workover', 0, 1, 'job');
  if (random.chance(0.25)) return change('shutInTest', 0, 24, 'h');
  return change('choke', state.choke, Math.min(100, state.choke + 4), '%');
}

function oilRate(state: WellDay): number {
  return state.liquidRate * (1 - state.waterCut / 100);
}

/** Advice as it is at a moment (ms). */
function adviceRow(wellId: string, advice: Advice, now: number): AdviceRow {
  const { fate, foundAt, decidedAt, doneAt, provedAt, realizedOil, ...advised } = advice;
  const expiresAt = foundAt + lifeDays * dayMs;
  const isDecided = fate !== 'expired' && decidedAt <= now;
  const isDone = isDecided && fate === 'accepted' && doneAt <= now;
  const isProved = isDone && provedAt <= now && realizedOil > 0;
  const isOpen = fate === 'expired' ? expiresAt > now : !isDecided;
  return {
    ...advised,
    well_id: wellId,
    from_value: rounded(advised.from_value, 1),
    to_value: rounded(advised.to_value, 1),
    expected_oil: rounded(advised.expected_oil, 2),
    expected_liquid: figure(advised.expected_liquid, 2),
    expected_power: figure(advised.expected_power, 1),
    confidence: rounded(advised.confidence, 2),
    status: isProved ? 'proved' : isDone ? 'done' : isOpen ? 'found' : fate,
    found_at: moment(foundAt),
    decided_at: isDecided ? moment(decidedAt) : null,
    decided_by: isDecided ? decisionMaker : null,
    done_at: isDone ? moment(doneAt) : null,
    proved_at: isProved ? moment(provedAt) : null,
    realised_oil: isProved ? figure(realizedOil, 2) : null,
    expires_at: moment(expiresAt),
  };
}
