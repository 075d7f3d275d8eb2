/**
 * The rate at which production ends, of what was typed in the reader's unit.
 * @param shown as a number field has it: null for nothing, NaN for what is no number
 * @param one what 1 Sm3/d is in the reader's unit; null where that is not known
 * @returns Sm3/d above 0; null for no such rate
 */
export function economicRateOf(shown: number | null, one: number | null): number | null {
  return shown !== null && shown > 0 && one !== null ? shown / one : null;
}
