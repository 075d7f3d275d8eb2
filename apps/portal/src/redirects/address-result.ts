import { paths, signInResults } from '../paths.ts';

/** The parts of a page's address and history that are read and cleaned. */
export interface AddressBar {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
}

/** The parameter under which a result has what stands behind the path of a mail's link, as it came. */
export const mailLinkText = 'link';

/**
 * Takes the result of a sign-in at the provider, or what a mail's link brought, out of the address, so that it stands neither
 * there nor in the history. To be called before anything renders or waits.
 * @returns undefined when the address has none.
 */
export function takeAddressResult({ location, history }: AddressBar): URLSearchParams | undefined {
  const { pathname, search, hash } = location;
  const isMailLink = pathname.startsWith(paths.resetPassword);
  const link = pathname.slice(paths.resetPassword.length) + search + hash;
  const result = new URLSearchParams(isMailLink ? { [mailLinkText]: link } : hash.replace(/^#/, ''));
  const holds = isMailLink
    ? link.includes('code')
    : pathname === paths.login && signInResults.some((name) => result.has(name));
  if (!holds) return undefined;
  history.replaceState(history.state, '', isMailLink ? paths.resetPassword : pathname + search);
  return result;
}
