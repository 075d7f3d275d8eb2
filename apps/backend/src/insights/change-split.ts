/** What a well made in a period. */
export interface PeriodOfWell {
  /** Of its product, Sm3; null where it was on no day reported. */
  readonly made: number | null;
  /** Made with it as one liquid, Sm3; null likewise, 0 of a product that is no liquid. */
  readonly water: number | null;
  /** On stream; a day with a volume and without hours counts as a full one. */
  readonly hours: number | null;
}

/** The mean production of two periods and what it changed by, Sm3 per calendar day; the parts add up to the change. */
export interface ChangeSplit {
  readonly before: number;
  readonly after: number;
  /** Of wells that made it in one of the periods only. */
  readonly wells: number;
  /** Of hours on stream. */
  readonly uptime: number;
  /** Of liquid per hour on stream. */
  readonly rate: number;
  /** Of the share of oil in the liquid; 0 of gas. */
  readonly waterCut: number;
  /** Of wells that made it in both, but reported water in one only, no hours, or volumes below zero. */
  readonly notSplit: number;
}

/** The logarithmic mean of two positive numbers. */
const logarithmicMean = (one: number, other: number) =>
  one === other ? one : (one - other) / Math.log(one / other);

/** The factors of a well's mean production; null where one of them is not a positive number. */
function factorsOf({ made, water, hours }: PeriodOfWell, days: number): number[] | null {
  const liquid = (made ?? 0) + (water ?? 0);
  const factors = [(hours ?? 0) / days, liquid / (hours ?? 0), (made ?? 0) / liquid];
  return factors.every((factor) => factor > 0 && Number.isFinite(factor)) ? factors : null;
}

/**
 * Splits the change of production between two periods by the logarithmic mean of each well (LMDI-I), summed: exact, and without an
 * order of the parts.
 * @param wells each with both periods, null where it reported nothing in one, and the calendar days that these have for it
 */
export function splitOfChange(
  wells: Iterable<{
    readonly before: PeriodOfWell | null;
    readonly after: PeriodOfWell | null;
    readonly days: { readonly before: number; readonly after: number };
  }>,
): ChangeSplit {
  const sum = { before: 0, after: 0, wells: 0, uptime: 0, rate: 0, waterCut: 0, notSplit: 0 };
  for (const { before, after, days } of wells) {
    const [first, last] = [(before?.made ?? 0) / days.before, (after?.made ?? 0) / days.after];
    sum.before += first;
    sum.after += last;
    if (first === 0 || last === 0) {
      sum.wells += last - first;
      continue;
    }
    const isComparable = (before!.water === null) === (after!.water === null);
    const [from, to] = [factorsOf(before!, days.before), factorsOf(after!, days.after)];
    if (!isComparable || from === null || to === null) {
      sum.notSplit += last - first;
      continue;
    }
    const weight = logarithmicMean(last, first);
    (['uptime', 'rate', 'waterCut'] as const).forEach((part, i) => {
      sum[part] += weight * Math.log(to[i]! / from[i]!);
    });
  }
  return sum;
}
