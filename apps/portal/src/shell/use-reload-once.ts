import { useEffect } from 'react';

/** Loads the page again, once, where its code is outdated. */
export function useReloadOnce(outdated: boolean): void {
  useEffect(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const type = navigation?.type;
    // Not where the browser does not say how the page came here: it would be loaded again for ever.
    if (outdated && type !== undefined && type !== 'reload' && navigator.onLine) location.reload();
  }, [outdated]);
}
