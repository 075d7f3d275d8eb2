/** Whether a well stood on a day: it made nothing, and ran too few hours for a rate. */
export function isDownDay(volume: number | null | undefined, rate: number | null | undefined): boolean {
  return volume === 0 && (rate === null || rate === undefined);
}

/** The rates of a well's days, zero where the well stood: a line that ends at its last rate would look as if it ran on. */
export function ratesWithDown(
  rates: readonly (number | null)[],
  volumes: readonly (number | null)[],
): (number | null)[] {
  return rates.map((rate, at) => (isDownDay(volumes[at], rate) ? 0 : rate));
}
