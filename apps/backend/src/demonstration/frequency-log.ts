import type { CopyRow } from '../database/bulk.ts';
import type { FrequencyCheck } from '../database/tables/esp.ts';
import { dayMs } from '../production-day.ts';
import { decisionMaker, type AdviceRow } from './advice.ts';
import { figure, moment, rounded } from './copy-values.ts';
import type { LevelEvent } from './level-events.ts';
import { levelMoment } from './operations-log.ts';
import { operatingPoint } from './pump.ts';
import { frequencyEffect, productivityNow } from './pumped-well.ts';
import { dayState, type WellDay } from './well-record.ts';
import type { WellScenario } from './well-scenario.ts';

type ChangeRow = CopyRow<'frequency_change'>;

/** A frequency change that was advised or made, with what tracking it takes. */
export interface FrequencyChange {
  row: ChangeRow;
  /** ms. */
  at: number;
  /** Change of the oil rate (Sm3/d), not rounded. */
  expectedOil?: number;
  /** The level event that it is, when the record shows its effect. */
  event?: LevelEvent;
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
  advice: readonly AdviceRow[],
  now: number,
): FrequencyChange[] {
  if (scenario.plan.pump === undefined || days.length === 0) return [];
  const steps = scenario.levels
    .filter(({ kind }) => kind === 'frequencyStep')
    .map((event) => stepChange(scenario, days, event));
  const advised = advice
    .filter(({ kind }) => kind === 'frequencyUp' || kind === 'frequencyDown')
    .map((one) => advisedChange(scenario, days, one));
  return [...steps, ...advised, ...tripChanges(scenario, days)]
    .filter(({ at }) => at <= now && at > now - logDays * dayMs)
    .sort((a, b) => a.at - b.at || a.row.id.localeCompare(b.row.id));
}

function stepChange(scenario: WellScenario, days: readonly WellDay[], event: LevelEvent): FrequencyChange {
  const state = dayState(days, event.firstDay - 1);
  const { from, to, source } = event;
  const at = levelMoment(scenario.calendar, event);
  const gain = event.size;
  const expectedOil = state.liquidRate * (1 - state.waterCut / 100) * gain;
  const isControlled = source === 'controller';
  const row: ChangeRow = {
    ...stepOf(`fc-${scenario.plan.id}-l${event.number}`, scenario, at, from, to),
    kind: isControlled ? 'automatic' : 'executed',
    source,
    reason: isControlled ? 'Intake pressure control' : to > from ? 'Raise the rate' : 'Protect the pump',
    expected_liquid: figure(state.liquidRate * gain, 2),
    expected_oil: figure(expectedOil, 2),
    expected_power_pct: powerChange(from, to),
    checks: guardRails(scenario, state, from, to),
    status: 'done',
    decided_by: source === 'portal' ? decisionMaker : null,
    decided_at: source === 'portal' ? moment(at - dayMs / 2) : null,
    expires_at: null,
  };
  return { row, at, expectedOil, event };
}

function advisedChange(scenario: WellScenario, days: readonly WellDay[], advice: AdviceRow): FrequencyChange {
  const { status, from_value: from, to_value: to } = advice;
  const at = new Date(advice.found_at).getTime();
  const state = dayState(days, Math.floor(at / dayMs));
  const row: ChangeRow = {
    ...stepOf(`fa-${advice.id.slice(3)}`, scenario, at, from, to),
    kind: 'advised',
    source: 'portal',
    reason: advice.kind === 'frequencyUp' ? 'Spare pump and inflow capacity' : 'Same liquid at less power',
    expected_liquid: advice.expected_liquid,
    expected_oil: advice.expected_oil,
    expected_power_pct: powerChange(from, to),
    checks: guardRails(scenario, state, from, to),
    status:
      status === 'found' ? 'proposed' : status === 'rejected' || status === 'expired' ? status : 'accepted',
    decided_by: advice.decided_by,
    decided_at: advice.decided_at,
    expires_at: advice.expires_at,
  };
  return { row, at };
}

function tripChanges(scenario: WellScenario, days: readonly WellDay[]): FrequencyChange[] {
  const trips = scenario.outages.filter(({ kind }) => kind === 'trip');
  return trips.flatMap(({ key, from, to, reason }) => {
    const { frequency } = dayState(days, Math.floor(from / dayMs));
    const cause = reason === 'gas-lock' ? 'Underload' : reason === 'power' ? 'Power dip' : 'Overload';
    const change = (prefix: string, at: number, fromHz: number, toHz: number): FrequencyChange => {
      const isTrip = toHz === 0;
      const row: ChangeRow = {
        ...stepOf(`${prefix}-${scenario.plan.id}-${key}`, scenario, at, fromHz, toHz),
        kind: isTrip ? 'trip' : 'restart',
        source: isTrip ? 'controller' : 'operator',
        reason: isTrip ? cause : 'Restart after trip',
        expected_liquid: null,
        expected_oil: null,
        expected_power_pct: null,
        checks: '[]',
        status: 'done',
        decided_by: null,
        decided_at: null,
        expires_at: null,
      };
      return { row, at };
    };
    return [change('ft', from, frequency, 0), change('fr', to, 0, frequency)];
  });
}

/** What the rows of all changes begin with. */
function stepOf(id: string, { plan }: WellScenario, at: number, from: number, to: number) {
  return { id, well_id: plan.id, at: moment(at), from_hz: from, to_hz: to };
}

/** Expected change of power by the affinity laws (%). */
function powerChange(from: number, to: number): number | null {
  return figure(100 * ((to / from) ** 3 - 1), 1);
}

/** Guard rails of a step as JSON, judged by the affinity laws before it is made. */
function guardRails({ plan }: WellScenario, state: WellDay, from: number, to: number): string {
  const { design } = plan.pump!;
  const productivity = productivityNow(plan, state.inflow);
  const liquid = state.liquidRate * frequencyEffect(plan, state.gaugedRate, productivity, from, to);
  const point = operatingPoint(design, liquid, to);
  const intake = state.flowingPressure - (liquid - state.liquidRate) / productivity;
  const position = (100 * liquid * 60) / (to * design.bepRate);
  const temperature = plan.temperature + 14 + 42 * point.load;
  return JSON.stringify([
    below('frequencyStep', Math.abs(to - from), maxStepHz, 'Hz'),
    below('motorCurrent', point.current, design.nameplateCurrent, 'A'),
    below('motorTemperature', temperature, maxMotorTemperature, 'degC'),
    { ...below('intakePressure', intake, minIntakePressure, 'bar'), pass: intake > minIntakePressure },
    below('pumpPosition', position, 125, '%'),
  ]);
}

function below(name: string, value: number, limit: number, unit: string): FrequencyCheck {
  return { name, value: rounded(value, 2), limit: rounded(limit, 2), unit, pass: value <= limit };
}
