import {
  baselineValidDays,
  dropCritical,
  dropWarn,
  forgottenAfterDays,
  largeLoss,
  leastRateStep,
  lossValidDays,
  minStandingLevelDays,
  newWellValidDays,
  recoveredWithin,
  recoveryDays,
  recoveryMedianDays,
  reopenValidDays,
  restartAfterDays,
  restartValidDays,
  standingLatest,
  standingValidDays,
} from './limits.ts';
import { leastLoss } from './least-loss.ts';
import type { ConfirmedStep, LossContext, LossDay, RateException, RateLife } from './rate-life.ts';
import type { LossEnd } from '../vocabulary.ts';
import type { DailySeries } from './normalized-rate.ts';
import { expectedAt, levelOf, validDays, type Level, type ValidDays } from './rate-level.ts';
import { median } from './robust-statistics.ts';

/** A loss while it is followed; days are positions among the valid ones. */
interface Loss {
  from: number;
  detectedDay: number;
  begunBy: RateException['begunBy'];
  level: Level;
  /** Its first day, or that of the last change that joined it. */
  lastChange: number;
  changes: number[];
  /** `lost` is of each valid day from `at` on, with what was expected of the well then. */
  standing?: { at: number; share: number; lost: { present: number; loss: number }[] };
  /** First position after it. */
  end?: { at: number; by: LossEnd };
}

interface Life extends ValidDays, LossContext {
  product: DailySeries['product'];
  stepAt: ReadonlyMap<number, ConfirmedStep>;
  losses: Loss[];
  /** Positions of the days that make the well's level, ascending. */
  levelDays: number[];
  /** Positions with which a confirmed rise starts the level anew. */
  rises: number[];
  restart?: { from: number; until: number };
}

/**
 * The losses of the rate of a well's main product by first day. A loss begins at 20 % below what is expected for two valid days, at 50 % for
 * one, or with a confirmed fall of a tenth; it goes on until the well is back, with hysteresis, a person accepts the level, or
 * the well is forgotten. One that lasts becomes standing: it goes on beside the level that it left.
 * @param steps confirmed changes of that rate, ascending
 */
export function rateLife(
  series: DailySeries,
  steps: readonly ConfirmedStep[],
  context: LossContext,
): RateLife {
  const valid = validDays(series);
  const positionOf = (first: number): number => valid.day.findIndex((day) => day >= first);
  const stepAt = new Map(steps.map((step) => [positionOf(step.day), step]));
  const { product } = series;
  const life: Life = { ...valid, ...context, product, stepAt, losses: [], levelDays: [], rises: [] };
  const silent = silences(series, valid.at);
  for (let v = 0; v < valid.at.length; v++) {
    if (silent.has(v)) endAll(life, v, 'noData');
    endAccepted(life, v);
    if (v > 0 && valid.day[v]! - valid.day[v - 1]! > restartAfterDays)
      life.restart = { from: v, until: v + restartValidDays };
    reopen(life, v);
    const open = openLoss(life);
    const isTaken = open !== undefined && goOn(life, open, v);
    noteStanding(life, v);
    if (!isTaken) watch(life, v);
  }
  endAccepted(life, valid.at.length);
  if (context.isForgotten) endAll(life, valid.at.length, 'noData');
  return {
    losses: life.losses.map((loss) => describe(series, life, loss)),
    riseDays: life.rises.map((v) => valid.day[v]!),
  };
}

/** Positions before which nothing was reported for so long that no report was expected any more. */
function silences({ day }: DailySeries, at: readonly number[]): Set<number> {
  const gaps = [...day.keys()].filter((i) => i > 0 && day[i]! - day[i - 1]! > forgottenAfterDays);
  return new Set(gaps.map((gap) => at.findIndex((i) => i >= gap)).filter((position) => position >= 0));
}

/** What is expected of the well by the days that make its level; undefined while these are too few. */
function levelNow(life: Life, v: number): Level | undefined {
  const ofLosses = life.losses.flatMap(({ from, end }) => [from, ...(end ? [end.at] : [])]);
  return levelOf(life, life.levelDays, v, [...life.stepAt.keys(), ...ofLosses]);
}

