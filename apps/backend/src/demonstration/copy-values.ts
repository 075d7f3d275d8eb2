/** A number with as many digits as a gauge has. */
export function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
}

/** As {@link rounded}; NaN and null are "not known". */
export function figure(value: number | null, decimals: number): number | null {
  return value === null || !Number.isFinite(value) ? null : rounded(value, decimals);
}

/** A moment (ms) as ISO 8601. */
export function moment(value: number): string {
  return new Date(value).toISOString();
}

/** As {@link moment}; null and infinity are "not yet". */
export function momentOrNull(value: number | null): string | null {
  return value === null || !Number.isFinite(value) ? null : moment(value);
}
