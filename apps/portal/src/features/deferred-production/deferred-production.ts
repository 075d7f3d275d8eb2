import type { DeferredProduction, ProductionStatistics } from '@cnx/api';
import { dailyGroups, groupBy, type LateDay } from '../../insight/daily-groups.ts';
import type { RowsNoun } from '../../insight/insight-definition.ts';
import { isCause, lostTo, normalVariation, notReported } from '../../insight/loss-causes.ts';
import { reasonText } from '../../insight/reason-text.ts';
import type { Formats } from '../../insight/use-formats.ts';

/** Volumes of several rows, in Sm3. Losses were computed per well and day: gains cancel none of them. */
export interface DeferralTotals {
  readonly potential: number;
  readonly actual: number;
  readonly deferred: number;
  readonly abovePotential: number;
  /** The part of `actual` that was made without a potential: no efficiency has it. */
  readonly withoutPotential: number;
  readonly planned: number;
  readonly unplanned: number;
  /** The part of `unplanned` without a cause. */
  readonly underperformance: number;
  /** The part of `unplanned` that is within the noise of the wells. */
  readonly normalVariation: number;
  /** What deferral left of the potential, gains apart; null without a potential. */
  readonly efficiencyPct: number | null;
  /** Deferred over potential; null without a potential. */
  readonly deferredPct: number | null;
}

const summed = ['potential', 'actual', 'deferred', 'abovePotential', 'planned', 'unplanned'] as const;

/** Sums that differ by less of themselves are equal. */
const rounding = 1e-9;

/** Sums rows of one level: adding, say, fields and their wells would count twice. */
export function deferralTotals(rows: readonly DeferredProduction[]): DeferralTotals {
  const sums = {
    potential: 0,
    actual: 0,
    deferred: 0,
    abovePotential: 0,
    withoutPotential: 0,
    planned: 0,
    unplanned: 0,
    underperformance: 0,
    normalVariation: 0,
  };
  for (const row of rows) {
    for (const key of summed) sums[key] += row[key];
    sums.withoutPotential += row.withoutPotential ?? 0;
    sums.underperformance += row.underperformance ?? 0;
    sums.normalVariation += lostTo(normalVariation, row.reasons);
  }
  // What adjustments of other months leave below nothing, or above the potential, is no share of it.
  const slack = rounding * sums.potential;
  const isShare = sums.potential > 0 && sums.deferred >= -slack && sums.deferred <= sums.potential + slack;
  const share = (part: number) => (isShare ? (part / sums.potential) * 100 : null);
  return { ...sums, efficiencyPct: share(sums.potential - sums.deferred), deferredPct: share(sums.deferred) };
}

/** What adjustments of closed months brought to the sums of rows, Sm3; null where none counts in them. */
export function adjustedOf(
  rows: readonly DeferredProduction[],
): { readonly deferred: number; readonly actual: number } | null {
  const adjusted = rows.flatMap((row) => row.adjusted ?? []);
  if (adjusted.length === 0) return null;
  return {
    deferred: adjusted.reduce((sum, { deferred }) => sum + deferred, 0),
    actual: adjusted.reduce((sum, { actual }) => sum + actual, 0),
  };
}

/** One production day of {@link dailyDeferral}. */
export interface DeferralDay extends DeferralTotals {
  readonly day: string;
}

/** Share of the wells that a late day needs to be drawn: the sum of fewer would look like a collapse. */
const drawnShare = 0.9;

/** Totals by production day, oldest first, up to the last day that is whole; and the newer days, which are not yet. */
export function dailyDeferral(rows: readonly DeferredProduction[]): {
  days: DeferralDay[];
  late: LateDay[];
  /** What has come of the late days. */
  soFar: DeferralDay[];
  /** Those of them that a line can go on to: from the last whole day up to the first one that a tenth of the wells has not reported. */
  drawnSoFar: DeferralDay[];
} {
  const { whole, late } = dailyGroups(rows);
  const ofDay = groupBy(rows, ({ period }) => period);
  const soFar = late.map(({ day }) => ({ day, ...deferralTotals(ofDay.get(day) ?? []) }));
  const few = late.findIndex(
    ({ wellsReported, wellsExpected }) => wellsReported < wellsExpected * drawnShare,
  );
  return {
    days: whole.map(([day, group]) => ({ day, ...deferralTotals(group) })),
    late,
    soFar,
    drawnSoFar: few === -1 ? soFar : soFar.slice(0, few),
  };
}

/** The losses of two windows. */
export interface DeferralComparison {
  /** Days of the window and what they are compared with, oldest first. */
  readonly pairs: readonly { readonly day: DeferralDay; readonly other: DeferralDay }[];
  /** The days that `before` is of. */
  readonly days: ProductionStatistics['before'];
  /** Lost in the window, Sm3. */
  readonly deferred: number;
  /** Lost in all days of the one that it is compared with, Sm3. */
  readonly before: number;
  /** Days of it that have data. */
  readonly daysBefore: number;
  /** Of that, in as many days of each field as it has of the window, Sm3; null where that is all of it. */
  readonly likeForLike: number | null;
}

