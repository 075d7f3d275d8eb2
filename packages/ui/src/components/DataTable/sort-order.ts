/** What a cell can be sorted by. Dates sort as their time; NaN counts as absent. */
export type SortValue = string | number | boolean | Date | null | undefined;

/** Sort keys of one column as numbers, in the order of the rows; NaN for a row without a value. */
export type SortKeys = Float64Array;

/** Which way a column is sorted. */
export type SortDirection = 'ascending' | 'descending';

function asNumber(value: SortValue): number {
  if (typeof value === 'number') return value;
  if (value instanceof Date) return value.getTime();
  return typeof value === 'boolean' ? Number(value) : NaN;
}

/** The rank of each text in the language's order, numbers in texts by size ("F-2" before "F-12"). */
function textRanks(texts: Iterable<string>, locale: string): Map<string, number> {
  const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const distinct = [...new Set(texts)].sort(collator.compare);
  const ranks = new Map<string, number>();
  let rank = 0;
  distinct.forEach((text, i) => {
    // Texts that the language holds for equal share a rank, so that they keep their order.
    if (i > 0 && collator.compare(distinct[i - 1]!, text) !== 0) rank++;
    ranks.set(text, rank);
  });
  return ranks;
}

/**
 * Reads a column once into numbers: texts become ranks in `locale`'s order, so that sorting never
 * compares texts again. A column that mixes texts and numbers sorts the numbers first.
 */
export function sortKeys<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  locale: string,
): SortKeys {
  const keys = new Float64Array(rows.length);
  const texts: (string | undefined)[] = [];
  let largest = -Infinity;
  for (let i = 0; i < rows.length; i++) {
    const value = valueOf(rows[i]!);
    if (typeof value === 'string') {
      if (value !== '') texts[i] = value;
      keys[i] = NaN;
    } else {
      const key = asNumber(value);
      keys[i] = key;
      if (key > largest) largest = key;
    }
  }
  if (texts.length === 0) return keys;
  const base = largest === -Infinity ? 0 : largest + 1;
  const ranks = textRanks(
    texts.filter((text) => text !== undefined),
    locale,
  );
  texts.forEach((text, i) => {
    if (text !== undefined) keys[i] = base + ranks.get(text)!;
  });
  return keys;
}

const DIGITS = 1 << 16;

/**
 * Writes each key as two 32-bit words that order as the keys do. IEEE doubles order like integers once
 * the negative ones are complemented and the others get the sign bit.
 */
function orderedWords(keys: SortKeys, order: Uint32Array, descending: boolean): Uint32Array {
  const bits = new Uint32Array(keys.buffer, keys.byteOffset, keys.length * 2);
  const words = new Uint32Array(keys.length * 2);
  const flip = descending ? 0xffffffff : 0;
  for (const index of order) {
    const low = bits[index * 2]!;
    const high = bits[index * 2 + 1]!;
    const negative = high >>> 31 === 1;
    words[index * 2] = (negative ? ~low : low) ^ flip;
    words[index * 2 + 1] = (negative ? ~high : high ^ 0x80000000) ^ flip;
  }
  return words;
}

/** One stable pass of a radix sort on 16 bits; skipped when all rows agree in them. */
function radixPass(order: Uint32Array, spare: Uint32Array, digitOf: (index: number) => number): boolean {
  const starts = new Uint32Array(DIGITS + 1);
  for (const index of order) starts[digitOf(index) + 1]!++;
  if (starts[digitOf(order[0]!) + 1] === order.length) return false;
  for (let digit = 0; digit < DIGITS; digit++) starts[digit + 1]! += starts[digit]!;
  for (const index of order) spare[starts[digitOf(index)]!++] = index;
  return true;
}

/**
 * The row indices in sorted order. Stable in both directions; rows without a value come last in both.
 * Linear in the number of rows: 100,000 take a few milliseconds.
 */
export function sortedOrder(keys: SortKeys, direction: SortDirection): Uint32Array {
  const result = new Uint32Array(keys.length);
  let present = 0;
  for (let i = 0; i < keys.length; i++) if (!Number.isNaN(keys[i]!)) result[present++] = i;
  for (let i = 0, at = present; i < keys.length; i++) if (Number.isNaN(keys[i]!)) result[at++] = i;
  if (present < 2) return result;
  let order = result.slice(0, present);
  let spare = new Uint32Array(present);
  // -0 and 0 are equal to a reader, but not in their bits.
  const words = orderedWords(
    keys.map((key) => key + 0),
    order,
    direction === 'descending',
  );
  for (let word = 0; word < 2; word++) {
    for (let shift = 0; shift < 32; shift += 16) {
      if (radixPass(order, spare, (index) => (words[index * 2 + word]! >>> shift) & 0xffff)) {
        [order, spare] = [spare, order];
      }
    }
  }
  result.set(order);
  return result;
}
