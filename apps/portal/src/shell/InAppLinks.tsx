import { useEffect } from 'react';
import { leaveFor } from '../state/leaving.atoms.ts';
import { usePortal } from '../use-portal.tsx';
import { inAppAddress } from './in-app-address.ts';

/**
 * Follows links of the portal without loading the page. One listener for all of them, so that components render plain
 * links, know no router, and work the same before this script arrived.
 */
export function InAppLinks() {
  const portal = usePortal();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (event.defaultPrevented || !(link instanceof HTMLAnchorElement)) return;
      const { href, target } = link;
      const modified = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      const pressed = { href, target, modified, download: link.hasAttribute('download') };
      const address = inAppAddress(pressed, location.href);
      if (address === undefined) return;
      event.preventDefault();
      void leaveFor(portal, address);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [portal]);
  return null;
}
