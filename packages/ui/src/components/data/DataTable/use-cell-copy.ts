import {
  useEffect,
  useEffectEvent,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { copiedCell } from './cell-copy.ts';
import type { CellText, DataColumn } from './data-column.ts';
import type { DataTableLabels } from './data-table.words.ts';
import { cellsOf, focusInRow } from './row-cells.ts';
import type { TablePlaces } from './row-groups.ts';

/** Controls that have their own use for arrows and for what is copied. */
const ownUse = 'input, select, textarea, [contenteditable], [role=menu], [role=listbox], td[data-actions]';

interface CellCopyOptions<Row> {
  readonly columns: readonly DataColumn<Row>[];
  /** Writes the values of each column. */
  readonly texts: ReadonlyMap<string, CellText<Row>>;
  readonly places: TablePlaces<Row>;
  /** Place of the row that Tab reaches. */
  readonly stop: number;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly labels: DataTableLabels;
  /** Says what was copied; null where the browser did not allow it. */
  readonly onCopy: ((text: string | null) => void) | undefined;
}

/**
 * The cell of the current row that is copied: the first one until the arrows left and right have chosen another. It is
 * copied by Ctrl+C (⌘C) where no text is selected, and by `copyNow`. A number whose cell is selected is copied as a number,
 * too.
 */
export function useCellCopy<Row>(options: CellCopyOptions<Row>) {
  const { columns, texts, places, stop, scroller, labels, onCopy } = options;
  const [chosen, setChosen] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const cell = chosen === null ? null : Math.min(chosen, columns.length - 1);
  const rowAt = (place: number) =>
    scroller.current?.querySelector(`tr[data-place="${place}"]:not([data-group])`);
  const textOf = (place: number, index: number) => {
    const column = columns[index];
    if (!column || place >= places.length || places.headAt(place)) return null;
    const row = places.at(place);
    const written = texts.get(column.id)!(row);
    // Rows that are cards have no cells.
    const shown = cellsOf(rowAt(place))[index]?.innerText ?? written;
    return copiedCell(column, row, { shown, written, noValue: labels.noValue });
  };
  const report = (text: string | null) => {
    if (onCopy) {
      onCopy(text);
      return;
    }
    const message = text === null ? labels.notCopied : labels.copied(text);
    // What is said again is heard again only if it differs.
    setSaid((before) => (before === message ? `${message}\u00a0` : message));
  };

  /** Copies the chosen cell of the current row, while the focus is in the table: a clipboard cannot be brought back. */
  const copyNow = () => {
    if (!scroller.current?.contains(document.activeElement)) return;
    const text = textOf(stop, cell ?? 0);
    if (!text) {
      setSaid(labels.nothingToCopy);
      return;
    }
    // Browsers without a secure page have no clipboard.
    const writing = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
    writing.then(
      () => report(text),
      () => report(null),
    );
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
    if (!(target instanceof Element) || target.closest(ownUse)) return;
    const row = target.closest('tr[data-place]:not([data-group])');
    const cells = cellsOf(row);
    if (!row || cells.length === 0) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(cells.length - 1, (cell ?? 0) + (key === 'ArrowRight' ? 1 : -1)));
    setChosen(next);
    cells[next]!.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (focusInRow(row, next)) return;
    const column = columns[next];
    const unit = column?.unit ? `, ${column.unit}` : '';
    setSaid(`${column?.label ?? ''}${unit}: ${cells[next]!.innerText}`);
  };

  /** A cell that has the focus is the one that is copied. */
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const index = cellsOf(target.closest('tr[data-place]:not([data-group])')).indexOf(target);
    if (index >= 0) setChosen(index);
  };

  const onCopyEvent = useEffectEvent((event: ClipboardEvent) => {
    // Firefox sends it to the page where nothing is selected, whatever has the focus.
    const at = event.target === document.body ? document.activeElement : event.target;
    if (event.defaultPrevented || !(at instanceof Element) || at.closest(ownUse)) return;
    const selection = getSelection();
    const selected = selection && !selection.isCollapsed ? selection : null;
    const from: Node | null = selected ? selected.anchorNode : document.activeElement;
    const holder = from instanceof Element ? from : from?.parentElement;
    const row = holder?.closest<HTMLElement>('tr[data-place]:not([data-group])');
    if (!row || !scroller.current?.contains(row)) return;
    const place = Number(row.dataset['place']);
    const cells = cellsOf(row);
    const index = selected ? cells.findIndex((each) => each.contains(selected.anchorNode)) : (cell ?? 0);
    // A part of a text stays what was selected; all of a number is that number.
    const whole = selected?.toString().trim();
    if (selected && (columns[index]?.kind !== 'number' || whole !== cells[index]?.innerText.trim())) return;
    const text = textOf(place, index);
    if (!text) return;
    event.preventDefault();
    event.clipboardData?.setData('text/plain', text);
    report(text);
  });
  useEffect(() => {
    document.addEventListener('copy', onCopyEvent);
    return () => document.removeEventListener('copy', onCopyEvent);
  }, []);

  return { cell, said, copyNow, onKeyDown, onFocus };
}
