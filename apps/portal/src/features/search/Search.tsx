import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useCallback, useLayoutEffect, useMemo } from 'react';
import { FaultBoundary } from '../../insight/FaultBoundary.tsx';
import { PartFailure } from '../../insight/PartFailure.tsx';
import { useFormats } from '../../insight/use-formats.ts';
import { userAtom } from '../../session/session.atoms.ts';
import { addressAtom, addressSearchAtom } from '../../state/filters.atoms.ts';
import { helpAtom } from '../../state/help.atoms.ts';
import { newsAtom } from '../../state/news.atoms.ts';
import { missingPagesAtom } from '../../state/page-needs.atoms.ts';
import { helpPlaceOf, ownEntries, ownResults } from './own-results.ts';
import { ownResultsAtom, searchAddressAtom, searchViewAtom } from './search.atoms.ts';
import { addressOfSearch, searchedText, type SearchAddress } from './search-address.ts';
import { SearchPage } from './SearchPage.tsx';

/** The results of the search that the address asks for; what breaks here leaves the frame alone. */
export function Search() {
  const search = useAtomValue(addressSearchAtom);
  return (
    <FaultBoundary
      place="card search"
      resetKey={search}
      fallback={(breakage) => <PartFailure {...breakage} />}
    >
      <ShownSearch />
    </FaultBoundary>
  );
}

function ShownSearch() {
  const store = useStore();
  const { t } = useFormats();
  const roleId = useAtomValue(userAtom)?.roleId;
  const address = useAtomValue(searchAddressAtom);
  const openHelp = useSetAtom(helpAtom);
  // Without them, where they cannot be had: the page of news says so.
  const news = useAtomValue(newsAtom).data?.data;
  const missing = useAtomValue(missingPagesAtom);
  const entries = useMemo(() => ownEntries(t, roleId, news, missing), [t, roleId, news, missing]);
  const own = useMemo(() => ownResults(entries, address.text), [entries, address.text]);
  // Before the page is drawn: what the server is asked for depends on how many there are.
  useLayoutEffect(() => store.set(ownResultsAtom, own), [store, own]);
  const view = useAtomValue(searchViewAtom);
  const setAddress = useCallback(
    (next: SearchAddress, step: 'push' | 'replace') => {
      const { search } = new URL(
        addressOfSearch({ ...next, text: searchedText(next.text) }),
        location.origin,
      );
      store.set(addressAtom, { search, step });
    },
    [store],
  );
  return (
    <SearchPage
      address={address}
      own={own}
      view={view}
      onAddress={setAddress}
      onHelp={(id) => openHelp(helpPlaceOf(id))}
    />
  );
}
