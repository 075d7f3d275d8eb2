import { useEffect, useEffectEvent } from 'react';

/** Calls when the page that was left for another one comes back as it was, overlays and busy buttons and all. */
export function usePageReturn(onReturn: () => void): void {
  const returned = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted) onReturn();
  });
  useEffect(() => {
    addEventListener('pageshow', returned);
    return () => removeEventListener('pageshow', returned);
  }, []);
}
