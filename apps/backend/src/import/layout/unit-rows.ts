import { cellText, type Cell, type FileRecord } from '../records.ts';
import { isSixtyFourths } from '../sixty-fourths.ts';
import { isUnit } from '../units.ts';

/** The cells of a row that holds units, of which some may not be known; undefined for any other row. */
export function unitsOf(cells: readonly Cell[]): string[] | undefined {
  const texts = cells.map((cell) =>
    cellText(cell)
      .replace(/^\*\s*/, '')
      .replace(/^[[(](.*)[\])]$/, '$1'),
  );
  const filled = texts.filter((text) => text !== '' && text !== '-');
  // A letter alone may be the name of a field or well.
  const isSure = filled.some((text) => text.length > 1 && isUnit(text));
  if (!isSure || filled.filter(isUnit).length < filled.length / 2) return undefined;
  return texts.map((text) => (text === '-' ? '' : text));
}

/** Rows among which cells are looked for that say their unit. */
const maxRows = 200;

/** The units that all cells of a column say: `32/64` is one of 64ths. Undefined where no column is such a one. */
export function unitsInCells(sample: readonly FileRecord[]): string[] | undefined {
  const others = new Set<number>();
  const found = new Set<number>();
  for (const record of sample.slice(0, maxRows)) {
    if ('problem' in record) continue;
    record.cells.forEach((cell, index) => {
      const text = cellText(cell);
      if (text !== '') (isSixtyFourths(text) ? found : others).add(index);
    });
  }
  const units = [...found].filter((index) => !others.has(index));
  if (units.length === 0) return undefined;
  return Array.from({ length: Math.max(...units) + 1 }, (_, index) => (units.includes(index) ? '64ths' : ''));
}

/** The units of the row below a header, and where it says none those of the row above. */
export function joinedUnits(
  below: readonly string[] | undefined,
  above: readonly string[] | undefined,
): readonly string[] | undefined {
  if (!below || !above) return below ?? above;
  const width = Math.max(below.length, above.length);
  return Array.from({ length: width }, (_, index) => below[index] || above[index] || '');
}
