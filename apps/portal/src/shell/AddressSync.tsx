import { useSetAtom, useStore } from 'jotai';
import { useHydrateAtoms } from 'jotai/utils';
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addressSearchAtom } from '../state/filters.atoms.ts';
import { navigationAtom } from '../state/navigation.atoms.ts';

/** Keeps the address bar and the filters equal in both directions, and lends the router to who knows none. */
export function AddressSync() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const store = useStore();
  // Before the first screen renders: it would ask for data without the filters of its address.
  useHydrateAtoms([[addressSearchAtom, search]]);
  const setNavigation = useSetAtom(navigationAtom);
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
    () => setNavigation({ go: async (to, options) => navigate(to, options) }),
    [setNavigation, navigate],
  );
  return null;
}
