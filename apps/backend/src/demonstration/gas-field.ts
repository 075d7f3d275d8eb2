import { lastCompleteDay } from '../production-day.ts';
import { dayCalendar, hoursOf, startOf, type DayCalendar } from './day-calendar.ts';
import type { FieldPlan } from './field-hierarchy.ts';
import { planningDays, type DemonstrationOptions } from './options.ts';
import { NoiseWithMemory, Random } from './random.ts';

/** Id of the demonstration's field of gas wells. */
export const gasFieldId = 'field-gas';

/** The field of gas wells; undefined where the demonstration has none. */
export function gasFieldOf({ gasWells = 0 }: Pick<DemonstrationOptions, 'gasWells'>): FieldPlan | undefined {
  if (gasWells === 0) return undefined;
  return {
    id: gasFieldId,
    name: 'Veldrane',
    code: 'VEL',
    areaId: 'area-2-2',
    clock: { timeZone: 'America/Denver', startHour: 7 },
    gor: Infinity,
    injects: false,
    wells: gasWells,
  };
}

/** Days on which a well makes less than it could, and what is done about it. */
export interface GasEpisode {
  /** Number within its well or field, in order of time. */
  number: number;
  firstDay: number;
  /** Last day on which it acts. */
  lastDay: number;
  /** Share of the rate that is lost when it is worst. */
  depth: number;
  /** Time off stream on the day after, in which the well is unloaded (h); 0 where it comes back by itself. */
  unloadHours: number;
}

/** What a gas well is like. */
export interface GasWellPlan {
  id: string;
  /** Rate on the first day (Sm3/d), decline (1/year). */
  rate: number;
  decline: number;
  /** Condensate and water that come with the gas (Sm3/Sm3). */
  condensateRatio: number;
  waterRatio: number;
  /** Every so many days its condensate is gauged, and on which of them. */
  gaugedEvery: number;
  gaugedOn: number;
  /** Its rate has fallen so far that liquid gathers in it. */
  loads: boolean;
  choke: number;
  wellheadPressure: number;
}

/** A day of a gas well; volumes in Sm3, NaN for what was not gauged. */
export interface GasWellDay {
  day: number;
  hours: number;
  gas: number;
  condensate: number;
  water: number;
  wellheadPressure: number;
}

/** A gas well with what happens to it and its days. */
export interface GasWellRecord {
  plan: GasWellPlan;
  loadings: GasEpisode[];
  days: GasWellDay[];
}

/** The field of gas wells with its record. */
export interface GasFieldRecord {
  field: FieldPlan;
  seed: string;
  calendar: DayCalendar;
  lastDay: number;
  /** Days without its compressor: all wells then flow against the pressure of the line. */
  compressorLosses: GasEpisode[];
  wells: GasWellRecord[];
}

/**
 * Simulates the field of gas wells up to a moment (ms). Each stream of numbers is its own, so that no other field's rows change with
 * it, and everything is drawn in order of time, so that a later end only adds.
 */
export function simulateGasField(
  field: FieldPlan,
  options: DemonstrationOptions,
  now: number,
): GasFieldRecord {
  const { seed, firstDay } = options;
  const lastDay = lastCompleteDay(now, field.clock);
  const calendar = dayCalendar(field.clock, firstDay, lastDay + planningDays);
  const compressorLosses = episodes(`${seed}/${field.id}/compressor`, firstDay, lastDay, {
    gapDays: [40, 190],
    days: [1, 4],
    depth: [0.5, 0.7],
  });
  const wells = Array.from({ length: field.wells }, (_, i): GasWellRecord => {
    const plan = gasWellPlan(`${field.code}-A-${String(i + 1).padStart(2, '0')}`, i, seed);
    const loadings = plan.loads
      ? episodes(`${seed}/${plan.id}/loading`, firstDay, lastDay, {
          gapDays: [35, 120],
          days: [9, 20],
          depth: [0.28, 0.5],
          unloadHours: [8, 20],
        })
      : [];
    const days = [...simulateDays(plan, loadings, compressorLosses, { seed, calendar, firstDay, lastDay })];
    return { plan, loadings, days };
  });
  return { field, seed, calendar, lastDay, compressorLosses, wells };
}

