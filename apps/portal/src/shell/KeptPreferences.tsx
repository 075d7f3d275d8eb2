import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { preferencesAtom } from '../features/settings/settings.atoms.ts';
import { followOtherTabs, showKept } from '../state/kept-preferences.ts';
import { usePortal } from '../use-portal.tsx';

/** Shows the portal as the server keeps it for the user: each version once, because what another tab chose since holds. */
export function KeptPreferences() {
  const { store } = usePortal();
  const { data } = useAtomValue(preferencesAtom);
  const applied = useRef(0);
  useEffect(() => {
    const kept = data?.data;
    if (!kept || kept.version <= applied.current) return;
    applied.current = kept.version;
    showKept(store, kept);
  }, [data, store]);
  useEffect(() => followOtherTabs(store, window), [store]);
  return null;
}
