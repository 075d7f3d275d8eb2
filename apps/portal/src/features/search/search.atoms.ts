import { atom } from 'jotai';
import { viewOf } from '../../insight/insight-view.ts';
import { addressSearchAtom } from '../../state/filters.atoms.ts';
import { queryAtom } from '../../state/query.atoms.ts';
import type { OwnResult } from './own-results.ts';
import { partsOfPage } from './page-of-results.ts';
import { isOfServer, searchOf } from './search-address.ts';

/** What the address of the results asks for. */
export const searchAddressAtom = atom((get) => searchOf(get(addressSearchAtom)));

/** The portal's own results for the text of the address, which the page finds in the user's language. */
export const ownResultsAtom = atom<readonly OwnResult[]>([]);

/** The server's part of the page in view, and the numbers of all kinds. */
export const searchResultsAtom = queryAtom(
  '/Search/GetResults',
  (get) => {
    const { text, kind, page } = get(searchAddressAtom);
    if (text === '') return null;
    const own = get(ownResultsAtom).filter((one) => kind === null || one.kind === kind).length;
    const { limit, offset } = partsOfPage(own, page).others;
    // A page of own results alone still wants the numbers: one result is asked for with them.
    const wanted = { limit: Math.max(1, limit), offset };
    return { query: { text, ...wanted, ...(kind && isOfServer(kind) && { kinds: [kind] }) } };
  },
  { keepLast: true },
);

/** What the page shows of it. */
export const searchViewAtom = atom((get) => viewOf(get(searchResultsAtom)));

/** What is being typed into the header's field or the palette. */
export const typedTextAtom = atom('');

/** As many as a named well, its field and up to three of each of its findings and its work come to. */
const maxSuggestions = 12;

/** What the server suggests for {@link typedTextAtom}. */
export const suggestionsAtom = queryAtom(
  '/Search/GetSuggestions',
  (get) => {
    const text = get(typedTextAtom);
    return text === '' ? null : { query: { text, limit: maxSuggestions } };
  },
  { keepLast: true },
);

/** The well that the typed text names before all others; null where it names none, or that is not known yet. */
export const namedWellAtom = atom((get) => {
  const { data, isPlaceholderData } = get(suggestionsAtom);
  const [first] = get(typedTextAtom) === '' || isPlaceholderData ? [] : (data?.data ?? []);
  return first?.kind === 'well' ? first.id : null;
});

/** The days of that well in the server's own window. */
export const namedWellDaysAtom = queryAtom('/Wells/{wellId}/GetDailyProduction', (get) => {
  const wellId = get(namedWellAtom);
  return wellId === null ? null : { path: { wellId } };
});
