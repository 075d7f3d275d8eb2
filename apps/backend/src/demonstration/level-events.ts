import { arpsRate, yearsBetween } from './arps.ts';
import { planningDays } from './options.ts';
import { frequencyEffect, productivityNow, quietIntake } from './pumped-well.ts';
import { Random } from './random.ts';
import type { WellPlan } from './well-plan.ts';

/** What can change a well's level. */
export type LevelEventKind =
  'frequencyStep' | 'chokeStep' | 'rateStep' | 'rateDrop' | 'slide' | 'waterStep' | 'gasRise';

/** A planted change of level; its size is the truth that detections are scored against. */
export interface LevelEvent {
  /** Position in the well's sequence. */
  number: number;
  kind: LevelEventKind;
  firstDay: number;
  /** Last day of the effect; for lasting changes the day on which it is complete. */
  lastDay: number;
  /** The effect is still there after `lastDay`. */
  lasting: boolean;
  /** Relative change of the oil rate when complete, -0.2 for a fall of 20 %. */
  size: number;
  /** Factors on liquid and gas-oil ratio, and points added to the water cut, when complete. */
  liquidFactor: number;
  gorFactor: number;
  waterCutPoints: number;
  /** Setting before and after: Hz or % choke; equal for other kinds. */
  from: number;
  to: number;
  /** It stands in the operations log. */
  logged: boolean;
  /** Who changed the setting. */
  source: 'operator' | 'controller' | 'portal';
}

/** Days between two level events of a well: never fewer than the first, the second more on average. */
const minGapDays = 21;
const meanFurtherDays = 60;
/**
 * Pumped wells are set to another frequency when they were not for this long (days), unless gas breaks through; their events are never
 * further apart than the second.
 */
const maxSettingDays = 45;
const maxPumpedGapDays = 96;
/** Liquid follows a choke by this power once the inflow has damped it. */
const chokePower = 0.5;
/** Below this intake pressure (bar) a pump is only slowed, but not below that speed (Hz). */
const lowIntake = 45;
const minHz = 42;
/** Sizes reach from far below what any rule could see to far above (fraction of the rate). */
const minSize = 0.015;
const maxSize = 0.6;
/** A well does not gain more than this by itself (fraction of the rate): it was treated, and the log says so. */
const causelessRise = 0.05;

/** What the sequence has done to the well so far. */
interface WellState {
  frequency: number;
  choke: number;
  /** Day of the newest change of the frequency. */
  setDay: number;
  /** Logarithm of all lasting factors on the liquid, and of those among them that are no setting. */
  offset: number;
  inflowOffset: number;
  waterCut: number;
}

/**
 * Level events of a well in order of time, up to the plans beyond the newest day. Each is drawn after the one
 * before it, so that a later end only adds events.
 */
export function levelEvents(plan: WellPlan, seed: string, lastDay: number): LevelEvent[] {
  if (plan.flowKind === 'injection') return [];
  const random = new Random(`${seed}/${plan.id}/levels`);
  const state: WellState = {
    frequency: plan.pump?.frequency ?? 0,
    choke: plan.choke,
    setDay: plan.startDay,
    offset: 0,
    inflowOffset: 0,
    waterCut: plan.waterCut,
  };
  const events: LevelEvent[] = [];
  let day = plan.startDay + 14;
  for (;;) {
    const gap = minGapDays + Math.round(random.exponential(meanFurtherDays));
    day += plan.pump === undefined ? gap : Math.min(gap, maxPumpedGapDays);
    if (day > lastDay + planningDays) return events;
    const event = draw(random, plan, state, events.length, day);
    events.push(event);
    day = Math.max(day, event.lastDay);
  }
}

function draw(random: Random, plan: WellPlan, state: WellState, number: number, day: number): LevelEvent {
  const setting = plan.pump === undefined ? 'chokeStep' : 'frequencyStep';
  const drawn = random.weighted({
    [setting]: 0.4,
    rateStep: 0.2,
    rateDrop: 0.2,
    slide: 0.07,
    waterStep: 0.08,
    gasRise: 0.06,
  } as Record<LevelEventKind, number>);
  const isDue = plan.pump !== undefined && day - state.setDay > maxSettingDays;
  const kind = isDue && drawn !== 'gasRise' ? setting : drawn;
  if (kind === 'frequencyStep') state.setDay = day;
  const base: LevelEvent = {
    number,
    kind,
    firstDay: day,
    lastDay: day,
    lasting: true,
    size: 0,
    liquidFactor: 1,
    gorFactor: 1,
    waterCutPoints: 0,
    from: 0,
    to: 0,
    logged: random.chance(kind === setting ? 0.9 : 0.2),
    source: 'operator',
  };
  const event = shapers[kind](random, base, state, plan);
  if (event.lasting) {
    state.offset += Math.log(event.liquidFactor);
    if (!isSetting(event)) state.inflowOffset += Math.log(event.liquidFactor);
  }
  state.waterCut += event.waterCutPoints;
  return event;
}