function openLoss({ losses }: Life): Loss | undefined {
  return losses.find(({ standing, end }) => !standing && !end);
}

type StandingLoss = Loss & Required<Pick<Loss, 'standing'>>;

function standingLosses({ losses }: Life): StandingLoss[] {
  return losses.filter((loss): loss is StandingLoss => loss.standing !== undefined && !loss.end);
}

function endAll({ losses }: Life, at: number, by: LossEnd): void {
  for (const loss of losses) loss.end ??= { at, by };
}

/** Ends what a person accepted since the valid day before: the open loss, or without one what is standing. */
function endAccepted(life: Life, v: number): void {
  const { day, acceptedDays } = life;
  const [after, until] = [day[v - 1] ?? Infinity, day[v] ?? Infinity];
  const accepted = Array.from(acceptedDays).filter((candidate) => candidate > after && candidate <= until);
  if (accepted.length === 0) return;
  const open = openLoss(life);
  if (open) life.levelDays = newLevelDays(open, v);
  for (const loss of open ? [open] : standingLosses(life)) loss.end = { at: v, by: 'accepted' };
}

/** The days with which the level begins that a loss left. */
function newLevelDays({ lastChange }: Loss, v: number): number[] {
  const from = Math.max(lastChange, v - baselineValidDays);
  return Array.from({ length: v - from }, (_, i) => from + i);
}

/** Opens the last loss that was back for less than 30 valid days and is not; what began since is part of it. */
function reopen(life: Life, v: number): void {
  const index = life.losses.findLastIndex(({ standing, end }) => !standing && end?.by === 'recovered');
  const loss = life.losses[index];
  if (!loss?.end) return;
  const { at } = loss.end;
  if (v - at > reopenValidDays || v - at < recoveryMedianDays.other - 1) return;
  const lost = lossOf(life, loss, at + recoveryDays - 1);
  if (medianShare(life, loss, v, recoveryMedianDays.other) >= 1 - lost / 2) return;
  const since = life.losses.splice(index + 1);
  loss.lastChange = since[0]?.from ?? loss.lastChange;
  loss.changes.push(...since.flatMap(({ changes }) => changes));
  delete loss.end;
  life.levelDays = life.levelDays.filter((position) => position < at);
}

/** What the well makes at a position, as a share of what is expected. */
function shareAt({ rate }: ValidDays, { level }: Loss, position: number): number {
  return rate[position]! / expectedAt(level, position);
}

/** Median share of the last valid days up to a position. */
function medianShare(life: Life, loss: Loss, v: number, days: number): number {
  const from = Math.max(0, v - days + 1);
  return median(Array.from({ length: v - from + 1 }, (_, i) => shareAt(life, loss, from + i)));
}

/**
 * How large a loss is (fraction): the median of its first 14 valid days since its last change, but for the last days, which may
 * be those of a recovery.
 */
function lossOf(life: Life, loss: Loss, v: number): number {
  const from = loss.lastChange;
  const to = Math.min(from + lossValidDays, Math.max(from + 1, v - recoveryDays + 1));
  const shares = Array.from({ length: to - from }, (_, i) => shareAt(life, loss, from + i));
  return Math.max(0, 1 - median(shares));
}

/** Share of what is expected from which a loss is over. */
function recoveredShare(lost: number): number {
  return 1 - Math.min(recoveredWithin, lost / 2);
}

/**
 * Another valid day of the open loss: it may be back, be joined by a change, or become standing.
 * @returns whether the day is of the loss or of the recovery; else it is of the level that the loss left
 */
