import { useAtom } from 'jotai';
import { useCallback } from 'react';
import { isWallView, withWallView } from '../addresses.ts';
import { addressSearchAtom } from '../state/filters.atoms.ts';

/** Whether the page stands alone, and what changes that. The address says it, so that a reload and a link keep it. */
export function useWallView() {
  const [search, setSearch] = useAtom(addressSearchAtom);
  const onWall = isWallView(search);
  const enter = useCallback(() => {
    setSearch(withWallView(search, true));
    // Where the browser refuses, the page stands alone in its window.
    document.documentElement.requestFullscreen?.().catch(() => undefined);
  }, [search, setSearch]);
  const leave = useCallback(() => setSearch(withWallView(search, false)), [search, setSearch]);
  return { onWall, enter, leave };
}
