/** What decides whether a pressed link is for the router. */
export interface PressedLink {
  readonly href: string;
  readonly target: string;
  readonly download: boolean;
  /** Whether a modifier key or another button asks for a tab or window of its own. */
  readonly modified: boolean;
}

/**
 * The address within the portal that a pressed link leads to; undefined when the browser should follow it itself.
 * @param current The address in the address bar.
 */
export function inAppAddress(link: PressedLink, current: string): string | undefined {
  if (link.modified || link.download || (link.target && link.target !== '_self')) return undefined;
  const [to, from] = [new URL(link.href, current), new URL(current)];
  if (to.origin !== from.origin || to.pathname.startsWith('//') || isFile(to.pathname)) return undefined;
  // A jump within the page.
  if (to.hash && to.pathname === from.pathname && to.search === from.search) return undefined;
  return to.pathname + to.search + to.hash;
}

function isFile(pathname: string): boolean {
  return pathname.startsWith('/api/') || /\.[a-z0-9]{1,5}$/i.test(pathname);
}
