import { useEffect } from 'react';
import type { CodeLoadError, MissingCode } from '../lazy-code.tsx';

/**
 * Loads the page again, once, where code is missing because a newer build has replaced it.
 * @returns why code is missing, where that is what the error is about. Its class itself is not in the login page's code.
 */
export function useReloadOnce(error: unknown): MissingCode | undefined {
  const reason = (error as Partial<CodeLoadError> | null)?.reason;
  useEffect(() => {
    // Not where the browser does not say how the page came here: it would be loaded again for ever.
    const { type = 'reload' } = performance.getEntriesByType('navigation')[0] ?? {};
    if (reason === 'newVersion' && type !== 'reload') location.reload();
  }, [reason]);
  return reason;
}