/**
 * Compares a window's rows with those of another one, day by day, and what both come to; null where no day of both has data.
 * @param otherDay the day that a day of the window is compared with, null for none
 * @param sums what both windows come to, as statistics and the report say it
 */
export function compareDeferral(
  rows: readonly DeferredProduction[],
  otherRows: readonly DeferredProduction[],
  otherDay: (day: string) => string | null,
  sums: Pick<ProductionStatistics, 'before' | 'total' | 'totalBefore' | 'totalBeforeLikeForLike'>,
): DeferralComparison | null {
  const { days } = dailyDeferral(rows);
  const others = new Map(dailyDeferral(otherRows).days.map((other) => [other.day, other]));
  const pairs = days.flatMap((day) => {
    const other = others.get(otherDay(day.day) ?? '');
    return other ? [{ day, other }] : [];
  });
  const [deferred, before] = [sums.total?.deferred ?? null, sums.totalBefore?.deferred ?? null];
  if (pairs.length === 0 || deferred === null || before === null) return null;
  const likeForLike = sums.totalBeforeLikeForLike?.deferred ?? null;
  const daysBefore = new Set(otherRows.map(({ period }) => period)).size;
  return { pairs, days: sums.before, deferred, before, daysBefore, likeForLike };
}

/**
 * Whether a row sums up an entity's days. A server that knows no such rows answers days: they are then shown as they are.
 */
export function isSum({ firstDay }: Pick<DeferredProduction, 'firstDay'>): boolean {
  return firstDay !== undefined;
}

/** What rows by entity are counted as: entities of their level, or days of them. */
export function rowsNoun([row]: readonly DeferredProduction[]): RowsNoun {
  return row && isSum(row) ? row.entity.level : 'dailyValues';
}

/** What one reason cost. */
export interface ReasonShare {
  readonly reasonCode: string;
  readonly reasonText: string;
  readonly choke: DeferredProduction['reasons'][number]['choke'];
  /** Sm3. */
  readonly deferred: number;
  /** Of it, by work that stood in the schedule, Sm3. */
  readonly planned: number;
  /** Well hours. */
  readonly hours: number;
  /** Its share of all losses, %. */
  readonly sharePct: number;
}

/** Losses by reason, the largest first, with the running share that a Pareto chart shows. */
export function reasonShares(rows: readonly DeferredProduction[]): ReasonShare[] {
  const byCode = new Map<string, { -readonly [Key in keyof ReasonShare]: ReasonShare[Key] }>();
  let total = 0;
  for (const { reasons } of rows) {
    for (const { reasonCode, reasonText, choke, kind, deferred, hours } of reasons) {
      const share = byCode.get(reasonCode);
      const planned = kind === 'planned' ? deferred : 0;
      total += deferred;
      if (share) {
        share.deferred += deferred;
        share.planned += planned;
        share.hours += hours;
      } else byCode.set(reasonCode, { reasonCode, reasonText, choke, deferred, planned, hours, sharePct: 0 });
    }
  }
  const shares = [...byCode.values()].filter(({ deferred }) => deferred > 0);
  shares.sort((a, b) => b.deferred - a.deferred);
  for (const share of shares) share.sharePct = (share.deferred / total) * 100;
  return shares;
}

/** Most wells that are named beside what efficiency leaves out. */
const namedWells = 5;

/** Says what efficiency leaves out because no potential is known, with its wells where rows are of wells; null where it leaves out nothing. */
export function leftOutText(
  rows: readonly DeferredProduction[],
  volumeText: (volume: number) => string,
  { t, language }: Pick<Formats, 't' | 'language'>,
): string | null {
  const { withoutPotential } = deferralTotals(rows);
  if (withoutPotential <= 0) return null;
  const volume = volumeText(withoutPotential);
  const wells = rows
    .filter((row) => row.entity.level === 'well' && (row.withoutPotential ?? 0) > 0)
    .toSorted((one, other) => (other.withoutPotential ?? 0) - (one.withoutPotential ?? 0));
  const names = [...new Set(wells.map(({ entity }) => entity.name))].slice(0, namedWells);
  return names.length === 0
    ? t('deferredProduction.leftOut', { volume })
    : t('deferredProduction.leftOutBy', { volume, names: new Intl.ListFormat(language).format(names) });
}

/** From potential to actual, Sm3: potential − causes − others + gains + what was made without a potential = actual. */
export interface DeferralSteps {
  readonly potential: number;
  /** The largest causes, the largest first, and last what has none; noise too. */
  readonly causes: readonly ReasonShare[];
  /** What all other causes took. */
  readonly others: number;
  readonly gains: number;
  readonly withoutPotential: number;
  readonly actual: number;
}

