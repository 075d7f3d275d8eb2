/**
 * The rules of potential, deferral and drops once more, from what docs/rules.md says: days as objects, every window
 * sorted anew. It shares no code with the backend, so that what both find is not one mistake made once.
 */

/** A production row as it is stored, with its day's clock; null where nothing was reported. */
export interface RawDay {
  /** Days since 1970-01-01. */
  day: number;
  /** ms since 1970-01-01T00:00Z. */
  start: number;
  /** h. */
  length: number;
  hours: number | null;
  oil: number | null;
  gas: number | null;
  water: number | null;
  suspect: boolean;
  /** Planned work touched the well. */
  planned: boolean;
}

/** What held a well back, in ms; `capacity` is the share of its potential that it kept. */
export interface RawCause {
  from: number;
  to: number;
  capacity: number;
}

/** A confirmed change of the rate of what a well is for. */
export interface RawStep {
  day: number;
  /** Logarithm of its factor, net of decline. */
  step: number;
}

/** A loss of the rate of what a well is for. */
export interface PlainLoss {
  day: number;
  lastDay: number;
  /** Its first day, or that of what joined it last. */
  lastChange: number;
  rate: number;
  baseline: number;
  validDays: number;
  standingFrom: number | null;
  end: 'recovered' | 'noData' | null;
  /** First and last day of those that its baseline is the median of. */
  levelFrom: number;
  levelTo: number;
  /** Days since 1970-01-01 to what was expected on them, and what was lost while it was standing (Sm3/d). */
  expected: Map<number, number>;
  standing: Map<number, number>;
}

export interface PlainDay {
  day: number;
  potential: number;
  actual: number;
  deferred: number;
}

type Product = 'oil' | 'gas' | 'water';

