import { memo, type KeyboardEvent, type MouseEvent } from 'react';
import { unbrokenNames } from '../../unbroken-names.tsx';
import {
  columnAlign,
  columnValue,
  hasBar,
  isNothing,
  leastBarShare,
  type DataColumn,
} from './data-column.ts';
import { cellsOf } from './row-cells.ts';
import type { RowModel } from './use-row-model.ts';

/** Props of {@link TableLine}. */
export interface TableLineProps<Row> {
  model: RowModel<Row>;
  row: Row;
  id: string;
  place: number;
  /** Whether it is the row that is shown elsewhere; undefined where no row is. */
  current: boolean | undefined;
  /** Whether Tab reaches it. */
  reachable: boolean;
  /** Whether its box is ticked; undefined where rows have none. */
  selected: boolean | undefined;
  /** Place of the column whose cell would be copied; undefined where the keyboard has chosen none of this row. */
  cell: number | undefined;
}

const ownMeaning = 'a, button, input, select, label';

/** A press on something in a row that has a meaning of its own does not select the row. */
function selectsRow({ target, currentTarget }: MouseEvent): boolean {
  const own = target instanceof Element ? target.closest(ownMeaning) : null;
  return own === null || own.contains(currentTarget);
}

/** Whether a key was pressed on the row or one of its cells, and not on something in them. */
const isOnCells = ({ target, currentTarget }: KeyboardEvent<HTMLElement>) =>
  target === currentTarget || cellsOf(currentTarget).includes(target as HTMLElement);

/** Follows the row's link, unless the press has another meaning or ended a selection of text. */
function followLink(event: MouseEvent<HTMLElement>): void {
  if (!selectsRow(event) || getSelection()?.type === 'Range') return;
  const row = event.currentTarget;
  // The name comes first, and may lead elsewhere than its row.
  const link = row.querySelector<HTMLElement>('[data-row-link]') ?? row.querySelector<HTMLElement>('th > a');
  // Where the page comes back to, when what the link opens is closed.
  link?.focus({ preventScroll: true });
  link?.click();
}

/** The sign of an absent value, which is read as nothing, or as a dash: words stand for it. What is copied is the text alone. */
function Absent({ model }: { model: Pick<RowModel<never>, 'noValue' | 'noValueSaid'> }) {
  return (
    <span role="img" aria-label={model.noValueSaid}>
      {model.noValue}
    </span>
  );
}

interface BarProps {
  value: unknown;
  largest: number | undefined;
  /** Of one, see {@link leastBarShare}. */
  least: number;
}

/** How large a number is beside the largest of its column, by which it stands; nothing where that is too little to be seen. */
export function Bar({ value, largest, least }: BarProps) {
  const share = typeof value === 'number' && largest ? (Math.abs(value) / largest) * 100 : 0;
  return (
    share > 0 &&
    share >= least * 100 && (
      <svg height={3} aria-hidden="true">
        <rect x={`${100 - share}%`} width={`${share}%`} height={3} />
      </svg>
    )
  );
}

/** The attributes of a cell by which the table's rules know what it holds. */
function marks<Row>(column: DataColumn<Row>, row: Row) {
  const number = column.kind === 'number';
  return {
    'data-number': number || undefined,
    'data-nothing': (isNothing(column, columnValue(column)(row)) && !column.mark?.([row])) || undefined,
    'data-bar': Boolean(column.bar) || undefined,
    'data-wrap': column.wrap,
    'data-align': columnAlign(column),
  };
}

/** What the second cell adds to the name of its row: its text as it is shown. A number is shown otherwise than it is copied. */
function textBeside<Row>(column: DataColumn<Row>, row: Row, text: string, noValue: string): string {
  if (column.kind === 'number') return '';
  const shown = column.cell?.(row, 'column') ?? text;
  // A value that sorts, as a day in ms, says nothing where the cell is more than a text.
  const said = typeof shown === 'string' ? shown : typeof columnValue(column)(row) === 'number' ? '' : text;
  return said === noValue ? '' : said;
}

function Line<Row>(props: TableLineProps<Row>) {
  const { model, row, id, place, current, reachable, selected, cell } = props;
  const { columns, texts, largest, onSelect, rowHref, nameHref, rowLabel, onStop, onKey, rowActions } = model;
  const { tickLabel, onTick } = model;
  const live = onSelect !== undefined;
  const href = live ? undefined : rowHref?.(row);
  const named = nameHref?.(row);
  const [first] = columns;
  const name = first ? texts.get(first.id)!(row) : id;
  // What stands in the link's cell is part of its name: it is called by that, and rows of one name differ by it.
  const [, second] = columns;
  const beside = second ? textBeside(second, row, texts.get(second.id)!(row), model.noValue) : '';
  // Beside the link of the name, that of the row is all of the next cell: both are targets large enough.
  const rowLink = named !== undefined && href !== undefined && (
    <a data-row-link="" href={href} aria-label={[rowLabel(name), beside].filter(Boolean).join(', ')} />
  );
  return (
    <tr
      data-live={live || href !== undefined || undefined}
      data-chosen={current || selected || undefined}
      aria-rowindex={place + 2}
      aria-selected={selected ?? current}
      data-place={place}
      {...(href !== undefined && { onClick: followLink, onFocus: () => onStop(place) })}
      {...(live && {
        tabIndex: reachable ? 0 : -1,
        onFocus: () => onStop(place),
        onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
          if (event.key === ' ' && selected !== undefined && isOnCells(event)) {
            event.preventDefault();
            onTick(id);
          } else onKey(event, place, row);
        },
        onClick: (event: MouseEvent) => {
          if (selectsRow(event)) onSelect(row);
        },
      })}
    >
      {selected !== undefined && (
        <td data-select="">
          <label>
            <input
              type="checkbox"
              aria-label={tickLabel(name)}
              checked={selected}
              onChange={() => onTick(id)}
            />
          </label>
        </td>
      )}
      {columns.map((column, index) => {
        const text = texts.get(column.id)!(row);
        const said = column.wrap ? unbrokenNames(text) : text;
        const plain = text === model.noValue ? <Absent model={model} /> : said;
        const content = column.cell ? column.cell(row, 'column') : plain;
        const number = column.kind === 'number';
        return index === 0 ? (
          <th
            key={column.id}
            scope="row"
            title={text}
            {...marks(column, row)}
            data-cell={index === cell || undefined}
          >
            {named === undefined ? (
              href === undefined ? (
                content
              ) : (
                <a href={href}>{content}</a>
              )
            ) : (
              <>
                {columns.length === 1 && rowLink}
                <a data-name-link="" href={named}>
                  {content}
                </a>
              </>
            )}
          </th>
        ) : (
          <td
            key={column.id}
            title={number || column.cell ? undefined : text}
            {...marks(column, row)}
            data-cell={index === cell || undefined}
          >
            {index === 1 && rowLink}
            {column.mark?.([row])}
            {content}
            {hasBar(column, row) && (
              <Bar
                value={columnValue(column)(row)}
                largest={largest.get(column.id)}
                least={leastBarShare(column)}
              />
            )}
          </td>
        );
      })}
      {rowActions && (
        <td data-actions="">
          <div>{rowActions(row)}</div>
        </td>
      )}
    </tr>
  );
}

/** One row of a table; rendered again only when something of it changed. */
export const TableLine = memo(Line) as typeof Line;
