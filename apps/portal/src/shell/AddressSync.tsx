import { useHydrateAtoms } from 'jotai/utils';
import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { addressAtom, addressSearchAtom, lastPageAtom } from '../state/filters.atoms.ts';
import { usePortal } from '../use-portal.tsx';

/** Keeps the address bar and the filters equal in both directions, and gives navigation the router. */
export function AddressSync() {
  const { key, pathname, search } = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const { store, navigation } = usePortal();
  // Before the first screen renders: it would ask for data without the filters of its address.
  useHydrateAtoms([[addressSearchAtom, search]]);
  /** The query that the address has, or will have once the router has followed. */
  const current = useRef(search);
  /** What a user went on from to the shown entry of the history, as far as that is known. */
  const before = useRef<string>(undefined);
  const shown = useRef(pathname + search);
  useLayoutEffect(() => {
    if (navigationType === NavigationType.Push) before.current = shown.current;
    else if (navigationType === NavigationType.Pop) before.current = undefined;
    const [page = ''] = shown.current.split('?');
    if (page !== pathname) store.set(lastPageAtom, shown.current);
    shown.current = pathname + search;
  }, [store, navigationType, key, pathname, search]);
  useLayoutEffect(() => {
    current.current = search;
    store.set(addressSearchAtom, search);
    // With the key: an address between two that are equal may never have been shown.
  }, [key, search, store]);
  useLayoutEffect(() => {
    // Back before the router has followed to where the filters are already: to the router nothing has changed.
    const stay = () => {
      const { pathname: page, search: query } = window.location;
      if (page + query !== shown.current) return;
      current.current = query;
      store.set(addressSearchAtom, query);
    };
    window.addEventListener('popstate', stay);
    return () => window.removeEventListener('popstate', stay);
  }, [store]);
  useLayoutEffect(
    () =>
      store.sub(addressAtom, () => {
        const { search: next, step } = store.get(addressAtom);
        if (next === current.current) return;
        current.current = next;
        if (step === 'back' && before.current === location.pathname + next) void navigate(-1);
        else void navigate({ search: next }, { preventScrollReset: true, replace: step !== 'push' });
      }),
    [store, navigate],
  );
  useLayoutEffect(
    () => navigation.connect({ go: async (to, options) => navigate(to, options) }),
    [navigation, navigate],
  );
  return null;
}