function middle(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

/** What a well is for. */
export type Main = 'oil' | 'gas';

/** Gas where none of the last 90 producing days has oil, or their median day more than 2,700 Sm3 of gas for one of oil. */
export function plainMain(rows: readonly RawDay[]): Main {
  const last = rows.filter(({ oil, gas }) => Math.max(oil ?? 0, gas ?? 0) > 0).slice(-90);
  const ratios = last.flatMap(({ oil, gas }) => (oil !== null && oil > 0 && gas !== null ? [gas / oil] : []));
  const hasOil = last.some(({ oil }) => oil !== null && oil > 0);
  if (last.length > 0 && !hasOil) return 'gas';
  return ratios.length > 0 && middle(ratios) > 2_700 ? 'gas' : 'oil';
}

/** The least loss that counts of a well: 5 Sm3/d, a fifth of what a small well makes, at least 1 Sm3/d; of gas a thousand times that. */
function counted(level: number, main: Main): number {
  const unit = main === 'gas' ? 1_000 : 1;
  if (level >= 25 * unit) return 5 * unit;
  return level <= 5 * unit ? unit : level / 5;
}

/** None where it was stated that nothing came out; else hours as reported, or a whole day where anything came out. */
function hoursOf({ hours, length, oil, gas, water }: RawDay): number | null {
  const known = [oil, gas, water].filter((volume) => volume !== null);
  if (known.length > 0 && known.every((volume) => volume === 0)) return 0;
  if (hours !== null || known.length === 0) return hours;
  return Math.max(...known) > 0 ? length : null;
}

/** q24 of a valid day, else undefined. */
function q24(row: RawDay, product: Product): number | undefined {
  const [volume, hours] = [row[product], hoursOf(row)];
  if (volume === null || hours === null || row.suspect || row.planned) return undefined;
  return volume >= 0 && hours >= 12 && hours <= 25 ? (volume * 24) / hours : undefined;
}

/**
 * Trailing median at each day: of the last 30 valid ones of the level before it, undefined below five or 180 days after the last
 * valid one. In an open loss, what is expected, of other products by their median share of what the well is for.
 */
function trailingLevels(
  rows: readonly RawDay[],
  product: Product,
  losses: readonly PlainLoss[],
  rises: readonly number[],
  main: Main,
): (number | undefined)[] {
  const openOn = (day: number) => losses.find((loss) => loss.expected.has(day) && !loss.standing.has(day));
  let before: RawDay | undefined;
  let ofLevel: RawDay[] = [];
  let share: number | undefined;
  let last: PlainLoss | undefined;
  return rows.map((row, i) => {
    const loss = openOn(row.day);
    if (last && last !== loss && last.standingFrom !== null) {
      const from = last.lastChange;
      ofLevel = rows
        .slice(0, i)
        .filter((one) => one.day >= from && openOn(one.day) === last && q24(one, product) !== undefined);
    }
    const valid = q24(row, product) !== undefined;
    if (!loss && (rises.includes(row.day) || (valid && before && row.day - before.day > 30))) ofLevel = [];
    const window = ofLevel.slice(-30);
    const known = window.length >= 5 ? middle(window.map((one) => q24(one, product)!)) : undefined;
    const ofMain = middle(window.flatMap((one) => q24(one, main) ?? []));
    if (loss && loss !== last)
      share = product === main ? 1 : known === undefined || !(ofMain > 0) ? undefined : known / ofMain;
    last = loss;
    const isLost = before === undefined || row.day - before.day > 180;
    const rate = loss ? share !== undefined && loss.expected.get(row.day)! * share : known;
    if (valid) {
      before = row;
      if (!loss) ofLevel.push(row);
    }
    return isLost || rate === false ? undefined : rate;
  });
}

/** A day with a rate, and the factor of the confirmed change that begins with it. */
interface ValidDay {
  day: number;
  rate: number;
  factor: number | undefined;
  /** Nothing was reported for more than 90 days before it. */
  endsSilence: boolean;
}

function validDaysOf(rows: readonly RawDay[], steps: readonly RawStep[], main: Main): ValidDay[] {
  const valid: ValidDay[] = [];
  let pending = [...steps];
  let endsSilence = false;
  rows.forEach((row, i) => {
    if (i > 0 && row.day - rows[i - 1]!.day > 90) endsSilence = true;
    const rate = q24(row, main);
    if (rate === undefined) return;
    const begun = pending.filter(({ day }) => day <= row.day);
    pending = pending.filter(({ day }) => day > row.day);
    valid.push({
      day: row.day,
      rate,
      factor: begun.length > 0 ? Math.exp(begun.at(-1)!.step) : undefined,
      endsSilence,
    });
    endsSilence = false;
  });
  return valid;
}

interface PlainLevel {
  rate: number;
  /** Its first and last position. */
  first: number;
  last: number;
  of: (v: number) => number;
}

/** The decline per valid day before day `v`, by the halves of all stretches between bounds in the 365 before. */
function declineBefore(valid: readonly ValidDay[], v: number, bounds: ReadonlySet<number>): number {
  const stretches: number[][] = [[]];
  for (let i = Math.max(0, v - 365); i < v; i++) {
    if (bounds.has(i)) stretches.push([]);
    stretches.at(-1)!.push(Math.log(valid[i]!.rate));
  }
  const long = stretches.filter(({ length }) => length >= 30);
  if (long.reduce((sum, { length }) => sum + length, 0) < 90) return 0;
  const slopes = long.flatMap((logs) => {
    const half = Math.floor(logs.length / 2);
    return logs.slice(0, half).map((log, i) => ({ slope: (logs[i + half]! - log) / half, weight: half }));
  });
  const known = slopes.filter(({ slope }) => Number.isFinite(slope)).sort((a, b) => a.slope - b.slope);
  const total = known.reduce((sum, { weight }) => sum + weight, 0);
  let below = 0;
  const typical = known.find(({ weight }) => (below += weight) * 2 >= total)?.slope ?? 0;
  return Math.min(0.05 / 30, Math.max(0, -typical));
}

/** A loss as it is followed: positions of valid days. */
interface Followed {
  from: number;
  lastChange: number;
  level: PlainLevel;
  /** Position with which it is standing, its share of what is expected, and what was expected and lost on each day since. */
  standing?: { from: number; share: number; days: { expected: number; lost: number }[] };
  over?: { at: number; by: 'recovered' | 'noData' };
}

/** Expected, begin, end, reopening and standing of the losses of a well, and the days of its rises, without a decision of any user. */
export function plainLosses(
  rows: readonly RawDay[],
  steps: readonly RawStep[],
  isForgotten: boolean,
  main: Main,
): { losses: PlainLoss[]; rises: number[] } {
  const valid = validDaysOf(rows, steps, main);
  const losses: Followed[] = [];
  const rises: number[] = [];
  let quiet: number[] = [];
  let restart = -Infinity;

  const levelAt = (v: number): PlainLevel | undefined => {
    const last = quiet.slice(-30);
    if (last.length < 5) return undefined;
    const bounds = new Set(losses.flatMap(({ from, over }) => [from, over?.at ?? from]));
    valid.forEach(({ factor }, i) => factor !== undefined && bounds.add(i));
    const decline = declineBefore(valid, v, bounds);
    const rate = middle(last.map((i) => valid[i]!.rate));
    const center = last.reduce((sum, i) => sum + i, 0) / last.length;
    return { rate, first: last[0]!, last: last.at(-1)!, of: (day) => rate / (1 + decline * (day - center)) };
  };
  const kept = ({ level }: Followed, v: number) => valid[v]!.rate / level.of(v);
  const keptOver = (loss: Followed, from: number, to: number) =>
    middle(Array.from({ length: to - from }, (_, i) => kept(loss, from + i)));
  /** The size of a loss as known on day `v`, whose last three days may be those of a recovery. */
  const sizeOf = (loss: Followed, v: number) => {
    const first = loss.lastChange;
    return Math.max(0, 1 - keptOver(loss, first, Math.min(first + 14, Math.max(first + 1, v - 2))));
  };
  const backFrom = (size: number) => 1 - Math.min(0.1, size / 2);
  const newLevel = ({ lastChange }: Followed, v: number) =>
    valid.flatMap((_, i) => (i < v && i >= lastChange && i >= v - 30 ? [i] : []));
  const open = () => losses.find(({ standing, over }) => !standing && !over);
  const standing = () => losses.filter((loss) => loss.standing && !loss.over);
  const rise = (v: number, factor: number) => {
    for (const loss of standing().reverse()) {
      const now = (1 - loss.standing!.share) * factor;
      if (factor > 1) {
        loss.standing!.share = Math.max(0, 1 - now);
        if (1 - now < 0.1) loss.over = { at: v, by: 'recovered' };
        factor = Math.max(1, now);
      }
    }
  };

  /** Whether day `v` belongs to the open loss or its recovery. */
  const follow = (loss: Followed, v: number): boolean => {
    const { factor } = valid[v]!;
    if (factor !== undefined && v > loss.from) {
      const size = sizeOf(loss, v);
      const after = (1 - size) * factor;
      if (factor > 1 && after >= backFrom(size)) {
        loss.over = { at: v, by: 'recovered' };
        if (after > 1.1) {
          rises.push(valid[v]!.day);
          quiet = [];
        }
        quiet.push(v);
        rise(v, after);
        return true;
      }
      loss.lastChange = v;
    }
    const size = sizeOf(loss, v);
    const lastThree = [v - 2, v - 1, v];
    const window = Math.max(0, v + 1 - (size >= 0.3 ? 3 : 7));
    if (
      v - 2 > loss.from &&
      lastThree.every((i) => kept(loss, i) >= backFrom(size)) &&
      keptOver(loss, window, v + 1) >= backFrom(size)
    ) {
      loss.over = { at: v - 2, by: 'recovered' };
      quiet.push(...lastThree);
      return true;
    }
    const age = valid[v]!.day - valid[loss.from]!.day;
    const isLate = age >= 120 && v - loss.from >= 30 && v - loss.lastChange >= 7;
    if (v - loss.lastChange < 60 && !isLate) return true;
    quiet = newLevel(loss, v);
    const share = 1 - middle(quiet.map((i) => kept(loss, i)));
    if (share < 0.1) loss.over = { at: v, by: 'recovered' };
    else loss.standing = { from: v, share, days: [] };
    return false;
  };

  const isFall = (factor: number | undefined) => factor !== undefined && factor <= 0.9;
  const begins = (v: number): Followed | undefined => {
    if (v < 60) return undefined;
    const level = levelAt(v);
    if (!level) return undefined;
    const misses = (i: number, share: number) => {
      if (i >= valid.length) return false;
      const miss = level.of(i) - valid[i]!.rate;
      return miss >= counted(level.rate, main) && miss >= share * level.of(i);
    };
    const loss = { from: v, lastChange: v, level };
    if (misses(v, 0.5) || (misses(v, 0.2) && misses(v + 1, 0.2))) return loss;
    const restarted = v === restart + 20 && valid.slice(restart, v).some(({ factor }) => isFall(factor));
    const isLow = () => middle(valid.slice(v - 6, v + 1).map(({ rate }) => rate)) <= 0.9 * level.of(v);
    const fell = isFall(valid[v]!.factor) || (restarted && isLow());
    const since = middle(valid.slice(v, v + 14).map(({ rate }) => rate));
    return fell && level.of(v) - since >= counted(level.rate, main) ? loss : undefined;
  };

  valid.forEach(({ day, rate, factor, endsSilence }, v) => {
    if (endsSilence) for (const loss of losses) loss.over ??= { at: v, by: 'noData' };
    if (v > 0 && day - valid[v - 1]!.day > 30) restart = v;

    const index = losses.findLastIndex((loss) => !loss.standing && loss.over?.by === 'recovered');
    const last = losses[index];
    const since = last ? v - last.over!.at : NaN;
    if (last && since >= 6 && since <= 30) {
      const size = sizeOf(last, last.over!.at + 2);
      if (keptOver(last, v - 6, v + 1) < 1 - size / 2) {
        quiet = quiet.filter((i) => i < last.over!.at);
        last.lastChange = losses[index + 1]?.from ?? last.lastChange;
        losses.length = index + 1;
        delete last.over;
      }
    }

    const loss = open();
    const isTaken = loss !== undefined && follow(loss, v);
    const present = open()?.level.of(v) ?? levelAt(v)?.of(v) ?? rate;
    for (const { standing: held } of standing()) {
      const expected = present / (1 - held!.share);
      held!.days.push({ expected, lost: expected * held!.share });
    }
    if (isTaken) return;

    if (factor !== undefined && factor > 1) rise(v, factor);
    if (v < restart + 20) {
      const level = levelAt(v);
      const first = valid.slice(restart, v + 1).map((one) => one.rate);
      if (v === restart + 19 && !(level && middle(first) < level.of(v)))
        quiet = first.map((_, i) => restart + i);
      return;
    }
    const begun = begins(v);
    if (begun) {
      losses.push(begun);
      return;
    }
    if (factor !== undefined && factor >= 1.1) {
      const level = levelAt(v);
      if (!level || middle(valid.slice(v, v + 7).map((one) => one.rate)) > level.of(v)) {
        rises.push(day);
        quiet = [];
      }
    }
    quiet.push(v);
  });
  if (isForgotten) for (const loss of losses) loss.over ??= { at: valid.length, by: 'noData' };

  const found = losses.map((loss) => {
    const { from, level, over } = loss;
    const to = over?.at ?? valid.length;
    const during = valid.slice(from, to);
    const days = rows.filter(
      ({ day }) => day >= valid[from]!.day && (to >= valid.length || day < valid[to]!.day),
    );
    const expected = new Map<number, number>();
    const standingLoss = new Map<number, number>();
    for (const { day } of days) {
      const next = valid.findIndex((one) => one.day >= day);
      const v = next < 0 ? valid.length : next;
      const since = v - (loss.standing?.from ?? Infinity);
      const held = since >= 0 ? (loss.standing!.days[since] ?? loss.standing!.days.at(-1)!) : undefined;
      expected.set(day, held?.expected ?? level.of(v));
      if (held) standingLoss.set(day, held.lost);
    }
    return {
      day: valid[from]!.day,
      lastDay: valid[to - 1]!.day,
      lastChange: valid[loss.lastChange]!.day,
      rate: middle(during.map(({ rate }) => rate)),
      baseline: level.rate,
      validDays: during.length,
      standingFrom: loss.standing ? valid[loss.standing.from]!.day : null,
      end: over?.by ?? null,
      levelFrom: valid[level.first]!.day,
      levelTo: valid[level.last]!.day,
      expected,
      standing: standingLoss,
    };
  });
  return { losses: found, rises };
}

/** Days in a row more than 2 h off stream whose volume misses the median of the 30 valid days before them by 20 % for two days or 50 % for one, and by what counts. */
export function plainDowntimes(rows: readonly RawDay[], main: Main): { day: number; lastDay: number }[] {
  const levels = rows.map((row, i) => {
    const valid = rows.slice(0, i).filter((earlier) => q24(earlier, main) !== undefined);
    const last = valid.slice(-30);
    if (last.length < 5 || row.day - last.at(-1)!.day > 180) return undefined;
    return middle(last.map((earlier) => q24(earlier, main)!));
  });
  const runs: number[][] = [];
  rows.forEach((row, i) => {
    const { day, length } = row;
    const hours = hoursOf(row);
    if (hours === null || length - hours <= 2 || !(levels[i]! > 0)) return;
    const last = runs.at(-1);
    if (last?.at(-1) === i - 1 && rows[i - 1]!.day === day - 1) last.push(i);
    else runs.push([i]);
  });
  const missed = (i: number, level: number) => {
    const could = (level * rows[i]!.length) / 24;
    const loss = rows[i]!.suspect ? 0 : could - (rows[i]![main] ?? 0);
    return loss < counted(level, main) ? 0 : loss / could;
  };
  return runs
    .filter((run) => {
      const by = (i: number) => missed(i, levels[run[0]!]!);
      return run.some((i, n) => by(i) >= 0.5 || (n > 0 && by(i) >= 0.2 && by(run[n - 1]!) >= 0.2));
    })
    .map((run) => ({ day: rows[run[0]!]!.day, lastDay: rows[run.at(-1)!]!.day }));
}

function actualOf(row: RawDay, product: Product): number | undefined {
  if (row.suspect) return undefined;
  return row[product] ?? (hoursOf(row) === 0 ? 0 : undefined);
}

/** Deferral by the median of the last 30 valid days of a level, and by what open losses expect. */
export function plainTrailingDeferral(
  rows: readonly RawDay[],
  product: Product,
  losses: readonly PlainLoss[],
  rises: readonly number[],
  main: Main,
): PlainDay[] {
  const levels = trailingLevels(rows, product, losses, rises, main);
  return rows.flatMap((row, i) => {
    const actual = actualOf(row, product);
    if (actual === undefined || !(levels[i]! > 0)) return [];
    const potential = (levels[i]! * row.length) / 24;
    return [{ day: row.day, potential, actual, deferred: Math.max(0, potential - actual) }];
  });
}

/** Days of exceptions until their level is the well's, joined where they touch. */
function spansOf(
  rows: readonly RawDay[],
  losses: readonly PlainLoss[],
  main: Main,
): { from: number; to: number; isNew: boolean }[] {
  const exceptions = [
    ...losses.map(({ day, lastDay, standingFrom }) => ({
      day,
      to: standingFrom === null ? lastDay : standingFrom - 1,
      isNew: standingFrom !== null,
    })),
    ...plainDowntimes(rows, main).map(({ day, lastDay }) => ({
      day,
      to: Math.min(lastDay, day + 89),
      isNew: lastDay > day + 89,
    })),
  ];
  const covered = new Set(
    exceptions.flatMap(({ day, to }) => Array.from({ length: to + 1 - day }, (_, i) => day + i)),
  );
  const days = [...covered].sort((a, b) => a - b);
  return days
    .filter((day) => !covered.has(day - 1))
    .map((from) => {
      const to = days.find((day) => day >= from && !covered.has(day + 1))!;
      return { from, to, isNew: exceptions.some((one) => one.to === to && one.isNew) };
    });
}

/** Hours of full loss that causes explain of a day: at each moment the tightest of them counts. */
function explainedHours({ start, length }: RawDay, causes: readonly RawCause[]): number {
  const end = start + length * 3_600_000;
  const active = causes.filter(({ from, to }) => from < end && to > start);
  const cuts = [start, end, ...active.flatMap(({ from, to }) => [Math.max(start, from), Math.min(end, to)])];
  cuts.sort((a, b) => a - b);
  let hours = 0;
  for (let n = 1; n < cuts.length; n++) {
    const at = (cuts[n - 1]! + cuts[n]!) / 2;
    const kept = active.filter(({ from, to }) => from < at && to > at).map(({ capacity }) => capacity);
    if (kept.length > 0) hours += ((cuts[n]! - cuts[n - 1]!) / 3_600_000) * (1 - Math.min(...kept));
  }
  return hours;
}

/** Deferral by the potential that follows the decline, stands still in exceptions and has a dead band. */
export function plainDecliningDeferral(
  rows: readonly RawDay[],
  product: Product,
  causes: readonly RawCause[],
  losses: readonly PlainLoss[],
  main: Main,
): PlainDay[] {
  const spans = spansOf(rows, losses, main);
  let level: number[] = [];
  let inSpan: number[] = [];
  let frozenAt: number | undefined;
  let lastValid = -Infinity;
  const differences: number[] = [];
  const add = (value: number) => {
    if (level.length > 0) differences.push(value - level.at(-1)!);
    level.push(value);
  };
  const days: PlainDay[] = [];
  for (const [i, row] of rows.entries()) {
    const span = spans.find(({ from, to }) => from <= row.day && row.day <= to);
    const before = spans.find(
      ({ from, to }) => i > 0 && rows[i - 1]!.day >= from && rows[i - 1]!.day <= to && row.day > to,
    );
    if (before) {
      if (before.isNew) {
        level = [];
        inSpan.forEach(add);
      }
      inSpan = [];
      frozenAt = undefined;
    }
    frozenAt ??= span && nextOf(level);
    const rate = row.day - lastValid > 180 ? NaN : (frozenAt ?? nextOf(level));
    const noise = differences.slice(-90);
    const center = middle(noise);
    const mad = noise.length < 30 ? Infinity : middle(noise.map((value) => Math.abs(value - center)));
    const band = Math.min(0.2, Math.max(1e-12, (3 * 1.4826 * mad) / Math.SQRT2));
    const day = plainDay(row, product, (rate * row.length) / 24, band, causes);
    if (day) days.push(day);
    const value = q24(row, product);
    if (!(value! > 0)) continue;
    lastValid = row.day;
    if (span) inSpan.push(Math.log(value!));
    else add(Math.log(value!));
  }
  return days;
}

/** The rate to expect after the valid days of a level (their logarithms). */
function nextOf(level: readonly number[]): number {
  if (level.length < 5) return NaN;
  const now = middle(level.slice(-30));
  const apart = Math.min(60, level.length - 30);
  if (apart < 15) return Math.exp(now);
  const earlier = level.slice(0, level.length - apart);
  const slope = (now - middle(earlier.slice(-30))) / apart;
  return Math.exp(now + 15.5 * Math.min(0, Math.max(Math.log(0.9) / 30, slope)));
}

function plainDay(
  row: RawDay,
  product: Product,
  potential: number,
  band: number,
  causes: readonly RawCause[],
): PlainDay | undefined {
  const actual = actualOf(row, product);
  if (actual === undefined || !(potential > 0)) return undefined;
  const { day } = row;
  if (actual >= potential)
    return {
      day,
      actual,
      deferred: 0,
      potential: actual - potential <= band * potential ? actual : potential,
    };
  const missed = potential - actual;
  const perHour = potential / row.length;
  const explained = explainedHours(row, causes);
  const onStream = hoursOf(row);
  const silent = onStream === null ? 0 : Math.max(0, row.length - onStream) - explained;
  const hours = explained + (silent > 0.02 ? silent : 0);
  const own = Math.max(0, missed - hours * perHour);
  const deferred = own <= band * potential ? missed - own : missed;
  return { day, actual, deferred, potential: actual + deferred };
}
