import { useMemo, type ReactNode } from 'react';
import type { CellText, DataColumn } from './data-column.ts';
import type { useRowFocus } from './use-row-focus.ts';

/** What every row needs; the same object until something of it changes, so that unchanged rows are not rendered. */
export interface RowModel<Row> extends Pick<ReturnType<typeof useRowFocus<Row>>, 'onStop' | 'onKey'> {
  readonly columns: readonly DataColumn<Row>[];
  readonly texts: ReadonlyMap<string, CellText<Row>>;
  /** What stands for an absent value, and what is read aloud in its place. */
  readonly noValue: string;
  readonly noValueSaid: string;
  /** The largest number of each column with bars, whatever its sign. */
  readonly largest: ReadonlyMap<string, number>;
  readonly onSelect: ((row: Row) => void) | undefined;
  readonly rowHref: ((row: Row) => string) | undefined;
  readonly nameHref: ((row: Row) => string | undefined) | undefined;
  /** Names the link of a row beside that of its name. */
  readonly rowLabel: (name: string) => string;
  readonly rowActions: ((row: Row) => ReactNode) | undefined;
  readonly tickLabel: (name: string) => string;
  /** Ticks a row's box or clears it. */
  readonly onTick: (id: string) => void;
}

/** Keeps a {@link RowModel} the same object until something of it changes. */
export function useRowModel<Row>(model: RowModel<Row>): RowModel<Row> {
  const { columns, texts, largest, onSelect, rowHref, nameHref, rowActions } = model;
  const { tickLabel, rowLabel, onTick, onStop, onKey, noValue, noValueSaid } = model;
  return useMemo(
    () => ({
      ...{ columns, texts, largest, onSelect, rowHref, nameHref, rowActions },
      ...{ tickLabel, rowLabel, onTick, onStop, onKey, noValue, noValueSaid },
    }),
    [
      columns,
      texts,
      largest,
      onSelect,
      rowHref,
      nameHref,
      rowActions,
      tickLabel,
      rowLabel,
      onTick,
      onStop,
      onKey,
      noValue,
      noValueSaid,
    ],
  );
}
