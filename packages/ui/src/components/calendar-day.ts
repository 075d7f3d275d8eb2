/** Length of a calendar day in UTC, ms. */
export const dayMs = 86_400_000;

/** Midnight (UTC) of a day (`YYYY-MM-DD`) in ms; NaN for what is no day of the calendar. */
export function dayTime(day: string | null): number {
  if (day === null || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return NaN;
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) || dayOf(time) !== day ? NaN : time;
}

/** The day of a time (UTC) as `YYYY-MM-DD`. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
