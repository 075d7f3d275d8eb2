/** Where a row stands among those of its table, and the way to the ones beside it. */
export interface RowSteps {
  /** Its place; -1 where the table does not have it. */
  readonly at: number;
  /** How many there are. */
  readonly total: number;
  /** Id of the row so many places on; null where there is none. */
  readonly next: (by: -1 | 1) => string | null;
}

/**
 * The rows beside an open one.
 * @param inOrder the rows of the table, in its order
 */
export function rowSteps<Row>(
  inOrder: readonly Row[],
  rowId: (row: Row) => string,
  openId: string | null,
): RowSteps {
  const at = openId === null ? -1 : inOrder.findIndex((each) => rowId(each) === openId);
  return {
    at,
    total: inOrder.length,
    next: (by) => {
      const row = at < 0 ? undefined : inOrder[at + by];
      return row === undefined ? null : rowId(row);
    },
  };
}

/** Which way letters go, in lists and where a row is open: J on, K back. */
export const stepsOfLetters: ReadonlyMap<string, -1 | 1> = new Map([
  ['j', 1],
  ['k', -1],
]);
