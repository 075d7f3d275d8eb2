import type { ColumnFilter, DataSort, DataTableProps } from '@cnx/ui';
import { useAtom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { addressSearchAtom } from '../../state/filters.atoms.ts';
import { listFaults, type ListView } from '@cnx/api/list-address';
import { listViewAtom } from '../../state/list.atoms.ts';
import { maxShownTextLength } from '../../limits.ts';
import { cutText } from '../../untrusted-text.ts';
import type { ListColumn } from '../columns.ts';
import type { RowsDefinition } from '../insight-definition.ts';
import { useFormats } from '../use-formats.ts';
import { conditionsOfTable, filtersOfList } from './list-filters.ts';

/** How a list is shown, as a table takes it. */
export interface ListTable {
  readonly sort: DataSort | null;
  readonly filters: readonly ColumnFilter[];
  readonly groupBy: string | null;
  /** The props by which a table follows the address, and changes it. */
  readonly props: Pick<
    DataTableProps<never>,
    | 'sort'
    | 'onSortChange'
    | 'hiddenColumns'
    | 'onHiddenColumnsChange'
    | 'filters'
    | 'onFiltersChange'
    | 'groupBy'
    | 'onGroupByChange'
  >;
  /** What the address asks for and the list does not have, as it was given. */
  readonly dropped: readonly string[];
}

/** Ids of columns that a list is asked for and does not have. */
function unknownParts({ sort, hidden, group, conditions }: ListView, ids: ReadonlySet<string>) {
  const named = [
    ...(sort && sort !== 'none' ? [['sort', sort.column] as const] : []),
    ...(hidden ?? []).map((id) => ['hide', id] as const),
    ...(group && group !== 'none' ? [['group', group] as const] : []),
    ...conditions.map(({ column }) => ['where', column] as const),
  ];
  return named.filter(([, id]) => !ids.has(id)).map(([name, id]) => `${name}=${id}`);
}

const noColumns: readonly string[] = [];

function areSame(ids: readonly string[], others: readonly string[]): boolean {
  return ids.length === others.length && ids.every((id) => others.includes(id));
}

/** Reads from the address how a list is shown, and writes there what a user changes. */
export function useListTable<Row>(
  own: Pick<RowsDefinition<Row>, 'sort' | 'group' | 'hidden'>,
  columns: readonly ListColumn<Row>[],
): ListTable {
  const { quantities } = useFormats();
  const ownSort = own.sort ?? null;
  const ownGroup = own.group ?? null;
  const ownHidden = own.hidden ?? noColumns;
  const [view, setView] = useAtom(listViewAtom);
  const search = useAtomValue(addressSearchAtom);
  return useMemo(() => {
    const ids = new Set(columns.map(({ id }) => id));
    const asked = view.sort !== null && view.sort !== 'none' && ids.has(view.sort.column) ? view.sort : null;
    const sort =
      view.sort === 'none' ? null : asked ? { columnId: asked.column, direction: asked.direction } : ownSort;
    const group =
      view.group !== null && (view.group === 'none' || ids.has(view.group)) ? view.group : ownGroup;
    const groupBy = group === 'none' ? null : group;
    const filters = filtersOfList(view.conditions, columns, quantities);
    const isOwn = (next: DataSort | null) =>
      next?.columnId === ownSort?.columnId && next?.direction === ownSort?.direction;
    return {
      sort,
      filters,
      groupBy,
      props: {
        sort,
        onSortChange: (next) =>
          setView({
            sort: isOwn(next)
              ? null
              : next === null
                ? 'none'
                : { column: next.columnId, direction: next.direction },
          }),
        hiddenColumns: view.hidden ?? ownHidden,
        onHiddenColumnsChange: (hidden) => setView({ hidden: areSame(hidden, ownHidden) ? null : hidden }),
        filters,
        onFiltersChange: (next) => setView({ conditions: conditionsOfTable(next, columns, quantities) }),
        groupBy,
        onGroupByChange: (next) => setView({ group: next === ownGroup ? null : (next ?? 'none') }),
      },
      dropped: [
        ...listFaults(search).map((fault) => cutText(fault, maxShownTextLength)),
        ...unknownParts(view, ids),
      ],
    };
  }, [view, columns, quantities, ownSort, ownGroup, ownHidden, setView, search]);
}
