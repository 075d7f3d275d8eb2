import { atom } from 'jotai';
import { addressAtom, addressSearchAtom } from './filters.atoms.ts';
import { listViewOf, withListView, type ListView } from '@cnx/api/list-address';

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