/** What lies between potential and actual, with so many causes by name. */
export function deferralSteps(rows: readonly DeferredProduction[], count: number): DeferralSteps {
  const { potential, actual, abovePotential, deferred, withoutPotential } = deferralTotals(rows);
  const shares = reasonShares(rows);
  const causes = [...shares.filter(isCause).slice(0, count), ...shares.filter((share) => !isCause(share))];
  const named = causes.reduce((sum, share) => sum + share.deferred, 0);
  // What rounding leaves is no cause.
  const rest = deferred - named;
  return {
    potential,
    causes,
    others: rest > 1e-6 * deferred ? rest : 0,
    gains: abovePotential,
    withoutPotential,
    actual,
  };
}

/** The cause that cost most; where nothing has a cause, underperformance; null without a loss. */
export function mainReasonOf(rows: readonly DeferredProduction[]): ReasonShare | null {
  const shares = reasonShares(rows);
  return shares.find(isCause) ?? shares[0] ?? null;
}

/** The cause that cost most of those that are reported; null without one. */
function knownCauseOf(rows: readonly DeferredProduction[]): ReasonShare | null {
  return reasonShares(rows).find((share) => isCause(share) && share.reasonCode !== notReported) ?? null;
}

/** What leads among losses, and how much of them it is. */
export interface LossLead {
  /** The largest share of the losses: a cause, or what has none. */
  readonly reason: ReasonShare;
  /** %. */
  readonly sharePct: number;
  /** The largest cause where `reason` is none; else null. */
  readonly cause: ReasonShare | null;
}

/** What most of the losses of rows has as its reason, also where that is no cause, but for noise; null without a loss. */
export function lossLeadOf(rows: readonly DeferredProduction[]): LossLead | null {
  const shares = reasonShares(rows);
  const isNoise = (share: ReasonShare) => Number(share.reasonCode === normalVariation);
  const [reason] = shares.toSorted((a, b) => isNoise(a) - isNoise(b) || b.deferred - a.deferred);
  if (!reason) return null;
  const total = shares.reduce((sum, { deferred }) => sum + deferred, 0);
  return {
    reason,
    sharePct: (reason.deferred / total) * 100,
    cause: isCause(reason) ? null : (shares.find(isCause) ?? null),
  };
}

/** What a window's losses come to, in the one sentence that is true of them. */
export type DeferralTakeaway =
  /** No row at all. */
  | { readonly kind: 'noRows' }
  /** Rows, but no potential is known yet: nothing to compare with. */
  | { readonly kind: 'noPotential' }
  /** Everything was produced that could be. */
  | { readonly kind: 'noLoss'; readonly totals: DeferralTotals }
  | { readonly kind: 'loss'; readonly totals: DeferralTotals; readonly knownCause: ReasonShare | null };

/** Sums a window's rows (of one level) up. */
export function deferralTakeaway(rows: readonly DeferredProduction[]): DeferralTakeaway {
  if (rows.length === 0) return { kind: 'noRows' };
  const totals = deferralTotals(rows);
  if (totals.potential === 0) return { kind: 'noPotential' };
  if (totals.deferred === 0) return { kind: 'noLoss', totals };
  return { kind: 'loss', totals, knownCause: knownCauseOf(rows) };
}

/** Says what leads among the losses of rows: `Workover 61 %`, `No cause 52 %, then Weather`. */
export function lossLeadText(rows: readonly DeferredProduction[], formats: Formats): string {
  const { t, quantities } = formats;
  const lead = lossLeadOf(rows);
  if (!lead) return t('deferredProduction.noReason');
  const share = quantities.text('share', lead.sharePct, { digits: 0 });
  if (isCause(lead.reason) || lead.reason.reasonCode === normalVariation) {
    return `${reasonText(lead.reason, formats)} ${share}`;
  }
  return lead.cause
    ? t('deferredProduction.lead.noneThen', { share, reason: reasonText(lead.cause, formats) })
    : t('deferredProduction.lead.none', { share });
}

/** The level below each, and the filter that takes one entity of the upper one alone; below a well are its days. */
const levelsBelow = {
  businessUnit: { level: 'area', filter: 'businessUnits' },
  area: { level: 'field', filter: 'areas' },
  field: { level: 'well', filter: 'fields' },
  well: { level: 'well', filter: 'wells', per: 'day' },
} as const;

/** What a row sums up: entities of the level below, or a well's days; null for a day of a well. */
export function levelBelow(row: Pick<DeferredProduction, 'entity' | 'firstDay'>) {
  const { level, id } = row.entity;
  return level === 'well' && !isSum(row) ? null : { ...levelsBelow[level], id };
}
