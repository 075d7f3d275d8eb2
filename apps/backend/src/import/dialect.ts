/** How a file separates columns. */
export const delimiters = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

export type DecimalMark = '.' | ',';

const names: Record<Delimiter, string> = {
  ',': 'a comma',
  ';': 'a semicolon',
  '\t': 'a tab',
  '|': 'a vertical bar',
};

/** The delimiter in words, for messages. */
export function delimiterName(delimiter: Delimiter): string {
  return names[delimiter];
}

/** The delimiter as an option names it. */
export function delimiterWord(delimiter: Delimiter): string {
  return { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'pipe' }[delimiter];
}

/**
 * Reads a delimiter as it is written on a command line: the character itself, `\t`, `tab`, `comma`, `semicolon`, `pipe`.
 * @returns undefined when it is none of them.
 */
export function parseDelimiter(text: string): Delimiter | undefined {
  const words: Record<string, Delimiter> = { comma: ',', semicolon: ';', tab: '\t', '\\t': '\t', pipe: '|' };
  return words[text.toLowerCase()] ?? delimiters.find((delimiter) => delimiter === text);
}

/**
 * The delimiters of a line outside of its quotes, the one that occurs most often first.
 * @returns an empty list when none occurs.
 */
export function delimitersIn(line: string): Delimiter[] {
  const counts = new Map<Delimiter, number>();
  let quoted = false;
  for (const character of line) {
    if (character === '"') quoted = !quoted;
    const delimiter = quoted ? undefined : delimiters.find((candidate) => candidate === character);
    if (delimiter) counts.set(delimiter, (counts.get(delimiter) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([delimiter]) => delimiter);
}
