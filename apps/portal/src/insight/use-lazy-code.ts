import { useSyncExternalStore } from 'react';
import type { LazyCode } from '../lazy-code.tsx';

/**
 * Follows lazy code without Suspense, whose committed fallback React keeps for 300 ms even when the code is there.
 * Fetching it is the caller's.
 */
export function useLazyCode<Code>(lazy: LazyCode<Code>): { code: Code | undefined; failed: boolean } {
  const code = useSyncExternalStore(lazy.subscribe, lazy.loaded, lazy.loaded);
  const failed = useSyncExternalStore(lazy.subscribe, lazy.failed, lazy.failed);
  return { code, failed };
}
