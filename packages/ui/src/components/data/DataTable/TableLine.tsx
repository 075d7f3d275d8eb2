import { ChevronRight } from 'lucide-react';
import { memo, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import type { CellText, DataColumn } from './data-column.ts';

/** Props of {@link TableLine}. */
export interface TableLineProps<Row> {
  row: Row;
  id: string;
  place: number;
  columns: readonly DataColumn<Row>[];
  texts: ReadonlyMap<string, CellText<Row>>;
  /** Whether it is the chosen row; undefined where rows cannot be chosen. */
  chosen: boolean | undefined;
  /** Whether Tab reaches it. */
  reachable: boolean;
  onOpen: ((row: Row) => void) | undefined;
  onStop: (place: number) => void;
  onKey: (event: KeyboardEvent<HTMLElement>, place: number, row: Row) => void;
  actions: ((row: Row) => ReactNode) | undefined;
  /** Whether its box is ticked; undefined where rows have none. */
  selected: boolean | undefined;
  selectLabel: ((name: string) => string) | undefined;
  onSelect: (id: string) => void;
  /** Whether its details are open; undefined where rows have none. */
  expanded: boolean | undefined;
  expandLabel: ((name: string) => string) | undefined;
  onExpand: (id: string) => void;
}

const OWN_MEANING = 'a, button, input, select, label';

/** A press on something in a row that has a meaning of its own does not open the row. */
function opensRow({ target, currentTarget }: MouseEvent): boolean {
  const own = target instanceof Element ? target.closest(OWN_MEANING) : null;
  return own === null || own.contains(currentTarget);
}

function Line<Row>(props: TableLineProps<Row>) {
  const { row, id, place, columns, texts, chosen, reachable, onOpen, onStop, onKey, actions } = props;
  const { selected, selectLabel, onSelect, expanded, expandLabel, onExpand } = props;
  const live = onOpen !== undefined;
  const [first] = columns;
  const name = first ? texts.get(first.id)!(row) : id;
  return (
    <tr
      data-live={live || undefined}
      data-chosen={chosen || selected || undefined}
      aria-rowindex={place + 2}
      aria-selected={selected ?? chosen}
      data-place={place}
      {...(live && {
        tabIndex: reachable ? 0 : -1,
        onFocus: () => onStop(place),
        onKeyDown: (event: KeyboardEvent<HTMLElement>) => onKey(event, place, row),
        onClick: (event: MouseEvent) => {
          if (opensRow(event)) onOpen(row);
        },
      })}
    >
      {selected !== undefined && (
        <td data-lead="">
          <label>
            <input
              type="checkbox"
              aria-label={selectLabel?.(name)}
              checked={selected}
              onChange={() => onSelect(id)}
            />
          </label>
        </td>
      )}
      {expanded !== undefined && (
        <td data-lead="">
          <button
            type="button"
            aria-label={expandLabel?.(name)}
            aria-expanded={expanded}
            onClick={() => onExpand(id)}
          >
            <ChevronRight size={16} aria-hidden="true" />
          </button>
        </td>
      )}
      {columns.map((column, index) => {
        const text = texts.get(column.id)!(row);
        const content = column.cell ? column.cell(row) : text;
        const number = column.kind === 'number';
        return index === 0 ? (
          <th key={column.id} scope="row" title={text} data-number={number || undefined}>
            {content}
          </th>
        ) : (
          <td
            key={column.id}
            title={number || column.cell ? undefined : text}
            data-number={number || undefined}
          >
            {content}
          </td>
        );
      })}
      {actions && (
        <td data-deeds="">
          <div>{actions(row)}</div>
        </td>
      )}
    </tr>
  );
}

/** One row of a table; rendered again only when something of it changed. */
export const TableLine = memo(Line) as typeof Line;
