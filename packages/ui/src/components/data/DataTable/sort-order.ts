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

/** A radix sort takes a key in digits of eleven bits, three from each 32-bit word: their counts fit a cache. */
const digitBits = 11;
const digitValues = 1 << digitBits;
const digitsPerWord = 3;

/**
 * Writes each key as two 32-bit words (low, high) that order as the keys do. IEEE doubles order like integers
 * once the negative ones are complemented and the others get the sign bit.
 */
function orderedWords(keys: SortKeys, descending: boolean): Uint32Array {
  // Adding 0 turns -0 into 0: equal to a reader, but not in their bits.
  const bits = new Uint32Array(keys.map((key) => key + 0).buffer);
  const flip = descending ? 0xffffffff : 0;
  for (let at = 0; at < bits.length; at += 2) {
    const negative = bits[at + 1]! >>> 31 === 1;
    bits[at] = (negative ? ~bits[at]! : bits[at]!) ^ flip;
    bits[at + 1] = (negative ? ~bits[at + 1]! : bits[at + 1]! ^ 0x80000000) ^ flip;
  }
  return bits;
}

/** How many of the rows have each value of a digit. */
function digitCounts(words: Uint32Array, order: Uint32Array, word: number, shift: number): Uint32Array {
  const counts = new Uint32Array(digitValues);
  for (let i = 0; i < order.length; i++) {
    counts[(words[order[i]! * 2 + word]! >>> shift) & (digitValues - 1)]!++;
  }
  return counts;
}

/** One stable pass on one digit, from `order` into `spare`. False, without a pass, when all rows agree in it. */
function sortByDigit(
  words: Uint32Array,
  order: Uint32Array,
  spare: Uint32Array,
  word: number,
  shift: number,
): boolean {
  const counts = digitCounts(words, order, word, shift);
  if (counts[(words[order[0]! * 2 + word]! >>> shift) & (digitValues - 1)] === order.length) return false;
  for (let digit = 0, start = 0; digit < digitValues; digit++) {
    const count = counts[digit]!;
    counts[digit] = start;
    start += count;
  }
  for (let i = 0; i < order.length; i++) {
    const index = order[i]!;
    spare[counts[(words[index * 2 + word]! >>> shift) & (digitValues - 1)]!++] = index;
  }
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
  const words = orderedWords(keys, direction === 'descending');
  for (let word = 0; word < 2; word++) {
    for (let digit = 0; digit < digitsPerWord; digit++) {
      if (sortByDigit(words, order, spare, word, digit * digitBits)) [order, spare] = [spare, order];
    }
  }
  result.set(order);
  return result;
}
