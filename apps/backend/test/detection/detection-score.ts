import type { DemonstrationOptions } from '../../src/demonstration/options.ts';
import { fieldDays } from '../../src/insights/field-days.ts';
import type { WellRecord } from '../../src/insights/field-record.ts';
import { isValidDay } from '../../src/insights/normalized-rate.ts';
import { wellInsights } from '../../src/insights/well-insights.ts';
import { dayMs } from '../../src/production-day.ts';
import { demonstrationWells, type PlantedWell } from './demonstration-wells.ts';
import { noiseKinds, noiseWell, type NoiseKind } from './noise-wells.ts';
import { changesKnown, keptSignalDays, replay, type ReplayedRecord } from './replay.ts';
import { attribute, scoreBySize, type BandScore, type Cause, type Finding } from './score-findings.ts';

/** how good a set of findings is. */
export interface FindingsScore {
  wellYears: number;
  findings: number;
  /** Findings of nothing, per well and year. */
  falseAlarms: number;
  /** Further findings of what was found already, per well and year. */
  repeats: number;
  /** Lasting steps by their size. */
  steps: BandScore[];
}

/** Smallest sizes of the bands (fraction). */
export const sizeBands = [0, 0.03, 0.06, 0.12, 0.25] as const;
/** Days that a record must go on after an event, for anything to be found at all. */
const aftermathDays = 14;
/** Days of a record before its mornings are replayed. */
const leadDays = 60;
const yearDays = 365.25;

/** Collects what is found and planted over wells, and scores it. */
class Tally {
  readonly #causes: Cause[] = [];
  readonly #findings: Finding[] = [];
  readonly #scored: Cause[] = [];
  #days = 0;

  add(causes: readonly Cause[], findings: readonly Finding[], from: number, to: number): void {
    this.#causes.push(...causes);
    this.#findings.push(...findings);
    this.#scored.push(
      ...causes.filter((cause) => isStep(cause) && cause.from >= from && cause.to < to - aftermathDays),
    );
    this.#days += to - from + 1;
  }

  score(): FindingsScore {
    const wellYears = this.#days / yearDays;
    const attribution = attribute(this.#causes, this.#findings);
    return {
      wellYears,
      findings: this.#findings.length,
      falseAlarms: attribution.falseAlarms.length / wellYears,
      repeats: attribution.repeats.length / wellYears,
      steps: scoreBySize(this.#scored, attribution, sizeBands),
    };
  }
}

const isStep = ({ kind }: Cause): boolean =>
  ['step', 'frequencyStep', 'chokeStep', 'rateStep'].includes(kind);

/** How both detectors do on a demonstration. */
export interface DemonstrationScore {
  /** The changes of whole records as they are stored after the last day. */
  stored: FindingsScore;
  /** Everything that any morning of the last year showed, alarms and what later mornings withdrew included. */
  shown: FindingsScore;
  /** What of it was confirmed, from the morning on which it was. */
  confirmed: FindingsScore;
}

/** How much of a demonstration is replayed: every so many days, of every so many wells. */
interface ReplayShare {
  everyDays: number;
  /** @default 1 */
  everyWells?: number;
}

/** Scores a demonstration: what is stored of all wells, what mornings showed of a share of them. */
export function scoreDemonstration(
  options: Pick<DemonstrationOptions, 'seed' | 'wells' | 'years'>,
  lastDay: number,
  { everyDays, everyWells = 1 }: ReplayShare,
): DemonstrationScore {
  const [stored, shown, confirmed] = [new Tally(), new Tally(), new Tally()];
  const firstDay = lastDay - Math.round(options.years * yearDays) + 1;
  const now = (lastDay + 1) * dayMs + dayMs / 2;
  const replayedDays = Math.round(yearDays);
  const isReplayed = (well: number): boolean => well % everyWells === 0;
  const wells = demonstrationWells({ ...options, firstDay, hourlyDays: keptSignalDays }, now, (well) =>
    isReplayed(well) ? replayedDays + keptSignalDays : keptSignalDays,
  );
  let number = 0;
  for (const planted of wells) {
    const replays = isReplayed(number++);
    const record = replayedRecord(planted, now);
    const [first, last] = [record.series.day[0]!, record.series.day.at(-1)!];
    if (last - first < 2 * leadDays) continue;
    const causes = visibleCauses(planted, record);
    const findings = changesKnown(record, last).map((change) => ({
      wellId: record.wellId,
      variable: change.variable,
      day: change.day,
      // Events are found in hindsight too, wherever the day of detection may lie.
      reportedDay: last,
      rises: change.meanAfter > change.meanBefore,
    }));
    stored.add(causes, findings, first, last);
    if (!replays) continue;
    const from = Math.max(first + leadDays, last - replayedDays);
    const mornings = replay(record, { from, to: last, everyDays });
    shown.add(causes, mornings.shown, from, last);
    confirmed.add(causes, mornings.confirmed, from, last);
  }
  return { stored: stored.score(), shown: shown.score(), confirmed: confirmed.score() };
}

function replayedRecord({ clock, record }: PlantedWell, now: number): ReplayedRecord {
  const days = fieldDays({ clock, wells: [record] }, new Date(now));
  const { series } = wellInsights(
    { ...record, pump: withoutSignals(record.pump) },
    { events: [], schedule: [] },
    days,
    'medium',
  );
  return { wellId: record.id, series, pump: record.pump, days };
}

/** The rules of the hourly signals are not asked here. */
const withoutSignals = (pump: WellRecord['pump']): WellRecord['pump'] =>
  Object.fromEntries(
    Object.entries(pump).map(([name, column]) => [name, column.subarray(0, 0)]),
  ) as typeof pump;

/** The causes until the first day on which each of them can be seen: a well may be down, or its gauges silent. */
function visibleCauses({ causes }: PlantedWell, { series, pump, days }: ReplayedRecord): Cause[] {
  const valid = series.day.filter((_, i) => isValidDay(series.hours[i]!) && series.suspect[i] !== 1);
  const signals = Int32Array.from(new Set(Array.from(pump.at, days.dayOf)));
  const firstFrom = (seen: Int32Array, day: number): number => seen.find((other) => other >= day) ?? day;
  return causes.map((cause) => ({
    ...cause,
    to: Math.max(firstFrom(valid, cause.to), firstFrom(signals, cause.to)),
  }));
}

/** How both detectors do on noise: quiet wells for the false alarms, wells with steps for what is found. */
export interface NoiseScore {
  kind: NoiseKind;
  quiet: FindingsScore;
  stepped: FindingsScore;
}

/** Days of a record of noise. */
const noiseDays = 500;
const plantedSteps = [-0.06, 0.12, -0.25, 0.06];

/** Scores wells of noise. @param wells how many of each kind */
export function scoreNoise(wells: number, everyDays: number): NoiseScore[] {
  return noiseKinds.map((kind) => {
    const [quiet, stepped] = [new Tally(), new Tally()];
    for (let seed = 1; seed <= wells; seed++) {
      for (const [tally, steps] of [
        [quiet, []],
        [stepped, plantedSteps],
      ] as const) {
        const well = noiseWell(seed, noiseDays, kind, steps);
        const [from, to] = [well.series.day[leadDays]!, well.series.day.at(-1)!];
        tally.add(well.causes, replay(well, { from, to, everyDays }).shown, from, to);
      }
    }
    return { kind, quiet: quiet.score(), stepped: stepped.score() };
  });
}
