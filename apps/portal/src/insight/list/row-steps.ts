/** Where a row stands among those of its table, and the way to the ones beside it. */
export interface RowSteps {
  /** Its place; -1 where the table does not have it. */
  readonly at: number;
  /** Whether the table had it before: what was decided on goes to another part of a list, and the way on goes from its place. */
  readonly hasLeft: boolean;
  /** How many there are. */
  readonly total: number;
  /** Id of the row so many places on; null where there is none. */
  readonly next: (by: -1 | 1) => string | null;
}

/**
 * The rows beside an open one.
 * @param inOrder the rows of the table, in its order
 * @param stood place of the open row when the table last had it; -1 where it never did
 */
export function rowSteps<Row>(
  inOrder: readonly Row[],
  rowId: (row: Row) => string,
  openId: string | null,
  stood = -1,
): RowSteps {
  const at = openId === null ? -1 : inOrder.findIndex((each) => rowId(each) === openId);
  const hasLeft = at < 0 && stood >= 0;
  return {
    ...{ at, hasLeft },
    total: inOrder.length,
    next: (by) => {
      // What came after a row that has left is in its place now.
      const row = hasLeft ? inOrder[by < 0 ? stood - 1 : stood] : at < 0 ? undefined : inOrder[at + by];
      return row === undefined ? null : rowId(row);
    },
  };
}

/** Which way letters go, in lists and where a row is open: J on, K back. */
export const stepsOfLetters: ReadonlyMap<string, -1 | 1> = new Map([
  ['j', 1],
  ['k', -1],
]);
