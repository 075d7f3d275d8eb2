// The window that the current one is compared with, and calls for it. Without a comparison nothing is called.
import { comparedDay, comparedWindow } from '@cnx/api/compared-window';
import type { AnswerBody, CallParams, DataQuery, PathWith } from '@cnx/api';
import { atom, type Atom, type Getter } from 'jotai';
import { dataQueryAtom, filtersAtom } from './filters.atoms.ts';
import { queryAtom, type QueryAtomOptions, type QueryResult } from './query.atoms.ts';
import { dataWindowAtom, type DayWindow } from './shared-data.atoms.ts';

/** The window that the current one is compared with; null without a comparison, or while the current one is not known. */
export const comparedWindowAtom = atom((get): DayWindow | null => {
  const { compare } = get(filtersAtom);
  const window = get(dataWindowAtom);
  return compare && window && comparedWindow(window, compare);
});

/** The day that a day of the current window is compared with; null where there is none. */
export const comparedDayAtom = atom((get) => {
  const { compare } = get(filtersAtom);
  const window = get(dataWindowAtom);
  return (day: string) => (compare && window ? comparedDay(day, window, compare) : null);
});

/** The filters, with the days of the compared window. */
type ComparedQuery = Omit<DataQuery, 'days'> & DayWindow;

type GetPath = PathWith<'get'>;
type Body<P extends GetPath> = AnswerBody<P, 'get'>;

/**
 * The call of a `dataAtom` for the compared window.
 * @param queryOf the call's query, as that atom makes it of the filters and a window; null while it cannot be made
 */
export function comparedAtom<P extends GetPath>(
  path: P,
  queryOf: (filters: ComparedQuery, get: Getter) => object | null = (filters) => filters,
  options: Pick<QueryAtomOptions<Body<P>>, 'joinPages'> = {},
): Atom<QueryResult<Body<P>>> {
  return queryAtom(
    path,
    (get) => {
      const window = get(comparedWindowAtom);
      if (!window) return null;
      const { days: _days, ...filters } = get(dataQueryAtom);
      const query = queryOf({ ...filters, ...window }, get);
      return query && ({ query } as object as CallParams<P, 'get'>);
    },
    options,
  );
}
