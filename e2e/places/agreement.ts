import type { Reading } from './moment.ts';

/** A reading with the place that it is from. */
export interface PlacedReading extends Reading {
  readonly place: string;
}

interface Figure {
  readonly value: number;
  /** Decimals; infinitely many of a number in full. */
  readonly digits: number;
}

/** A text that is a number, with the decimals that are written; undefined for another one. */
function figureOf(said: string | number): Figure | undefined {
  if (typeof said === 'number') return { value: said, digits: Infinity };
  const [, sign, whole, decimals = ''] =
    /^([−+-]?)([\d,]+)(?:\.(\d+))?(?:[\s\u00a0]?%)?$/u.exec(said.trim()) ?? [];
  if (whole === undefined) return undefined;
  const size = Number(`${whole.replaceAll(',', '')}.${decimals || '0'}`);
  return { value: sign === '−' || sign === '-' ? -size : size, digits: decimals.length };
}

const half = (digits: number) => (digits === Infinity ? 0 : 0.5 * 10 ** -digits);

/** Whether two readings can be the same figure, each with its own decimals. */
export function isSame(a: Reading['said'], b: Reading['said']): boolean {
  if (a === null || b === null) return a === b;
  const [one, other] = [figureOf(a), figureOf(b)];
  if (!one || !other) return String(a) === String(b);
  return Math.abs(one.value - other.value) <= half(one.digits) + half(other.digits) + 1e-6;
}

/** Says where two places differ on one thing, a line for each reading that contradicts an earlier one. */
export function contradictions(readings: readonly PlacedReading[]): readonly string[] {
  const before = new Map<string, PlacedReading[]>();
  return readings.flatMap((reading) => {
    const key = `${reading.what} of ${reading.of}`;
    const known = before.get(key) ?? [];
    before.set(key, [...known, reading]);
    // Not the first alone: two that are not rounded can both agree with one that is.
    const other = known.find(({ said }) => !isSame(said, reading.said));
    if (!other) return [];
    return [
      `${key}: ${other.place} says ${String(other.said)}, ${reading.place} says ${String(reading.said)}`,
    ];
  });
}
