import type { WellLabel } from '@cnx/api';
import { atom } from 'jotai';
import { openWellOf, withOpenWell } from '../addresses.ts';
import { addressAtom, addressSearchAtom } from './filters.atoms.ts';

// The well that is open over whatever page one is on. It lives in the address: a link shares it, Back closes it.

/**
 * Id of the open well; null for none. Going from one to another leaves no trace in the history, so that Back closes
 * what a user opened; the well that it is compared with stays.
 */
export const openWellAtom = atom(
  (get) => openWellOf(get(addressSearchAtom)).well,
  (get, set, well: string | null) => {
    const search = get(addressSearchAtom);
    const { compared } = openWellOf(search);
    set(addressAtom, {
      search: withOpenWell(search, { well, compared }),
      step: well === null ? 'back' : 'replace',
    });
  },
);

/** Id of the well that the open one is compared with; null for none. */
export const comparedWellAtom = atom(
  (get) => openWellOf(get(addressSearchAtom)).compared,
  (get, set, compared: string | null) => {
    const search = get(addressSearchAtom);
    const { well } = openWellOf(search);
    set(addressAtom, { search: withOpenWell(search, { well, compared }), step: 'replace' });
  },
);

/** Makes addresses that open a well over the page. */
export const wellHrefAtom = atom((get) => {
  const search = get(addressSearchAtom);
  return (well: string): string => withOpenWell(search, { well, compared: null });
});

/** The wells of the list behind, in its order, each once; empty where there is no list. */
export const listedWellsAtom = atom<readonly Pick<WellLabel, 'id' | 'name'>[]>([]);
