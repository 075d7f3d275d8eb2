import { dimensionOf, type ColumnPlan } from '../columns.ts';
import { cellText, type Cell, type FileRecord } from '../records.ts';
import { conversionFor, differs, type Dimension } from '../units.ts';
import { saysUnits, TitleUnits } from './title-units.ts';

/** Rows of one cell that are looked at. */
const maxNotes = 50;

/** Finds what rows of one cell below a header say of units: `Note: oil in bbl`. */
export class FootnoteUnits {
  readonly #notes = new Map<string, number>();
  #lastRow = 0;

  see(record: FileRecord): void {
    if ('problem' in record || this.#notes.size >= maxNotes) return;
    const text = onlyText(record.cells);
    if (text === undefined) return void (this.#lastRow = record.line);
    const word = text.search(/\p{Letter}/u);
    if (word >= 0 && /\s/.test(text.slice(word)) && !this.#notes.has(text))
      this.#notes.set(text, record.line);
  }

  /** What is asked about columns whose unit is only assumed, where such a row says another one. */
  problem({ columns }: ColumnPlan): string | undefined {
    const units = new TitleUnits([...this.#notes.keys()]);
    const asked = columns.flatMap(({ definition, header, unit, isAssumed }) => {
      const dimension = dimensionOf(definition);
      const said = dimension && isAssumed ? units.of(definition.name, dimension) : undefined;
      if (!dimension || !said || (said.isOne && isSame(dimension, unit ?? '', said.unit))) return [];
      return [
        `"${header}" has no unit, and "${said.title.slice(0, 80)}" stands in line ${this.#notes.get(said.title)}: use --unit "${header}=${said.unit}", or another unit`,
      ];
    });
    return asked.length === 0 ? this.#changeOf(columns) : asked.join('; ');
  }

  /** What is wrong with a table in which rows begin between others that have another unit. */
  #changeOf(columns: ColumnPlan['columns']): string | undefined {
    const between = [...this.#notes].flatMap(([text, line]) => (line < this.#lastRow ? [text] : []));
    const units = new TitleUnits(between);
    for (const { definition, header, unit, isAssumed } of columns) {
      const dimension = dimensionOf(definition);
      const said = dimension && !isAssumed ? units.of(definition.name, dimension) : undefined;
      if (!dimension || !said?.isClear || unit === undefined || !differs(dimension, unit, said.unit))
        continue;
      return `"${header}" has the unit "${unit}", and "${said.title.slice(0, 80)}" stands in line ${this.#notes.get(said.title)} between its rows: put the rows of each unit into a file of their own`;
    }
    return undefined;
  }
}

/** The text of a row of one filled cell; undefined for any other row. */
function onlyText(cells: readonly Cell[]): string | undefined {
  let text = '';
  for (const cell of cells) {
    const filled = cellText(cell);
    if (filled !== '' && text !== '') return undefined;
    text ||= filled;
  }
  return text;
}

/** A row below a table that says units in one cell, as a row of a table of another width; undefined for any other row. */
export function noteRow(cells: readonly Cell[], width: number): readonly Cell[] | undefined {
  const text = onlyText(cells) ?? '';
  const first = text.search(/\p{Letter}/u);
  if (first < 0 || !/\s/.test(text.slice(first)) || !saysUnits(text)) return undefined;
  return [text, ...Array.from({ length: width - 1 }, () => '')];
}

function isSame(dimension: Dimension, one: string, other: string): boolean {
  return conversionFor(dimension, other) !== undefined && !differs(dimension, one, other);
}
