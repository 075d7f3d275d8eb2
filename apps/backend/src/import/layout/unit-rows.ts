import { cellText, type Cell } from '../records.ts';
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

/** The units of the row below a header, and where it says none those of the row above. */
export function joinedUnits(
  below: readonly string[] | undefined,
  above: readonly string[] | undefined,
): readonly string[] | undefined {
  if (!below || !above) return below ?? above;
  const width = Math.max(below.length, above.length);
  return Array.from({ length: width }, (_, index) => below[index] || above[index] || '');
}
