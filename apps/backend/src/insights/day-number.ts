const DAY_MS = 86_400_000;

/** Days since 1970-01-01 of an ISO date (`2025-03-30`). @throws RangeError when it is no calendar date */
export function dayNumber(isoDate: string): number {
  const time = Date.parse(`${isoDate}T00:00:00Z`);
  if (Number.isNaN(time)) throw new RangeError(`"${isoDate}" is not a date`);
  return time / DAY_MS;
}

/** ISO date of a number of days since 1970-01-01. */
export function isoDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}