function goOn(life: Life, loss: Loss, v: number): boolean {
  const step = v > loss.from ? life.stepAt.get(v) : undefined;
  if (step) {
    const lost = lossOf(life, loss, v);
    const back = (1 - lost) * Math.exp(step.step);
    if (step.step > 0 && back >= recoveredShare(lost)) {
      loss.end = { at: v, by: 'recovered' };
      if (back > 1 + leastRateStep) startAnew(life, v);
      life.levelDays.push(v);
      takeOffStanding(life, v, back);
      return true;
    }
    loss.changes.push(v);
    loss.lastChange = v;
  }
  if (isBack(life, loss, v)) {
    const at = v - recoveryDays + 1;
    loss.end = { at, by: 'recovered' };
    life.levelDays.push(...Array.from({ length: recoveryDays }, (_, i) => at + i));
    return true;
  }
  if (!isDueToStand(life, loss, v)) return true;
  stand(life, loss, v);
  return false;
}

function isBack(life: Life, loss: Loss, v: number): boolean {
  const first = v - recoveryDays + 1;
  if (first <= loss.from) return false;
  const lost = lossOf(life, loss, v);
  const limit = recoveredShare(lost);
  for (let position = first; position <= v; position++)
    if (shareAt(life, loss, position) < limit) return false;
  const days = lost >= largeLoss ? recoveryMedianDays.large : recoveryMedianDays.other;
  return medianShare(life, loss, v, days) >= limit;
}

function isDueToStand({ day, postponements }: Life, { from, lastChange }: Loss, v: number): boolean {
  const today = day[v]!;
  if (postponements.some((put) => put.from <= today && today < put.until)) return false;
  if (v - lastChange >= standingValidDays) return true;
  const isLate = today - day[from]! >= standingLatest.days && v - from >= standingLatest.validDays;
  return isLate && v - lastChange >= minStandingLevelDays;
}

/** From here on the well's level is what it makes in the loss. */
function stand(life: Life, loss: Loss, v: number): void {
  life.levelDays = newLevelDays(loss, v);
  const share = 1 - median(life.levelDays.map((position) => shareAt(life, loss, position)));
  if (share < leastRateStep) loss.end = { at: v, by: 'recovered' };
  else loss.standing = { at: v, share, lost: [] };
}

/** Takes a confirmed rise off the shares that standing losses lack, of the newest first. @param factor of the rate */
function takeOffStanding(life: Life, v: number, factor: number): void {
  let rest = factor;
  for (const loss of standingLosses(life).reverse()) {
    if (rest <= 1) return;
    const kept = (1 - loss.standing.share) * rest;
    loss.standing.share = Math.max(0, 1 - kept);
    rest = Math.max(1, kept);
    if (loss.standing.share < leastRateStep) loss.end = { at: v, by: 'recovered' };
  }
}

/** What each standing loss lacks of the day: its share of what the well would make with it. */
function noteStanding(life: Life, v: number): void {
  const standing = standingLosses(life);
  if (standing.length === 0) return;
  const level = openLoss(life)?.level ?? levelNow(life, v);
  const present = level ? expectedAt(level, v) : median(life.rate.subarray(v, v + 1));
  for (const { standing: held } of standing)
    held.lost.push({ present, loss: (present * held.share) / (1 - held.share) });
}

/** A valid day without an open loss: one may begin; else the day shapes the level. */
function watch(life: Life, v: number): void {
  const step = life.stepAt.get(v);
  if (step && step.step > 0) takeOffStanding(life, v, Math.exp(step.step));
  if (life.restart && v < life.restart.until) {
    if (v === life.restart.until - 1) judgeRestart(life, life.restart.from, v);
    return;
  }
  const begun = v >= newWellValidDays ? beginning(life, v) : undefined;
  if (begun) {
    life.losses.push(begun);
    return;
  }
  if (step && isRise(life, step, v)) startAnew(life, v);
  life.levelDays.push(v);
}

/** After the first days of a restart: where they lie above the level from before, they are the level. */
function judgeRestart(life: Life, from: number, v: number): void {
  const level = levelNow(life, v);
  if (level && median(life.rate.subarray(from, v + 1)) < expectedAt(level, v)) return;
  life.levelDays = Array.from({ length: v + 1 - from }, (_, i) => from + i);
}

