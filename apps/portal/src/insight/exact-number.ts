import type { CsvValue } from '@cnx/ui';

/** Decimals that are kept: more than any meter has, and fewer than the conversion of a unit leaves behind. */
const maxDecimals = 6;

/** A number in full, without what sums and conversions leave behind its last decimal. */
export function inFull(value: number): number {
  // What is left of nothing has no sign.
  return Number(value.toFixed(maxDecimals)) + 0;
}

/** A number for a file of comma-separated values: in full, and no zeros at its end. */
export function exactNumber(value: number | null): CsvValue {
  if (value === null) return { value: null };
  // Written by the language, a number has no zeros at its end.
  const [, decimals = ''] = String(inFull(value)).split('.');
  return { value, digits: decimals.length };
}
