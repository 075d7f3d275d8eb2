import { useEffect } from 'react';

/**
 * Loads the page again, once, where code could not be fetched because a newer build has replaced it.
 * @returns whether that is what the error is about.
 */
export function useReloadOnce(error: unknown): boolean {
  const outdated = error instanceof Error && error.name === 'CodeLoadError';
  useEffect(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const type = navigation?.type;
    // Not where the browser does not say how the page came here: it would be loaded again for ever.
    if (outdated && type !== undefined && type !== 'reload' && navigator.onLine) location.reload();
  }, [outdated]);
  return outdated;
}