type Shaper = (random: Random, event: LevelEvent, state: WellState, plan: WellPlan) => LevelEvent;

const shapers: Record<LevelEventKind, Shaper> = {
  frequencyStep(random, event, state, plan) {
    const step = random.pick([0.5, 1, 1, 1, 1.5, 2, 3, 4]);
    const from = state.frequency;
    const decline = arpsRate(plan, yearsBetween(plan.startDay, event.firstDay));
    const rate = decline * Math.exp(state.offset);
    // A pump that has drawn its intake down is slowed.
    const isLow = quietIntake(plan, rate, from) < lowIntake;
    const upwards = from < (isLow ? minHz : 45) || (from < 58 && random.chance(0.55) && !isLow);
    const to = from + (upwards ? step : -step);
    state.frequency = to;
    const drawn = random.weighted({ operator: 4, portal: 5, controller: 1 });
    // Advice raises the rate, or saves energy by a small step down.
    const source = drawn === 'portal' && !upwards && step > 1 ? 'operator' : drawn;
    const productivity = productivityNow(plan, decline * Math.exp(state.inflowOffset));
    return withLiquid({ ...event, from, to, source }, frequencyEffect(plan, rate, productivity, from, to));
  },
  chokeStep(random, event, state) {
    const from = state.choke;
    const opens = from < 25 || (from < 80 && random.chance(0.5));
    const to = Math.round(from * (opens ? random.between(1.04, 1.5) : random.between(0.55, 0.96)));
    state.choke = Math.min(100, Math.max(8, to));
    const isAdvised = random.chance(0.5);
    const source = isAdvised && opens ? 'portal' : 'operator';
    return withLiquid({ ...event, from, to: state.choke, source }, (state.choke / from) ** chokePower);
  },
  rateStep(random, event, state) {
    const size = random.logBetween(minSize, maxSize);
    // What was lost is won back in time, by stimulation or clean-up, or the wells would all fade away.
    const factor =
      state.offset < -0.2 && random.chance(0.85)
        ? Math.exp(-state.offset * random.between(0.4, 1.1))
        : random.chance(0.6)
          ? 1 - size
          : 1 + size * 0.8;
    const logged = event.logged || factor > 1 + causelessRise;
    return withLiquid({ ...event, logged }, factor);
  },
  rateDrop(random, event) {
    const lastDay = event.firstDay + Math.min(25, Math.floor(random.exponential(5)));
    return withLiquid({ ...event, lastDay, lasting: false }, 1 - random.logBetween(minSize, 0.8));
  },
  slide(random, event) {
    const lastDay = event.firstDay + random.whole(8, 30);
    return withLiquid({ ...event, lastDay }, 1 - random.logBetween(0.03, 0.4));
  },
  waterStep(random, event, state) {
    const points = Math.min(random.logBetween(0.8, 22), 0.6 * (100 - state.waterCut));
    const size = -points / (100 - state.waterCut);
    return { ...event, waterCutPoints: points, size, lastDay: event.firstDay + random.whole(0, 6) };
  },
  gasRise(random, event) {
    const rise = random.logBetween(1.04, 2.2);
    const lastDay = event.firstDay + random.whole(5, 40);
    return withLiquid({ ...event, lastDay, gorFactor: rise }, 1 - 0.18 * (rise - 1) * random.uniform());
  },
};

/** Whether an event is a change of the frequency or the choke, which leaves the inflow as it is. */
export function isSetting({ kind }: Pick<LevelEvent, 'kind'>): boolean {
  return kind === 'frequencyStep' || kind === 'chokeStep';
}

function withLiquid(event: LevelEvent, liquidFactor: number): LevelEvent {
  return { ...event, liquidFactor, size: liquidFactor - 1 };
}

/** Share of an event's effect that holds on a day: 0 before, rising over its days, 0 again after a passing one. */
export function effectOn(event: LevelEvent, day: number): number {
  if (day < event.firstDay) return 0;
  if (!event.lasting) return day <= event.lastDay ? 1 : 0;
  return Math.min(1, (day - event.firstDay + 1) / (event.lastDay - event.firstDay + 1));
}
