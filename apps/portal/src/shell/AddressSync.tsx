import { useSetAtom } from 'jotai';
import { useHydrateAtoms } from 'jotai/utils';
import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addressSearchAtom, connectAddressAtom } from '../state/filters.atoms.ts';
import { navigationAtom } from '../state/navigation.atoms.ts';

/** Keeps the address bar and the filters equal in both directions, and lends the router to who knows none. */
export function AddressSync() {
  const { search } = useLocation();
  const navigate = useNavigate();
  // Before the first screen renders: it would ask for data without the filters of its address.
  useHydrateAtoms([[addressSearchAtom, search]]);
  const setSearch = useSetAtom(addressSearchAtom);
  const connect = useSetAtom(connectAddressAtom);
  const setNavigation = useSetAtom(navigationAtom);
  useLayoutEffect(() => setSearch(search), [search, setSearch]);
  useLayoutEffect(() => {
    connect((next) => void navigate({ search: next }, { preventScrollReset: true }));
    setNavigation({ go: async (to, options) => navigate(to, options) });
  }, [connect, setNavigation, navigate]);
  return null;
}
