import type {
  ChangeVariable,
  DailyProduction,
  ExceptionCase,
  ExceptionFinding,
  WellException,
} from '@cnx/api';
import { addDays, dayOf, dayTime } from '../../../quantities.ts';

/** A production day that a finding rests on, in the units of the wire. */
export interface FindingDay {
  readonly day: string;
  /** Hours on stream. */
  readonly hours: number | null;
  /** Oil of the day, of a gas well its gas, Sm³. */
  readonly oil: number | null;
  /** That × 24 / hours, Sm³/d, or what else was compared, in {@link FindingDays.unit}; null on a day that is not valid. */
  readonly rate: number | null;
  /** How much of it was lost, Sm³; null before the finding and where it is not known. */
  readonly lost: number | null;
}

/** The days that a finding rests on: those of its baseline and its own. */
export interface FindingDays {
  readonly baseline: readonly FindingDay[];
  readonly own: readonly FindingDay[];
  /** Unit of the compared values on the wire. */
  readonly unit: string;
}

type Series = Pick<
  DailyProduction,
  | 'day'
  | 'dayHours'
  | 'hours'
  | 'oil'
  | 'valid'
  | 'potentialOil'
  | 'normalisedOil'
  | 'normalisedLiquid'
  | 'waterCut'
  | 'gor'
>;

/** The variables of changes that are measured by the day; those of pumps are by the hour. */
const dailyColumns = {
  oilRate: 'normalisedOil',
  // The days of a gas well have its gas there.
  gasRate: 'normalisedOil',
  liquidRate: 'normalisedLiquid',
  waterCut: 'waterCut',
  gor: 'gor',
} as const satisfies Partial<Record<ChangeVariable, keyof Series>>;

/** The days of the two means of a change; none of a variable that is measured by the hour. */
function changeDays({ variable, beginDay, inputs }: SomeFinding, series: Series): FindingDays {
  const of = (name: string) => inputs.find((input) => input.name === name);
  const unit = of('meanBefore')?.unit ?? '';
  if (variable === null || !(variable in dailyColumns)) return { baseline: [], own: [], unit };
  const column = series[dailyColumns[variable as keyof typeof dailyColumns]];
  const known = series.day.flatMap((day, i): FindingDay[] =>
    series.valid[i] && column[i] != null
      ? [{ day, hours: series.hours[i] ?? null, oil: series.oil[i] ?? null, rate: column[i], lost: null }]
      : [],
  );
  const count = (name: string) => Math.min(of(name)?.value ?? 0, of('levelDays')?.value ?? 0);
  const before = known.filter(({ day }) => day < beginDay);
  return {
    baseline: before.slice(Math.max(0, before.length - count('daysBefore'))),
    own: known.filter(({ day }) => day >= beginDay).slice(0, count('daysAfter')),
    unit,
  };
}

type SomeFinding = Pick<
  ExceptionFinding,
  'kind' | 'variable' | 'beginDay' | 'lastDay' | 'baselineFrom' | 'baselineTo' | 'inputs' | 'severityFactors'
>;

/** Oil × 24 / hours of a valid day; null elsewhere: it says nothing about what a well can do. */
function rateOf({ hours, oil, valid }: Series, i: number): number | null {
  const [time, volume] = [hours[i] ?? 0, oil[i] ?? -1];
  return valid[i] && time > 0 && volume >= 0 ? (volume * 24) / time : null;
}

/** What an event's well was expected to make on its days, Sm³/d: it goes down as the well did before. */
export function expectedRates(
  days: ExceptionCase['lossDays'],
  { day: all, dayHours }: Pick<Series, 'day' | 'dayHours'>,
): ReadonlyMap<string, number> {
  return new Map(
    days.flatMap(({ day, expected }) => {
      const hours = dayHours[all.indexOf(day)];
      return expected === null || hours === undefined ? [] : [[day, (expected * 24) / hours] as const];
    }),
  );
}

const noneKnown: ReadonlyMap<string, number> = new Map();

/**
 * The days that a finding rests on, from a well's series: the valid days of its baseline, and its own days, of a lower rate
 * the valid ones.
 * @param expected see {@link expectedRates}; of a day without one, the baseline
 */
