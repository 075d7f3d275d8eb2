/** A number for COPY: NaN is "not known", and no digits are carried that no gauge has. */
export function figure(value: number, decimals: number): number | null {
  if (!Number.isFinite(value)) return null;
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
}

/** A moment (ms) for COPY; null and infinity are "not yet". */
export function moment(value: number | null): string | null {
  return value === null || !Number.isFinite(value) ? null : new Date(value).toISOString();
}
