import { atom, type WritableAtom } from 'jotai';
import { areaChoiceOf, withAreaChoice, type AreaChoice, type RowChoice } from '../addresses.ts';
import { filtersOf, searchWith, serversWindow, type FilterName, type Filters } from '@cnx/api/filter-address';
import { addressAtom, addressSearchAtom } from './filters.atoms.ts';
import { dataWindowAtom } from './shared-data.atoms.ts';

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

/** What of the window a row holds; null for what its page begins with. */
export const spanAtom = areaChoiceAtom('per');

/** Which part of the exception report is shown; null for all of it. */
export const exceptionPartAtom = areaChoiceAtom('part');

/** Whose events the exception report shows; null for those that its page begins with. */
export const shownExceptionsAtom = areaChoiceAtom('show');

/** The hand-over of a shift that is read in place of the exception report; null for none. */
export const handoverAtom = areaChoiceAtom('handover');

/** Writes the filters and takes choices of the page away with them, in one step of the history: Back undoes both. */
export const filtersWithoutAtom = atom(
  null,
  (get, set, filters: Filters, without: readonly AreaChoice[] = []) => {
    const search = without.reduce(
      (left, choice) => withAreaChoice(left, choice, null),
      get(addressSearchAtom),
    );
    set(addressSearchAtom, searchWith(search, filters));
  },
);

function openAtom(choice: RowChoice) {
  return atom(
    (get) => areaChoiceOf(get(addressSearchAtom), choice),
    (get, set, id: string | null) =>
      set(addressAtom, {
        search: withAreaChoice(get(addressSearchAtom), choice, id),
        step: id === null ? 'back' : 'replace',
      }),
  );
}

/**
 * Id of the row whose details are open; null for none. Going from one to another leaves no trace in the history, so that
 * Back closes what a user opened.
 */
export const openRowAtom = openAtom('row');

/** Id of the event whose evidence is open, as {@link openRowAtom}. */
export const openExceptionAtom = openAtom('exception');

/** Id of the advice that is open, as {@link openRowAtom}. */
export const openAdviceAtom = openAtom('advice');

/** The open row by the parameter that names it in the address. */
export const openRowAtoms = {
  row: openRowAtom,
  exception: openExceptionAtom,
  advice: openAdviceAtom,
} as const;

/** Makes addresses that open the details of a row. */
export const rowHrefAtom = atom((get) => {
  const search = get(addressSearchAtom);
  return (id: string, choice: RowChoice = 'row') => withAreaChoice(search, choice, id);
});

/** A way down from what a row sums up to what it consists of. */
export interface LevelBelow {
  /** Of the rows, as the address names it. */
  readonly level: string;
  /** The filter that takes the entity alone, and its id. */
  readonly filter: FilterName;
  readonly id: string;
  /** What of the window each of its rows holds, as the address names it. @default as the rows above */
  readonly per?: string;
}

/**
 * Makes addresses that show what an entity consists of. The filters stay, and so do the days: those of fewer wells alone
 * could end on another one, and the rows below would not add up to the one above. What was asked of the rows above does not
 * hold for those below.
 */
export const levelBelowHrefAtom = atom((get) => {
  const address = get(addressSearchAtom);
  const window = get(dataWindowAtom);
  return ({ level, filter, id, per }: LevelBelow) => {
    const query = new URLSearchParams(withAreaChoice(address, 'level', level));
    for (const choice of ['rows', 'where', 'sort', 'group']) query.delete(choice);
    if (per !== undefined) query.set('per', per);
    const days = window && { ...serversWindow, ...window };
    return searchWith(query.toString(), { ...filtersOf(address), ...days, [filter]: [id] });
  };
});
