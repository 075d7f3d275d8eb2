import { atom, type WritableAtom } from 'jotai';
import { areaChoiceOf, withAreaChoice, type AreaChoice } from '../addresses.ts';
import { addressAtom, addressSearchAtom } from './filters.atoms.ts';

// What is chosen on an area's page. It lives in the address, as the filters do: a link shares it, Back takes it away.

/** A choice as an atom; null for none. */
function areaChoiceAtom(choice: AreaChoice): WritableAtom<string | null, [string | null], void> {
  return atom(
    (get) => areaChoiceOf(get(addressSearchAtom), choice),
    (get, set, value) => set(addressSearchAtom, withAreaChoice(get(addressSearchAtom), choice, value)),
  );
}

/** Which of an area's rows are shown; null for those that its page begins with. */
export const shownRowsAtom = areaChoiceAtom('rows');

/** The level of an area's rows; null for its own. */
export const levelAtom = areaChoiceAtom('level');

/**
 * Id of the row whose details are open; null for none. Going from one to another leaves no trace in the history, so that
 * Back closes what a user opened.
 */
export const openRowAtom = atom(
  (get) => areaChoiceOf(get(addressSearchAtom), 'row'),
  (get, set, id: string | null) =>
    set(addressAtom, {
      search: withAreaChoice(get(addressSearchAtom), 'row', id),
      step: id === null ? 'back' : 'replace',
    }),
);

/** Makes addresses that open the details of a row. */
export const rowHrefAtom = atom((get) => {
  const search = get(addressSearchAtom);
  return (id: string) => withAreaChoice(search, 'row', id);
});
