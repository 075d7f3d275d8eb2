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

export interface PlainDrop {
  day: number;
  lastDay: number;
  rate: number;
  baseline: number;
  validDays: number;
  /** It ended as the well's new level. */
  settled: boolean;
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

/** Hours as reported; else a whole day where anything came out, and none where it was stated that nothing did. */
function hoursOf({ hours, length, oil, gas, water }: RawDay): number | null {
  if (hours !== null) return hours;
  const known = [oil, gas, water].filter((volume) => volume !== null);
  if (known.length === 0) return null;
  return Math.max(...known) > 0 ? length : Math.max(...known) === 0 ? 0 : null;
}

/** q24 of a valid day, else undefined. */
function q24(row: RawDay, product: Product): number | undefined {
  const [volume, hours] = [row[product], hoursOf(row)];
  if (volume === null || hours === null || row.suspect || row.planned) return undefined;
  return volume >= 0 && hours >= 12 && hours <= 25 ? (volume * 24) / hours : undefined;
}

/** Trailing median at each day: of the last 30 valid ones before it, undefined below five or 180 days after the last. */
function trailingLevels(rows: readonly RawDay[], product: Product): (number | undefined)[] {
  return rows.map((row, i) => {
    const valid = rows.slice(0, i).filter((earlier) => q24(earlier, product) !== undefined);
    const last = valid.slice(-30);
    if (last.length < 5 || row.day - last.at(-1)!.day > 180) return undefined;
    return middle(last.map((earlier) => q24(earlier, product)!));
  });
}

/** 20 % for two valid days or 50 % for one, at least 5 Sm3/d; open until the rate is back, for 90 days at most. */
export function plainDrops(rows: readonly RawDay[]): PlainDrop[] {
  const valid = rows.flatMap((row) => {
    const rate = q24(row, 'oil');
    return rate === undefined ? [] : [{ day: row.day, rate }];
  });
  const drops: PlainDrop[] = [];
  let begin = 0;
  for (let v = 0; v < valid.length; v++) {
    const before = valid.slice(begin, v).slice(-30);
    if (before.length < 5) continue;
    const baseline = middle(before.map(({ rate }) => rate));
    const falls = (rate: number, share: number) =>
      baseline - rate >= 5 && baseline - rate >= share * baseline;
    if (!falls(valid[v]!.rate, 0.2)) continue;
    const rest = valid.slice(v);
    const firstBack = rest.findIndex(({ rate }) => !falls(rate, 0.2));
    const firstLate = rest.findIndex(({ day }) => day >= valid[v]!.day + 90);
    const ends = [firstBack, firstLate].map((end) => (end < 0 ? rest.length : end));
    const during = rest.slice(0, Math.min(...ends));
    if (during.length < 2 && !falls(during[0]!.rate, 0.5)) continue;
    const settled = ends[1]! <= ends[0]! && ends[1]! < rest.length;
    drops.push({
      day: during[0]!.day,
      lastDay: during.at(-1)!.day,
      rate: middle(during.map(({ rate }) => rate)),
      baseline,
      validDays: during.length,
      settled,
    });
    if (settled) begin = v;
    v += during.length - 1;
  }
  return drops;
}

/** Days in a row more than 2 h off stream whose volume misses the potential by 20 % for two days or 50 % for one, and by 5 Sm3. */
export function plainDowntimes(rows: readonly RawDay[]): { day: number; lastDay: number }[] {
  const levels = trailingLevels(rows, 'oil');
  const runs: number[][] = [];
  rows.forEach((row, i) => {
    const { day, length } = row;
    const hours = hoursOf(row);
    if (hours === null || length - hours <= 2 || !(levels[i]! > 0)) return;
    const last = runs.at(-1);
    if (last?.at(-1) === i - 1 && rows[i - 1]!.day === day - 1) last.push(i);
    else runs.push([i]);
  });
  const missed = (i: number) => {
    const could = (levels[i]! * rows[i]!.length) / 24;
    const loss = rows[i]!.suspect ? 0 : could - (rows[i]!.oil ?? 0);
    return loss < 5 ? 0 : loss / could;
  };
  return runs
    .filter((run) =>
      run.some((i, n) => missed(i) >= 0.5 || (n > 0 && missed(i) >= 0.2 && missed(run[n - 1]!) >= 0.2)),
    )
    .map((run) => ({ day: rows[run[0]!]!.day, lastDay: rows[run.at(-1)!]!.day }));
}

function actualOf(row: RawDay, product: Product): number | undefined {
  if (row.suspect) return undefined;
  return row[product] ?? (hoursOf(row) === 0 ? 0 : undefined);
}

/** Deferral by the median of the last 30 valid days. */
export function plainTrailingDeferral(rows: readonly RawDay[], product: Product): PlainDay[] {
  const levels = trailingLevels(rows, product);
  return rows.flatMap((row, i) => {
    const actual = actualOf(row, product);
    if (actual === undefined || !(levels[i]! > 0)) return [];
    const potential = (levels[i]! * row.length) / 24;
    return [{ day: row.day, potential, actual, deferred: Math.max(0, potential - actual) }];
  });
}

/** Days of exceptions, joined where they touch, cut after 90 days. */
function spansOf(rows: readonly RawDay[]): { from: number; to: number; isNew: boolean }[] {
  const open = new Map<number, { settledAt: boolean }>();
  const drops = plainDrops(rows);
  for (const { day, lastDay } of [...drops, ...plainDowntimes(rows)])
    for (let d = day; d <= lastDay; d++) open.set(d, { settledAt: false });
  for (const { lastDay, settled } of drops) if (settled) open.set(lastDay, { settledAt: true });
  const spans: { from: number; to: number; isNew: boolean }[] = [];
  for (const d of [...open.keys()].sort((a, b) => a - b)) {
    const last = spans.at(-1);
    if (last && last.to === d - 1) Object.assign(last, { to: d, isNew: open.get(d)!.settledAt });
    else spans.push({ from: d, to: d, isNew: open.get(d)!.settledAt });
  }
  return spans.map(({ from, to, isNew }) =>
    to >= from + 90 ? { from, to: from + 89, isNew: true } : { from, to, isNew },
  );
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
): PlainDay[] {
  const spans = spansOf(rows);
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
