import type { ChangeVariable } from '../../src/insights/change-variables.ts';

/** Something that truly changed a well; days since 1970-01-01. */
export interface Cause {
  wellId: string;
  kind: string;
  /** First and last day on which it acts or becomes complete. */
  from: number;
  to: number;
  /** It is over after `to`, and the well comes back. */
  passes: boolean;
  /** Relative size, negative for a fall. */
  size: number;
  /** Sign of its effect on a variable; a variable that is not named may go either way. */
  direction: Partial<Record<ChangeVariable, number>>;
}

/** A change that was reported; days since 1970-01-01. */
export interface Finding {
  wellId: string;
  variable: ChangeVariable;
  /** First day of the new level, as it was reported. */
  day: number;
  /** Day on which it was first reported. */
  reportedDay: number;
  rises: boolean;
}

/** How far the reported day may be from the days of the cause (days). */
const nearDays = 7;

/** One way in which a cause shows: its beginning, or the well coming back when it has passed. */
interface Effect {
  cause: Cause;
  from: number;
  to: number;
  /** 1 as the cause says, -1 reversed. */
  sense: 1 | -1;
}

/** What became of the findings: each is of one cause, repeats another finding of that cause, or is false. */
export interface Attribution {
  /** Findings that were the first of an effect, with its cause. */
  hits: { finding: Finding; cause: Cause; reversed: boolean }[];
  /** Findings of an effect that has a hit already. */
  repeats: Finding[];
  /** Findings without a cause near them that had begun and moves the variable that way. */
  falseAlarms: Finding[];
}

/** Gives every finding to the nearest cause that is still free; a cause is found once, however often it is reported. */
export function attribute(causes: readonly Cause[], findings: readonly Finding[]): Attribution {
  const effects = new Map<string, Effect[]>();
  for (const effect of causes.flatMap(effectsOf)) {
    effects.set(effect.cause.wellId, [...(effects.get(effect.cause.wellId) ?? []), effect]);
  }
  const taken = new Set<Effect>();
  const result: Attribution = { hits: [], repeats: [], falseAlarms: [] };
  for (const finding of [...findings].sort((a, b) => a.reportedDay - b.reportedDay)) {
    const possible = (effects.get(finding.wellId) ?? [])
      .filter((effect) => isOf(finding, effect))
      // Of two that are as near, what is seen is the larger.
      .sort((a, b) => distance(finding, a) - distance(finding, b) || sizeOf(b) - sizeOf(a));
    const free = possible.find((effect) => !taken.has(effect));
    if (possible.length === 0) result.falseAlarms.push(finding);
    else if (free === undefined) result.repeats.push(finding);
    else {
      taken.add(free);
      result.hits.push({ finding, cause: free.cause, reversed: free.sense === -1 });
    }
  }
  return result;
}

function effectsOf(cause: Cause): Effect[] {
  const { from, to, passes } = cause;
  if (!passes) return [{ cause, from, to, sense: 1 }];
  return [
    { cause, from, to: from, sense: 1 },
    { cause, from: to + 1, to: to + 1, sense: -1 },
  ];
}

function isOf({ variable, day, reportedDay, rises }: Finding, { cause, from, to, sense }: Effect): boolean {
  const direction = (cause.direction[variable] ?? 0) * sense;
  const agrees = direction === 0 || direction > 0 === rises;
  return agrees && from <= reportedDay && day >= from - nearDays && day <= to + nearDays;
}

function distance({ day }: Finding, { from, to }: Effect): number {
  return Math.max(0, from - day, day - to);
}

const sizeOf = ({ cause }: Effect): number => Math.abs(cause.size);

/** How the causes of one band of sizes fared. */
export interface BandScore {
  /** Smallest size of the band (fraction); it ends where the next one begins. */
  from: number;
  planted: number;
  found: number;
  /** Found share (0..1); NaN without causes. */
  recall: number;
  /** Median days from a cause's first day to the report; NaN when none was found. */
  medianDelay: number;
}

/** Recall and delay of the causes that are to be scored, by size. */
export function scoreBySize(
  scored: readonly Cause[],
  { hits }: Pick<Attribution, 'hits'>,
  bands: readonly number[],
): BandScore[] {
  const reported = new Map(
    hits.filter(({ reversed }) => !reversed).map(({ cause, finding }) => [cause, finding.reportedDay]),
  );
  return bands.map((from, band) => {
    const below = bands[band + 1] ?? Infinity;
    const planted = scored.filter(({ size }) => Math.abs(size) >= from && Math.abs(size) < below);
    const delays = planted
      .flatMap((cause) => (reported.has(cause) ? [reported.get(cause)! - cause.from] : []))
      .sort((a, b) => a - b);
    return {
      from,
      planted: planted.length,
      found: delays.length,
      recall: delays.length / planted.length,
      medianDelay: delays[delays.length >> 1] ?? NaN,
    };
  });
}
