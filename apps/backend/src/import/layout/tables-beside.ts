import { headerText } from '../headers.ts';
import { parseNumber } from '../numbers.ts';
import { cellText, type Cell, type FileRecord } from '../records.ts';
import { columnLetter } from './arrange.ts';
import { someOf } from './grid.ts';

/**
 * Finds that two tables stand beside each other under one row of headers: several headers stand twice, first all of the one and
 * then all of the other, and its names have no header.
 * @returns the sentence that refuses them; undefined where there is one table
 */
export function tablesBeside(header: readonly Cell[], below: readonly FileRecord[]): string | undefined {
  const texts = header.map((cell) => headerText(cellText(cell)));
  const twice = texts.filter(
    (text, index) => text !== '' && texts.indexOf(text) === index && texts.lastIndexOf(text) > index,
  );
  const firstEnd = Math.max(...twice.map((text) => texts.indexOf(text)));
  const secondBegin = Math.min(...twice.map((text) => texts.lastIndexOf(text)));
  if (twice.length < 2 || firstEnd > secondBegin) return undefined;
  const rows = below.flatMap((record) => ('cells' in record ? [record.cells] : []));
  const unnamed = rows[0]?.findLastIndex((_, index) => {
    const filled = rows.map((cells) => cellText(cells[index])).filter((text) => text !== '');
    return (
      (texts[index] ?? '') === '' &&
      filled.length > 1 &&
      filled.every((text) => parseNumber(text, '.') == null)
    );
  });
  if (unnamed === undefined || unnamed <= firstEnd) return undefined;
  const name = cellText(rows[0]?.[unnamed]).slice(0, 40);
  return (
    `two tables stand beside each other, ${someOf(twice)} stand twice: keep the columns of one, with a header above each, ` +
    `such as one above column ${columnLetter(unnamed)} with "${name}"`
  );
}
