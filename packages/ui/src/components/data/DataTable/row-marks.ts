import { useCallback, useState, type ReactNode } from 'react';

/** Lets a person select rows. */
export interface RowSelection {
  /** Ids of the selected rows. */
  readonly ids: ReadonlySet<string>;
  readonly onChange: (ids: ReadonlySet<string>) => void;
  /** Names the box that selects all rows. */
  readonly selectAll: string;
  /** Names a row's box: `Select F-12`. */
  readonly selectRow: (name: string) => string;
  /** Says how many are selected: `3 of 120 selected`. */
  readonly summary: (count: number, of: number) => string;
}

/** Lets a person open more about a row below it. */
export interface RowDetail<Row> {
  readonly render: (row: Row) => ReactNode;
  /** Names the button: `Details of F-12`. */
  readonly show: (name: string) => string;
  /** Height in px of what is shown; more than that scrolls. @default 160 */
  readonly height?: number;
}

/** Ids that can be turned on and off, by a function that stays the same. */
export function useIdSet(): [ReadonlySet<string>, (id: string) => void] {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback(
    (id: string) =>
      setIds((now) => {
        const next = new Set(now);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  return [ids, toggle];
}
