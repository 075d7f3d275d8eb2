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
  }, [search, store]);
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
