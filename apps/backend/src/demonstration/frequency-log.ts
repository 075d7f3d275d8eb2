import { dayMs } from '../production-day.ts';
import { adviceStatus, decisionMaker, type Advice } from './advice.ts';
import type { LevelEvent } from './level-events.ts';
import { levelMoment } from './operations-log.ts';
import { operatingPoint } from './pump.ts';
import { dayState, type WellDay } from './well-record.ts';
import type { WellScenario } from './well-scenario.ts';

/** A frequency change that was advised or made; times in ms. */
export interface FrequencyChange {
  id: string;
  wellId: string;
  at: number;
  from: number;
  to: number;
  kind: 'advised' | 'executed' | 'automatic' | 'restart' | 'trip';
  source: 'operator' | 'controller' | 'portal';
  reason: string;
  expectedLiquid: number | null;
  expectedOil: number | null;
  expectedPowerPct: number | null;
  checks: FrequencyCheck[];
  status: 'proposed' | 'accepted' | 'rejected' | 'done' | 'expired';
  decidedAt: number | null;
  expiresAt: number | null;
  /** The level event that it is, when the record shows its effect. */
  event: LevelEvent | undefined;
}

/** A guard rail and how the change stands to it. */
export interface FrequencyCheck {
  name: string;
  value: number;
  limit: number;
  unit: string;
  pass: boolean;
}

/** Largest step that is advised at once (Hz), hottest motor (degC) and lowest intake pressure (bar). */
const maxStepHz = 1;
export const maxMotorTemperature = 150;
export const minIntakePressure = 25;
/** Days of the log that are kept. */
const logDays = 365;

/** Frequency changes of a pumped well in the last year, by time. */
export function frequencyChanges(
  scenario: WellScenario,
  days: readonly WellDay[],
  advice: readonly Advice[],
  now: number,
): FrequencyChange[] {
  if (scenario.plan.pump === undefined || days.length === 0) return [];
  const steps = scenario.levels
    .filter(({ kind }) => kind === 'frequencyStep')
    .map((event) => stepChange(scenario, days, event));
  const advised = advice
    .filter(({ kind }) => kind === 'frequencyUp' || kind === 'frequencyDown')
    .map((one) => advisedChange(scenario, days, one, now));
  return [...steps, ...advised, ...tripChanges(scenario, days)]
    .filter(({ at }) => at <= now && at > now - logDays * dayMs)
    .sort((a, b) => a.at - b.at || a.id.localeCompare(b.id));
}

function stepChange(scenario: WellScenario, days: readonly WellDay[], event: LevelEvent): FrequencyChange {
  const state = dayState(days, event.firstDay - 1);
  const { from, to, source } = event;
  const gain = 0.8 * (to / from - 1);
  return {
    id: `fc-${scenario.plan.id}-l${event.number}`,
    wellId: scenario.plan.id,
    at: levelMoment(scenario.calendar, event),
    from,
    to,
    kind: source === 'controller' ? 'automatic' : 'executed',
    source,
    reason:
      source === 'controller' ? 'Intake pressure control' : to > from ? 'Raise the rate' : 'Protect the pump',
    expectedLiquid: state.liquidRate * gain,
    expectedOil: state.liquidRate * (1 - state.waterCut / 100) * gain,
    expectedPowerPct: 100 * ((to / from) ** 3 - 1),
    checks: guardRails(scenario, state, from, to),
    status: 'done',
    decidedAt: source === 'portal' ? levelMoment(scenario.calendar, event) - dayMs / 2 : null,
    expiresAt: null,
    event,
  };
}

function advisedChange(
  scenario: WellScenario,
  days: readonly WellDay[],
  advice: Advice,
  now: number,
): FrequencyChange {
  const state = dayState(days, Math.floor(advice.foundAt / dayMs));
  const stands = adviceStatus(advice, now);
  const status =
    stands === 'found' ? 'proposed' : stands === 'rejected' || stands === 'expired' ? stands : 'accepted';
  return {
    id: `fa-${advice.id.slice(3)}`,
    wellId: advice.wellId,
    at: advice.foundAt,
    from: advice.from,
    to: advice.to,
    kind: 'advised',
    source: 'portal',
    reason: advice.kind === 'frequencyUp' ? 'Spare pump and inflow capacity' : 'Same liquid at less power',
    expectedLiquid: advice.expectedLiquid,
    expectedOil: advice.expectedOil,
    expectedPowerPct: 100 * ((advice.to / advice.from) ** 3 - 1),
    checks: guardRails(scenario, state, advice.from, advice.to),
    status,
    decidedAt: status === 'accepted' || status === 'rejected' ? advice.decidedAt : null,
    expiresAt: advice.expiresAt,
    event: undefined,
  };
}

function tripChanges({ plan, outages }: WellScenario, days: readonly WellDay[]): FrequencyChange[] {
  return outages
    .filter(({ kind }) => kind === 'trip')
    .flatMap((outage): FrequencyChange[] => {
      const { frequency } = dayState(days, Math.floor(outage.from / dayMs));
      const reason =
        outage.reason === 'gas-lock' ? 'Underload' : outage.reason === 'power' ? 'Power dip' : 'Overload';
      const change = (prefix: string, step: Pick<FrequencyChange, 'at' | 'from' | 'to' | 'kind'>) => ({
        ...step,
        id: `${prefix}-${plan.id}-${outage.key}`,
        wellId: plan.id,
        source: step.kind === 'trip' ? ('controller' as const) : ('operator' as const),
        reason: step.kind === 'trip' ? reason : 'Restart after trip',
        expectedLiquid: null,
        expectedOil: null,
        expectedPowerPct: null,
        checks: [],
        status: 'done' as const,
        decidedAt: null,
        expiresAt: null,
        event: undefined,
      });
      return [
        change('ft', { at: outage.from, from: frequency, to: 0, kind: 'trip' }),
        change('fr', { at: outage.to, from: 0, to: frequency, kind: 'restart' }),
      ];
    });
}

/** Guard rails of a step, judged by the affinity laws before it is made. */
function guardRails({ plan }: WellScenario, state: WellDay, from: number, to: number): FrequencyCheck[] {
  const { design } = plan.pump!;
  const liquid = state.liquidRate * (1 + 0.8 * (to / from - 1));
  const point = operatingPoint(design, liquid, to);
  const intake = state.flowingPressure - (liquid - state.liquidRate) / plan.productivity;
  const position = (100 * liquid * 60) / (to * design.bepRate);
  const temperature = plan.temperature + 14 + 42 * point.load;
  return [
    below('frequencyStep', Math.abs(to - from), maxStepHz, 'Hz'),
    below('motorCurrent', point.current, design.nameplateCurrent, 'A'),
    below('motorTemperature', temperature, maxMotorTemperature, 'degC'),
    { ...below('intakePressure', intake, minIntakePressure, 'bar'), pass: intake > minIntakePressure },
    below('pumpPosition', position, 125, '%'),
  ];
}

function below(name: string, value: number, limit: number, unit: string): FrequencyCheck {
  return { name, value: round(value), limit: round(limit), unit, pass: value <= limit };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Who decided on a change that needed a decision. */
export function deciderOf(change: Pick<FrequencyChange, 'decidedAt'>): string | null {
  return change.decidedAt === null ? null : decisionMaker;
}
