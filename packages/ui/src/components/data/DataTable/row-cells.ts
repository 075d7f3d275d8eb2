/** The cells of a row on the page, without those of its box and its actions. */
export const cellsOf = (row: Element | null | undefined): HTMLElement[] => [
  ...(row?.querySelectorAll<HTMLElement>(':scope > :is(th, td):not([data-select], [data-actions])') ?? []),
];

/**
 * Focuses a cell of a row that is itself reached by the keyboard; for the first cell the row, which begins with it.
 * @param index place of the cell in {@link cellsOf}
 * @returns false where the row is reached by its link, which keeps the focus
 */
export function focusInRow(row: Element, index: number): boolean {
  if (!(row instanceof HTMLElement) || !row.matches('[tabindex]')) return false;
  const cell = index === 0 ? undefined : cellsOf(row)[index];
  // Until it is reached, a cell needs no place in the order of the page.
  if (cell) cell.tabIndex = -1;
  (cell ?? row).focus();
  return true;
}
