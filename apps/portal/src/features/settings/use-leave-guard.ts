import { useEffect, useState } from 'react';

/** A page that the user wants to go to although something is not saved. */
export interface LeaveGuard {
  /** Where to; null while nothing is asked. */
  readonly to: string | null;
  readonly stay: () => void;
}

/**
 * Keeps a page while something on it is not saved: links are held and asked about, and the browser asks by itself before
 * the page is closed or loaded anew. Signing out is never held.
 * @param exempt whether an address may be left for all the same
 */
export function useLeaveGuard(unsaved: boolean, exempt: (pathname: string) => boolean): LeaveGuard {
  const [to, setTo] = useState<string | null>(null);
  useEffect(() => {
    if (!unsaved) return undefined;
    const hold = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const modified = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!(link instanceof HTMLAnchorElement) || modified || (link.target && link.target !== '_self'))
        return;
      const url = new URL(link.href, location.href);
      if (url.origin !== location.origin || exempt(url.pathname)) return;
      event.preventDefault();
      event.stopPropagation();
      setTo(url.pathname + url.search + url.hash);
    };
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener('click', hold, true);
    addEventListener('beforeunload', ask);
    return () => {
      document.removeEventListener('click', hold, true);
      removeEventListener('beforeunload', ask);
    };
  }, [unsaved, exempt]);
  return { to, stay: () => setTo(null) };
}
