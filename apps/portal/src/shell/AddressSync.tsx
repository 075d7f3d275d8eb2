import { useSetAtom } from 'jotai';
import { useHydrateAtoms } from 'jotai/utils';
import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addressSearchAtom, connectAddressAtom } from '../state/filters.atoms.ts';
import { usePortal } from '../use-portal.tsx';

/** Keeps the address bar and the filters equal in both directions, and gives navigation the router. */
export function AddressSync() {
  const { search } = useLocation();
  const navigate = useNavigate();
  // Before the first screen renders: it would ask for data without the filters of its address.
  useHydrateAtoms([[addressSearchAtom, search]]);
  const setSearch = useSetAtom(addressSearchAtom);
  const connect = useSetAtom(connectAddressAtom);
  const { navigation } = usePortal();
  useLayoutEffect(() => setSearch(search), [search, setSearch]);
  useLayoutEffect(() => {
    connect((next) => void navigate({ search: next }, { preventScrollReset: true }));
    navigation.connect({ go: async (to, options) => navigate(to, options) });
  }, [connect, navigation, navigate]);
  return null;
}
