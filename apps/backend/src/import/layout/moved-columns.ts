import { headerText } from '../headers.ts';
import { cellText, type Cell, type FileRecord } from '../records.ts';
import { columnLetter } from './arrange.ts';

/** Columns that a header must have to be known again. */
const leastColumns = 3;

/**
 * Finds that a header stands again further down with its columns in other places, as in tables that were copied page by page.
 * @returns the sentence that refuses such a table; undefined where no columns move
 */
export function movedColumns(header: readonly Cell[], below: readonly FileRecord[]): string | undefined {
  const texts = header.map((cell) => headerText(cellText(cell)));
  // A name that stands twice has no place of its own.
  const places = new Map(
    texts.flatMap((text, index) =>
      text !== '' && texts.indexOf(text) === texts.lastIndexOf(text) ? [[text, index] as const] : [],
    ),
  );
  if (places.size < leastColumns) return undefined;
  for (const record of below) {
    if ('problem' in record) continue;
    const again = record.cells.flatMap((cell, index) => {
      const text = headerText(cellText(cell));
      const place = places.get(text);
      return place === undefined ? [] : [{ text, index, place }];
    });
    const moved = again.find(({ index, place }) => index !== place);
    if (moved && again.length * 4 > places.size * 3)
      return (
        `the header stands again in row ${record.line} with "${moved.text}" in column ${columnLetter(moved.index)} instead of ` +
        `${columnLetter(moved.place)}, so columns move within the table, as where it was copied page by page: put each value ` +
        'under one header, or export the table as CSV'
      );
  }
  return undefined;
}
