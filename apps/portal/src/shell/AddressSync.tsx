import { useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addressSearchAtom, connectAddressAtom } from '../state/filters.atoms.ts';

/** Keeps the address bar and the filters equal, in both directions. */
export function AddressSync() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const setSearch = useSetAtom(addressSearchAtom);
  const connect = useSetAtom(connectAddressAtom);
  useLayoutEffect(() => setSearch(search), [search, setSearch]);
  useLayoutEffect(() => {
    connect((next) => void navigate({ search: next }, { preventScrollReset: true }));
  }, [connect, navigate]);
  return null;
}
