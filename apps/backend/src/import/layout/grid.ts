import type { Cell } from '../records.ts';

/** A table while its layout is worked out: its header, and the rows that a row of the file becomes. */
export interface Grid {
  readonly headers: readonly string[];
  /** What was done, as ends of sentences. */
  readonly says: readonly string[];
  readonly expand: (cells: readonly Cell[]) => readonly (readonly Cell[])[];
}

/** A grid, and what would help where the layout is seen and not enough is said of it. */
export interface Arranged {
  readonly grid: Grid;
  readonly hint?: string | undefined;
}

/** The rows of a file as they stand. */
export function asItStands(headers: readonly string[]): Grid {
  return { headers, says: [], expand: (cells) => [cells] };
}

/** A further step of a layout. */
export function step(
  grid: Grid,
  headers: readonly string[],
  says: string,
  expand: (cells: readonly Cell[]) => readonly (readonly Cell[])[],
): Grid {
  return {
    headers,
    says: [...grid.says, says],
    expand: (cells) => grid.expand(cells).flatMap(expand),
  };
}

/** Names as a message lists them: the first ones, and how many there are. */
export function someOf(names: readonly string[]): string {
  const first = names.slice(0, 3).map((name) => `"${name}"`);
  const more = names.length - first.length;
  return `${first.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
