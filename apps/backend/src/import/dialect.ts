/** How a file separates columns. */
export const delimiters = [',', ';', '\t'] as const;
export type Delimiter = (typeof delimiters)[number];

export type DecimalMark = '.' | ',';

const names: Record<Delimiter, string> = { ',': 'a comma', ';': 'a semicolon', '\t': 'a tab' };

/** The delimiter in words, for messages. */
export function delimiterName(delimiter: Delimiter): string {
  return names[delimiter];
}

/**
 * Reads a delimiter as it is written on a command line: the character itself, `\t`, `tab`, `comma`, `semicolon`.
 * @returns undefined when it is none of them.
 */
export function parseDelimiter(text: string): Delimiter | undefined {
  const words: Record<string, Delimiter> = { comma: ',', semicolon: ';', tab: '\t', '\\t': '\t' };
  return words[text.toLowerCase()] ?? delimiters.find((delimiter) => delimiter === text);
}

/**
 * Finds the delimiter of a header line: the one that occurs most often outside quotes.
 * @returns undefined when none occurs at all.
 */
export function detectDelimiter(headerLine: string): Delimiter | undefined {
  const counts = new Map<Delimiter, number>();
  let quoted = false;
  for (const character of headerLine) {
    if (character === '"') quoted = !quoted;
    const delimiter = quoted ? undefined : delimiters.find((candidate) => candidate === character);
    if (delimiter) counts.set(delimiter, (counts.get(delimiter) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/**
 * Finds the decimal mark from the first lines below the header. Where commas separate columns it is the point; else it
 * is the comma as soon as one number is written with it and nothing behind it may be a group of thousands.
 */
export function detectDecimalMark(lines: readonly string[], delimiter: Delimiter): DecimalMark {
  if (delimiter === ',') return '.';
  const cells = lines
    .flatMap((line) => line.split(delimiter))
    .map((cell) => cell.trim().replace(/^"|"$/g, ''));
  return cells.some((cell) => /^[+-]?\d{1,12}(\.\d{3})*,\d{1,20}(e[+-]?\d{1,3})?$/i.test(cell)) ? ',' : '.';
}
