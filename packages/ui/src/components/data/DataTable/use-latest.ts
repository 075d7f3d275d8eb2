import { useCallback, useEffect, useRef } from 'react';

/** A function that stays the same and calls the one of the last render. */
export function useLatest<Args extends unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
