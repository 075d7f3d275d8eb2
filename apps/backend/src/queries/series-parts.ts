/** A column of days with lines beside it, NaN where a line has no value. */
export interface DayLines {
  /** Days since 1970-01-01, ascending, each once. */
  readonly day: Int32Array;
  readonly lines: readonly Float64Array[];
}

/**
 * How many days each part of a stretch has when it is divided into so many at most.
 * @param from first day, since 1970-01-01
 * @param to last day, inclusive
 */
export function partDaysOf(from: number, to: number, points: number): number {
  return Math.max(1, Math.ceil((to - from + 1) / points));
}

/**
 * The days that a chart needs of some lines: of each part its first one and, for each line, those of its lowest and its
 * highest value; all of them where parts are a day long. What is left out lies between what is given. Of a stretch
 * without a value as long as a part, the days beside it and its first one are given, the latter with NaN, so that no chart
 * joins what a gap divides.
 * @param from first day of the first part
 */
export function reduceToParts({ day, lines }: DayLines, from: number, partDays: number): DayLines {
  const kept = new Set<number>();
  if (partDays <= 1) day.forEach((_, row) => kept.add(row));
  else keepParts({ day, lines }, from, partDays, kept);
  const empty = new Set<number>();
  for (const line of lines) keepGaps(day, line, partDays, kept, empty);
  const rowOf = new Map([...kept].map((row) => [day[row]!, row]));
  const days = Int32Array.from([...rowOf.keys(), ...[...empty].filter((one) => !rowOf.has(one))]).sort();
  return {
    day: days,
    lines: lines.map((line) =>
      Float64Array.from(days, (one) => {
        const row = rowOf.get(one);
        return row === undefined ? NaN : line[row]!;
      }),
    ),
  };
}

/** Keeps the first row of each part, and the rows of the extremes of each line in it. */
function keepParts({ day, lines }: DayLines, from: number, partDays: number, kept: Set<number>): void {
  for (let start = 0; start < day.length;) {
    const end = endOfPart(day, start, from + partDays * (Math.floor((day[start]! - from) / partDays) + 1));
    kept.add(start);
    for (const line of lines) {
      let [low, high] = [-1, -1];
      for (let row = start; row < end; row++) {
        const value = line[row]!;
        if (Number.isNaN(value)) continue;
        if (low < 0 || value < line[low]!) low = row;
        if (high < 0 || value > line[high]!) high = row;
      }
      if (low >= 0) kept.add(low).add(high);
    }
    start = end;
  }
}

function endOfPart(day: Int32Array, start: number, next: number): number {
  let end = start + 1;
  while (end < day.length && day[end]! < next) end++;
  return end;
}

/** Keeps what shows a gap of a line: the rows beside it, and the first day without a value. */
function keepGaps(
  day: Int32Array,
  line: Float64Array,
  partDays: number,
  kept: Set<number>,
  empty: Set<number>,
): void {
  let last = -1;
  for (let row = 0; row < day.length; row++) {
    if (Number.isNaN(line[row]!)) continue;
    if (last >= 0 && day[row]! - day[last]! > partDays) {
      kept.add(last).add(row);
      if (day[last + 1] === day[last]! + 1) kept.add(last + 1);
      else empty.add(day[last]! + 1);
    }
    last = row;
  }
}
