import { atom } from 'jotai';
import { addressAtom, addressSearchAtom } from './filters.atoms.ts';
import {
  listViewOf,
  sortText,
  whereText,
  withListView,
  type ListSort,
  type ListView,
} from './list-address.ts';

const listKeyAtom = atom((get) => JSON.stringify(listViewOf(get(addressSearchAtom))));

/** How the page's list is shown. It lives in the address: a link shares it, Back takes it away. */
export const listViewAtom = atom(
  (get) => JSON.parse(get(listKeyAtom)) as ListView,
  (get, set, change: Partial<ListView>) => {
    const search = get(addressSearchAtom);
    const before = listViewOf(search);
    // A condition that is still being typed takes the place of what it was.
    const typed =
      change.conditions !== undefined &&
      change.conditions.map(({ column }) => column).join() ===
        before.conditions.map(({ column }) => column).join();
    set(addressAtom, {
      search: withListView(search, { ...before, ...change }),
      step: typed ? 'replace' : 'push',
    });
  },
);

/** What a call that lists is asked besides its filters. */
export interface ListOrder {
  readonly sort?: string;
  readonly where?: string;
}

/** The names by which a call sorts and filters, by the ids of the list's columns. */
export type ListKeys = Readonly<Record<string, string>>;

/**
 * The list's order and conditions as a call takes them; those of columns that the call does not know are left out.
 * @param own the order of a list that asks for none
 */
export function listOrder(
  { sort: asked, conditions }: Pick<ListView, 'sort' | 'conditions'>,
  keys: ListKeys,
  own: ListSort | null = null,
): ListOrder {
  const sort = asked ?? own;
  const key = sort && sort !== 'none' ? keys[sort.column] : undefined;
  const known = conditions.flatMap((condition) => {
    const column = keys[condition.column];
    return column === undefined ? [] : [{ ...condition, column }];
  });
  return {
    ...(sort && sort !== 'none' && key !== undefined && { sort: sortText({ ...sort, column: key }) }),
    ...(known.length > 0 && { where: whereText(known) }),
  };
}
