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

/** A number with its unit behind it. */
const numberWithUnit = /^[-+]?\d[\d.,' \u00a0\u202f]*([\p{Letter}%°].{0,11})$/u;

/** The unit that a cell says, of a number in front of it. */
function unitIn(text: string): string | undefined {
  if (isSixtyFourths(text)) return '64ths';
  const unit = numberWithUnit.exec(text)?.[1];
  return unit !== undefined && isUnit(unit) ? unit : undefined;
}

/** The units that all numbers of a column say: `32/64` is one of 64ths, `100 Sm3` of Sm3. Undefined where no column is such a one. */
export function unitsInCells(sample: readonly FileRecord[]): string[] | undefined {
  const said = new Map<number, Set<string>>();
  for (const record of sample.slice(0, maxRows)) {
    if ('problem' in record) continue;
    record.cells.forEach((cell, index) => {
      const text = cellText(cell);
      // Words in place of numbers say nothing of the unit.
      if (/^[-+]?\d/.test(text)) said.set(index, (said.get(index) ?? new Set()).add(unitIn(text) ?? ''));
    });
  }
  const units = [...said].flatMap(([index, found]) => {
    const [unit = ''] = found;
    return found.size === 1 && unit !== '' ? [{ index, unit }] : [];
  });
  if (units.length === 0) return undefined;
  const width = Math.max(...units.map(({ index }) => index)) + 1;
  return Array.from({ length: width }, (_, index) => units.find((one) => one.index === index)?.unit ?? '');
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
