/** How long one key makes the pseudonyms of usage: 90 days. */
const periodMs = 90 * 24 * 60 * 60 * 1000;

/** The number of the period that a moment is in: periods of 90 days since 1970. */
export function usagePeriodOf(at: Date): number {
  return Math.floor(at.getTime() / periodMs);
}
