import {
  DescriptionList,
  Drawer,
  EmptyState,
  Link,
  isKeyTaken,
  Skeleton,
  Stack,
  styled,
  Text,
  type DataColumn,
} from '@cnx/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { levelBelowHrefAtom, openRowAtom } from '../../state/area-choice.atoms.ts';
import { singleKeysAtom } from '../../state/display.atoms.ts';
import type { RowDetails, RowsDefinition } from '../insight-definition.ts';
import type { PagedRows } from '../insight-view.ts';
import { useFormats } from '../use-formats.ts';
import { RowPosition } from './RowPosition.tsx';
import { rowSteps, stepsOfLetters } from './row-steps.ts';
import { useViewTitle } from '../use-view-title.ts';

/** Props of {@link RowDrawer}. */
export interface RowDrawerProps<Row> {
  details: RowDetails<Row>;
  /** What a row sums up. */
  below?: RowsDefinition<Row>['below'];
  /** Columns of the table: the first one names the row. */
  columns: readonly DataColumn<Row>[];
  rowId: (row: Row) => string;
  /** All rows that are here. */
  rows: readonly Row[];
  /** The rows of the table, in its order. */
  inOrder: readonly Row[];
  result: Pick<PagedRows<Row>, 'hasNextPage' | 'isFetching' | 'error' | 'fetchNextPage'>;
  /** Id of the row whose details are open; null for none. */
  openId: string | null;
}

const Unit = styled('span', { color: '$textQuiet' });

/** What a cell shows, with its unit, as a line of its own. */
function contentOf<Row>(
  column: DataColumn<Row>,
  row: Row,
  unknown: string,
  digits: (value: number, digits: number) => string,
): ReactNode {
  const value = column.value ? column.value(row) : (row as Record<string, ReactNode>)[column.id];
  const text =
    typeof value === 'number'
      ? digits(value, column.digits ?? 0)
      : value instanceof Date
        ? value.toISOString()
        : value;
  const content = column.cell ? column.cell(row, 'details') : text;
  if (content === null || content === undefined || content === '' || content === unknown) return null;
  return (
    <>
      {content}
      {column.unit && <Unit> {column.unit}</Unit>}
    </>
  );
}

/**
 * The details of one row, over the list it belongs to: all that is known of it. Arrow keys, J and K, and two buttons go to
 * the row before and after in the order of the list.
 */
export function RowDrawer<Row>(props: RowDrawerProps<Row>) {
  const { details, below, columns, rowId, rows, inOrder, result, openId } = props;
  const formats = useFormats();
  const { t, quantities } = formats;
  const openRow = useSetAtom(openRowAtom);
  const singleKeys = useAtomValue(singleKeysAtom);
  const belowHref = useAtomValue(levelBelowHrefAtom);
  const found = openId === null ? undefined : rows.find((each) => rowId(each) === openId);
  // Its way out still shows what it showed.
  const [last, setLast] = useState(found);
  if (found !== undefined && found !== last) setLast(found);
  const row = found ?? (openId === null ? last : undefined);
  const { hasNextPage, isFetching, error, fetchNextPage } = result;
  const wanted = openId !== null && !found && hasNextPage && !isFetching && !error;
  useEffect(() => {
    // A link may name a row that only a later page has.
    if (wanted) void fetchNextPage();
  }, [wanted, fetchNextPage]);
  const steps = rowSteps(inOrder, rowId, row === undefined ? null : rowId(row));
  const step = (by: -1 | 1) => {
    const next = steps.next(by);
    if (next !== null) openRow(next);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // Charts use arrows themselves, and a note is written in a dialog over this one.
    if (event.shiftKey || isKeyTaken(event, 'dialog')) return;
    const byLetter = singleKeys && stepsOfLetters.get(event.key);
    if (byLetter) step(byLetter);
    else if (event.key === 'ArrowLeft') step(-1);
    else if (event.key === 'ArrowRight') step(1);
  });
  const open = openId !== null;
  useEffect(() => {
    if (!open) return undefined;
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [open]);
  const under = row === undefined ? null : below?.(row, formats);
  const [name] = columns;
  const title =
    row !== undefined && name ? String(name.value ? name.value(row) : '') : t('insight.row.title');
  useViewTitle(open ? title : null);
  const facts = row === undefined ? [] : [...columns.slice(1), ...details.facts(formats)];
  const missing = details.missing?.(formats) ?? {
    title: t('insight.row.missing'),
    text: t('insight.row.missingText'),
  };
  const text = (value: number, digits: number) => quantities.count(value, { digits });
  return (
    <Drawer
      open={open}
      onOpenChange={(stays) => {
        if (!stays) openRow(null);
      }}
      title={title}
      description={row === undefined ? undefined : details.about(row, formats)}
      actions={steps.at >= 0 && <RowPosition steps={steps} name={title} onStep={step} />}
    >
      {row !== undefined ? (
        <Stack gap="6">
          {details.Evidence && <details.Evidence row={row} />}
          {under && <Link href={belowHref(under)}>{under.label}</Link>}
          <DescriptionList
            items={facts.map((column) => ({
              id: column.id,
              label: column.label,
              value: contentOf(column, row, '–', text),
            }))}
          />
        </Stack>
      ) : hasNextPage && !error ? (
        <Skeleton shape="block" height={240} />
      ) : (
        <EmptyState title={missing.title} description={<Text as="span">{missing.text}</Text>} />
      )}
    </Drawer>
  );
}
