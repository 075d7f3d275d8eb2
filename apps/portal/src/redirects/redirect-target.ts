/** Where a redirect may lead: this origin, and the registered applications by host and port. */
export interface RedirectTargets {
  readonly ownOrigin: string;
  readonly hosts: readonly string[];
}

/** Longest address that is checked. */
const maxLength = 2_048;
const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** Whether a host, as `URL` writes it, is this computer. */
export const isLoopbackHost = (hostname: string): boolean => loopback.test(hostname);

/**
 * Checks an address that the server or the address bar gave, and builds it anew from its parts.
 * @returns the address to go to; undefined when it leads anywhere else than {@link RedirectTargets}, or is written in
 * a way that browsers and servers read differently (back slashes, control characters, user names, two slashes).
 */
export function allowedTarget(given: string, allowed: RedirectTargets): string | undefined {
  const text = given.trim();
  if (!text || text.length > maxLength || /[\\\u0000-\u0020\u007f]/.test(text)) return undefined;
  if (text.startsWith('//')) return undefined;
  const absolute = /^[a-z][a-z0-9+.-]*:\/\//i.test(text);
  if (!absolute && !text.startsWith('/')) return allowedTarget(schemeFor(text) + text, allowed);
  if (!URL.canParse(text, allowed.ownOrigin)) return undefined;
  const url = new URL(text, allowed.ownOrigin);
  if (url.username || url.password) return undefined;
  // A path of two slashes, as `/..//host` becomes, names another host wherever it stands alone.
  if (url.origin === allowed.ownOrigin) return url.pathname.startsWith('//') ? undefined : url.href;
  const safe = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackHost(url.hostname));
  return safe && allowed.hosts.includes(url.host) ? url.href : undefined;
}

function schemeFor(bareHost: string): string {
  const host = bareHost.split(/[:/?#]/, 1)[0] ?? '';
  return isLoopbackHost(host) ? 'http://' : 'https://';
}
