import { useHydrateAtoms } from 'jotai/utils';
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addressSearchAtom } from '../state/filters.atoms.ts';
import { usePortal } from '../use-portal.tsx';

/** Keeps the address bar and the filters equal in both directions, and gives navigation the router. */
export function AddressSync() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { store, navigation } = usePortal();
  // Before the first screen renders: it would ask for data without the filters of its address.
  useHydrateAtoms([[addressSearchAtom, search]]);
  /** The query that the address has, or will have once the router has followed. */
  const current = useRef(search);
  useLayoutEffect(() => {
    current.current = search;
    store.set(addressSearchAtom, search);
  }, [search, store]);
  useLayoutEffect(
    () =>
      store.sub(addressSearchAtom, () => {
        const next = store.get(addressSearchAtom);
        if (next === current.current) return;
        current.current = next;
        void navigate({ search: next }, { preventScrollReset: true });
      }),
    [store, navigate],
  );
  useLayoutEffect(
    () => navigation.connect({ go: async (to, options) => navigate(to, options) }),
    [navigation, navigate],
  );
  return null;
}
