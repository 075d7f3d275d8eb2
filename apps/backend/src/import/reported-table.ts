/** How a file is read, for a person to check before anything is stored. */
export interface TableReport {
  readonly file: string;
  readonly sheet: string | undefined;
  /** What the file is and why it is seen so, in one sentence. */
  readonly layout: string;
  /** Rows below the header. */
  readonly rows: number;
  readonly decimal: ',' | '.';
  readonly dateFormat: string | undefined;
  readonly columns: readonly ColumnReport[];
  /** The columns that are not used. */
  readonly unused: readonly UnusedColumn[];
  /** What else is known of all rows, a sentence each. */
  readonly notes: readonly string[];
}

/** A column of a file that nothing is taken from. */
export interface UnusedColumn {
  readonly header: string;
  /** As its header or the row of units says it; empty where neither does. */
  readonly unit: string;
  /** The first cell that is not empty, as it stands. */
  readonly cell: string | undefined;
}

/** What a column of a file is taken as. */
export interface ColumnReport {
  readonly header: string;
  /** The name that a mapping has for it. */
  readonly quantity: string;
  /** The unit, and the one in which its values are kept where it is another; empty where there is none. */
  readonly unit: string;
  /** The first cell that is not empty, as it stands. */
  readonly cell: string | undefined;
  /** As it is taken, where that is another text. */
  readonly taken: string | undefined;
  /** The first cell that is not zero, where zeros stand above it. */
  readonly later: string | undefined;
}