function startAnew(life: Life, v: number): void {
  life.levelDays = [];
  life.rises.push(v);
}

function isRise(life: Life, { step }: ConfirmedStep, v: number): boolean {
  if (step < Math.log1p(leastRateStep)) return false;
  const level = levelNow(life, v);
  const since = life.rate.subarray(v, v + recoveryMedianDays.other);
  return level === undefined || median(since) > expectedAt(level, v);
}

/** The loss that begins at a position, if one does. */
function beginning(life: Life, v: number): Loss | undefined {
  const fall = fallAt(life, v);
  // What is not below the level without its decline is not below what is expected either.
  const sought = median(life.levelDays.slice(-baselineValidDays).map((position) => life.rate[position]!));
  if (!fall && dropOf(life, life.rate[v]!, sought, sought) < dropWarn.fraction) return undefined;
  const level = levelNow(life, v);
  if (!level) return undefined;
  const drop = (position: number): number =>
    dropOf(life, life.rate[position]!, expectedAt(level, position), level.rate);
  const loss = { from: v, level, lastChange: v };
  if (drop(v) >= dropCritical.fraction)
    return { ...loss, detectedDay: life.day[v]!, begunBy: 'drop', changes: fall ? [v] : [] };
  if (drop(v) >= dropWarn.fraction && drop(v + 1) >= dropWarn.fraction)
    return { ...loss, detectedDay: life.day[v + 1]!, begunBy: 'drop', changes: fall ? [v] : [] };
  const lost = expectedAt(level, v) - median(life.rate.subarray(v, v + lossValidDays));
  if (!fall || lost < leastLoss(level.rate, life.product)) return undefined;
  return { ...loss, detectedDay: Math.max(fall.detectedDay, life.day[v]!), begunBy: 'fall', changes: [v] };
}

/** How far a rate lies below what is expected of a level (fraction); 0 where that is too little to count. */
function dropOf({ product }: Life, rate: number, expected: number, level: number): number {
  return expected - rate >= leastLoss(level, product) ? (expected - rate) / expected : 0;
}

/** The confirmed fall that counts at a position: its own, or after a restart the one among its first days that still stands. */
function fallAt(life: Life, v: number): ConfirmedStep | undefined {
  const isFall = ({ step }: ConfirmedStep): boolean => step <= Math.log1p(-leastRateStep);
  const own = life.stepAt.get(v);
  if (own && isFall(own)) return own;
  const { restart } = life;
  if (restart?.until !== v) return undefined;
  const fall = [...life.stepAt]
    .filter(([position]) => position >= restart.from && position < v)
    .map(([, step]) => step)
    .findLast(isFall);
  const level = fall && levelNow(life, v);
  const lately = median(life.rate.subarray(v - recoveryMedianDays.other + 1, v + 1));
  return level && lately <= (1 - leastRateStep) * expectedAt(level, v) ? fall : undefined;
}

function describe(series: DailySeries, life: Life, loss: Loss): RateException {
  const { at, day } = life;
  const to = loss.end?.at ?? at.length;
  const { standing } = loss;
  const days: LossDay[] = [];
  let position = loss.from;
  for (let i = at[loss.from]!; i < (at[to] ?? series.day.length); i++) {
    while (position < at.length && at[position]! < i) position++;
    const held = standing?.lost[Math.min(position - standing.at, standing.lost.length - 1)];
    days.push({
      day: series.day[i]!,
      expected: held ? held.present + held.loss : expectedAt(loss.level, position),
      standing: held?.loss ?? null,
    });
  }
  return {
    day: day[loss.from]!,
    detectedDay: loss.detectedDay,
    begunBy: loss.begunBy,
    level: { ...loss.level, fromDay: day[loss.level.first]!, toDay: day[loss.level.last]! },
    changeDays: loss.changes.map((change) => day[change]!),
    lastChangeDay: day[loss.lastChange]!,
    days,
    standingFrom: standing ? day[standing.at]! : null,
    lastDay: day[to - 1]!,
    end: loss.end?.by ?? null,
  };
}