function gasWellPlan(id: string, index: number, seed: string): GasWellPlan {
  const random = new Random(`${seed}/${id}/plan`);
  const loads = index % 3 !== 2;
  const gaugedEvery = random.whole(3, 7);
  return {
    id,
    loads,
    // Wells in which liquid gathers are the weak ones.
    rate: loads ? random.logBetween(38_000, 90_000) : random.logBetween(120_000, 260_000),
    decline: random.between(0.06, 0.18),
    condensateRatio: random.logBetween(15, 120) / 1_000_000,
    waterRatio: random.logBetween(10, 60) / 1_000_000,
    gaugedEvery,
    gaugedOn: random.whole(0, gaugedEvery - 1),
    choke: random.between(45, 90),
    wellheadPressure: random.between(18, 55),
  };
}

type Range = readonly [low: number, high: number];

/** How often something comes, how long it lasts and how much it takes. */
interface EpisodePattern {
  gapDays: Range;
  days: Range;
  depth: Range;
  unloadHours?: Range;
}

function episodes(name: string, firstDay: number, lastDay: number, pattern: EpisodePattern): GasEpisode[] {
  const random = new Random(name);
  const drawn: GasEpisode[] = [];
  for (let day = firstDay + random.whole(...pattern.gapDays); day <= lastDay;) {
    const last = day + random.whole(...pattern.days) - 1;
    const depth = random.between(...pattern.depth);
    const unloadHours = pattern.unloadHours ? random.whole(...pattern.unloadHours) : 0;
    drawn.push({ number: drawn.length + 1, firstDay: day, lastDay: last, depth, unloadHours });
    day = last + 2 + random.whole(...pattern.gapDays);
  }
  return drawn;
}

/** Pressure of a well that is shut in, over its flowing one. */
const shutInFactor = 1.6;

function* simulateDays(
  plan: GasWellPlan,
  loadings: readonly GasEpisode[],
  compressorLosses: readonly GasEpisode[],
  {
    seed,
    calendar,
    firstDay,
    lastDay,
  }: Pick<GasFieldRecord, 'seed' | 'calendar' | 'lastDay'> & { firstDay: number },
): Generator<GasWellDay> {
  const random = new Random(`${seed}/${plan.id}/noise`);
  const [rateNoise, ratioNoise] = [new NoiseWithMemory(random, 0.5), new NoiseWithMemory(random, 0.3)];
  for (let day = firstDay; day <= lastDay; day++) {
    const noise = { rate: rateNoise.next(), ratio: ratioNoise.next(), gauge: random.normal() };
    const loading = loadings.find((one) => one.firstDay <= day && day <= one.lastDay);
    const unloading = loadings.find((one) => one.lastDay + 1 === day);
    const lineLoss = compressorLosses.find((one) => one.firstDay <= day && day <= one.lastDay)?.depth ?? 0;
    // Liquid gathers by and by; what it takes grows to its depth in the first half of the days.
    const loaded = loading
      ? loading.depth * Math.min(1, (2 * (day - loading.firstDay + 1)) / lengthOf(loading))
      : 0;
    const level = plan.rate * Math.exp(-plan.decline * ((day - firstDay) / 365.25));
    const rate = level * (1 - loaded) * (1 - lineLoss) * Math.exp(0.02 * noise.rate);
    const whole = hoursOf(calendar, day);
    const hours = whole - (unloading?.unloadHours ?? 0);
    const gas = (rate * hours) / 24;
    const isGauged = day % plan.gaugedEvery === plan.gaugedOn;
    yield {
      day,
      hours,
      gas,
      condensate: isGauged ? gas * plan.condensateRatio * Math.exp(0.08 * noise.ratio) : NaN,
      water: gas * plan.waterRatio * (1 + (unloading ? 2 : 0)),
      wellheadPressure:
        plan.wellheadPressure * (1 - 0.3 * loaded + 0.5 * lineLoss) * (hours === 0 ? shutInFactor : 1) +
        0.3 * noise.gauge,
    };
  }
}

const lengthOf = ({ firstDay, lastDay }: GasEpisode) => lastDay - firstDay + 1;

/** When an episode begins, and when it is over (ms). */
export function spanOf(calendar: DayCalendar, episode: GasEpisode): { from: number; to: number } {
  return { from: startOf(calendar, episode.firstDay), to: startOf(calendar, episode.lastDay + 1) };
}
