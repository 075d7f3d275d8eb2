/** Something that the generator planted; days since 1970-01-01. */
export interface Planted {
  wellId: string;
  kind: string;
  from: number;
  to: number;
  /** Relative size, negative for a fall. */
  size: number;
}

/** Something that a rule found. */
export interface Finding {
  wellId: string;
  day: number;
  /** Days from the change to its detection, where the rule gives it. */
  delay: number | null;
}

/** How planted events of one band of sizes fared. */
export interface BandScore {
  /** Lower bound of the band (fraction). */
  from: number;
  planted: number;
  found: number;
  /** Found share (0..1); NaN without events. */
  recall: number;
  /** Median days from the event's first day to the detection; NaN when nothing was found. */
  medianDelay: number;
}

const usualBands = [0, 0.03, 0.06, 0.12, 0.25, Infinity];

/** Recall and delay by size; an event is found when a finding of its well lies near its days. */
export function scoreBySize(
  planted: readonly Planted[],
  findings: readonly Finding[],
  near: { before: number; after: number },
  bands: readonly number[] = usualBands,
): BandScore[] {
  const byWell = new Map<string, Finding[]>();
  for (const finding of findings)
    byWell.set(finding.wellId, [...(byWell.get(finding.wellId) ?? []), finding]);
  return bands.slice(0, -1).map((from, band) => {
    const inside = planted.filter(({ size }) => Math.abs(size) >= from && Math.abs(size) < bands[band + 1]!);
    const hits = inside.flatMap((event) => {
      const hit = (byWell.get(event.wellId) ?? []).find(
        ({ day }) => day >= event.from - near.before && day <= event.to + near.after,
      );
      return hit === undefined ? [] : [Math.max(0, hit.day - event.from) + (hit.delay ?? 0)];
    });
    return {
      from,
      planted: inside.length,
      found: hits.length,
      recall: hits.length / inside.length,
      medianDelay: hits.sort((a, b) => a - b)[hits.length >> 1] ?? NaN,
    };
  });
}

/** The score of the band that begins at a size. */
export function bandOf(scores: readonly BandScore[], from: number): BandScore {
  const band = scores.find((score) => score.from === from);
  if (band === undefined) throw new Error(`There is no band from ${from}.`);
  return band;
}

/** Prints a table for people. */
export function printScores(title: string, scores: readonly BandScore[]): void {
  console.log(title);
  console.table(
    scores.map(({ from, planted, found, recall, medianDelay }) => ({
      'size from': `${Math.round(from * 100)} %`,
      planted,
      found,
      'recall %': Math.round(recall * 100),
      'median delay (d)': medianDelay,
    })),
  );
}
