/** How much data a day has. */
export const dayCoverages = ['complete', 'partial', 'none'] as const;
/** How much data a day has. */
export type DayCoverage = (typeof dayCoverages)[number];

/**
 * Of which days there is data: the days (`YYYY-MM-DD`) that have it, all others have none; or a function that says it
 * of a day, undefined where it is not known. Keep its identity while it stays the same.
 */
export type CoverageSource = readonly string[] | ((day: string) => DayCoverage | undefined);

/** Reads a source day by day. */
export function readCoverage(source: CoverageSource | undefined): (day: string) => DayCoverage | undefined {
  if (source === undefined) return () => undefined;
  if (typeof source === 'function') return source;
  const days = new Set(source);
  return (day) => (days.has(day) ? 'complete' : 'none');
}
