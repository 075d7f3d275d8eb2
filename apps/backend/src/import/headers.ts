import { withoutVersion, type RowVersion } from './version-words.ts';

/** A name and a unit that a header may say. */
export interface HeaderReading {
  readonly key: string;
  readonly unit: string | undefined;
  /** Whether it is the name without a doubt; else only if the unit is one of the column. */
  readonly sure: boolean;
  /** What else it says of its values: that they are plans, or what came of them. */
  readonly version?: RowVersion;
}

/** A header of a file, and what it may say. */
export interface Header {
  readonly index: number;
  readonly text: string;
  readonly readings: readonly HeaderReading[];
}

/** A header as messages show it and mappings name it: on one line, its spaces single ones. */
export function headerText(cell: string): string {
  return cell.replace(/\s+/g, ' ').trim();
}

/** Letters and digits of a header, in lower case and without accents. */
export function headerKey(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]/gu, '');
}

/** Reads a header: what it may say, with and without a unit, and with and without a word of plans. */
export function readHeader(cell: string, index: number): Header {
  const text = headerText(cell);
  const plain = withoutVersion(text);
  const others = plain ? readingsOf(plain.text).map((one) => ({ ...one, version: plain.version })) : [];
  return { index, text, readings: [...readingsOf(text), ...others] };
}

function readingsOf(text: string): HeaderReading[] {
  const [, name, bracket] = /^(.*?)\s*[([{]([^()[\]{}]*(?:\([ag]\))?)[)\]}]$/.exec(text) ?? [];
  if (name !== undefined && bracket?.trim())
    return [{ key: headerKey(name), unit: bracket.trim(), sure: true }];
  const [, share] = /^(.*\S)\s*%$/.exec(text) ?? [];
  if (share !== undefined) return [{ key: headerKey(share), unit: '%', sure: true }];
  const pair = /[([{]([^()[\]{}]*)[)\]}]/.exec(text);
  const [before, within, after] = pair
    ? [text.slice(0, pair.index), pair[1]!.trim(), text.slice(pair.index + pair[0].length)]
    : [text, '', ''];
  const unitWithin =
    within === '' || before.trim() === '' || after.trim() === ''
      ? []
      : [{ key: headerKey(before + after), unit: within, sure: false }];
  const words = text.split(/[\s_,;:.-]+|(?<=[a-z])(?=[A-Z])/).filter(Boolean);
  const unitBehind = [1, 2].flatMap((count) => {
    if (words.length <= count) return [];
    const name = words
      .slice(0, -count)
      .filter((word, at, all) => !(at === all.length - 1 && /^(in|en)$/i.test(word)));
    const unit = words.slice(-count).join('');
    return [unit, unit.replace(/(?:\/|per)?(?:d|day)$/i, '')].map((one) => ({
      key: headerKey(name.join('')),
      unit: one,
      sure: false,
    }));
  });
  return [{ key: headerKey(text), unit: undefined, sure: true }, ...unitWithin, ...unitBehind];
}