export function findingDays(
  finding: SomeFinding,
  series: Series,
  expected: ReadonlyMap<string, number> = noneKnown,
): FindingDays {
  if (finding.kind === 'change') return changeDays(finding, series);
  // There are no rows of days without a report.
  if (finding.kind === 'noData') return { baseline: [], own: [], unit: 'Sm3/d' };
  const { kind, beginDay, lastDay, baselineFrom, baselineTo } = finding;
  const all = series.day.map((day, i): FindingDay => ({
    day,
    hours: series.hours[i] ?? null,
    oil: series.oil[i] ?? null,
    rate: rateOf(series, i),
    lost: null,
  }));
  const valid = all.filter(({ rate }) => rate !== null);
  const since = (kind === 'drop' ? valid : all).filter(
    ({ day }) => day >= beginDay && (lastDay === null || day <= lastDay),
  );
  // Days that were reported after the rule ran are not its own. That of gas ran by hours.
  const lasts = finding.severityFactors?.persistenceDays;
  const own = kind === 'gas' ? since : since.slice(0, lasts);
  const baseline = finding.inputs.find(({ name }) => name === 'baseline')?.value ?? null;
  const lostOf = ({ day, oil, rate }: FindingDay): number | null => {
    if (kind === 'gas') return null;
    if (kind === 'drop')
      return baseline === null ? null : Math.max(0, (expected.get(day) ?? baseline) - (rate ?? 0));
    // A day whose report contradicts itself has no potential, and no loss.
    const i = series.day.indexOf(day);
    if (baseline === null || series.potentialOil[i] == null) return null;
    return Math.max(0, (baseline * (series.dayHours[i] ?? NaN)) / 24 - (oil ?? 0));
  };
  return {
    baseline: valid.filter(
      ({ day }) => baselineFrom !== null && baselineTo !== null && day >= baselineFrom && day <= baselineTo,
    ),
    own: own.map((day) => ({ ...day, lost: lostOf(day) })),
    unit: finding.inputs.find(({ name }) => name === 'baseline')?.unit ?? 'Sm3/d',
  };
}

/** A day that an event's loss so far is summed over, in the units of the wire. */
export interface LossDay {
  readonly day: string;
  /** Hours on stream. */
  readonly hours: number | null;
  /** What the well was expected to make, Sm³. */
  readonly expected: number | null;
  /** Oil of the day, of a gas well its gas, Sm³. */
  readonly oil: number;
  /** What planned work took of it, Sm³. */
  readonly planned: number;
  /** What of the rest is the event's, Sm³. */
  readonly lost: number | null;
}

/** The days that an event's loss so far is summed over: what was lost on them adds up to it. */
export interface LossDays {
  readonly from: string;
  readonly to: string;
  readonly days: readonly LossDay[];
}

/** The days over which an event's loss so far is summed, with the hours of each; null where there is no loss, or no such day. */
export function lossDays(
  {
    exception: { lossSoFar },
    lossDays: all,
  }: Pick<ExceptionCase, 'lossDays'> & {
    readonly exception: Pick<WellException, 'lossSoFar'>;
  },
  series: Pick<Series, 'day' | 'hours'>,
): LossDays | null {
  const [first, end] = [all[0], all.at(-1)];
  if (!lossSoFar || !first || !end) return null;
  const days = all.map(({ day, expected, actual, planned, lost }) => {
    const hours = series.hours[series.day.indexOf(day)] ?? null;
    return { day, hours, expected, oil: actual, planned, lost };
  });
  return { from: first.day, to: end.day, days };
}

/** How many days the chart of an event begins before its last one, and at least before the event. */
const chartDays = 90;
const leadDays = 60;
/** Days after an event that is over, so that it is seen how it ended. */
const tailDays = 14;

/**
 * The production days that an event's evidence is drawn of: 90 up to the newest one; of an event that is over, up to two
 * weeks after it; more where its baseline would not be among them.
 * @param findings of the event
 * @param newest the newest production day
 */
export function evidenceWindow(
  { since, endedOn }: Pick<WellException, 'since' | 'endedOn'>,
  findings: readonly Pick<ExceptionFinding, 'baselineFrom'>[],
  newest: string,
): { readonly from: string; readonly to: string } {
  const after = endedOn === null ? newest : addDays(endedOn, tailDays);
  // A clock that is behind must not leave the event out.
  const to = [after < newest ? after : newest, since].reduce((a, b) => (a > b ? a : b));
  const baselines = findings.flatMap(({ baselineFrom }) => baselineFrom ?? []);
  const from = Math.min(
    ...[addDays(to, 1 - chartDays), addDays(since, -leadDays), ...baselines].map((day) => dayTime(day)),
  );
  return { from: dayOf(from), to };
}

/** The days of an ISO 8601 duration of days; null of one of hours or minutes. */
export function durationDays(duration: string): number | null {
  const [, count] = /^P(\d+)D$/.exec(duration) ?? [];
  return count === undefined ? null : Number(count);
}
