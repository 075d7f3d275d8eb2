import { atom } from 'jotai';
import { areaOf } from '../../addresses.ts';
import { addressSearchAtom } from '../../state/filters.atoms.ts';
import { joinLists } from '../../state/query-client.ts';
import { queryAtom } from '../../state/query.atoms.ts';

const openAreaAtom = atom((get) => areaOf(get(addressSearchAtom)));

/** The saved views of the open area's list: the user's own and those that others share. */
export const savedViewsAtom = queryAtom(
  '/Views/GetViews',
  (get) => {
    const list = get(openAreaAtom);
    return list && { query: { list } };
  },
  { joinPages: joinLists },
);
