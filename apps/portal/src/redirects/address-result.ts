import { paths, signInResults } from '../paths.ts';
import { withoutTextAround } from '../untrusted-text.ts';

/** The parts of a page's address and history that are read and cleaned. */
export interface AddressBar {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
}

/**
 * Takes the result of a sign-in, or what the link of a mail brought, out of the address, so that it stands neither there nor
 * in the history. To be called before anything renders or waits.
 * @returns undefined when the address has none.
 */
export function takeAddressResult({ location, history }: AddressBar): URLSearchParams | undefined {
  const taken = mailLink(location) ?? signInResult(location);
  if (taken === undefined) return undefined;
  history.replaceState(history.state, '', taken.address);
  return taken.result;
}

interface Taken {
  readonly result: URLSearchParams;
  /** The address without it. */
  readonly address: string;
}

type Place = AddressBar['location'];

function signInResult({ pathname, search, hash }: Place): Taken | undefined {
  if (withoutSlash(pathname) !== paths.login) return undefined;
  const result = new URLSearchParams(hash.replace(/^#/, ''));
  if (!signInResults.some((name) => result.has(name))) return undefined;
  return { result, address: pathname + search };
}

/** A `#` that became a part of the path, encoded once or more often, and what follows it. */
const encodedHash = /%((?:25)*)23(.*)$/s;
/** The code of a reset mail or an invitation, also where a mail program has changed its link. */
function mailLink({ pathname, search, hash }: Place): Taken | undefined {
  const inPath = encodedHash.exec(pathname);
  const path = withoutSlash(inPath ? pathname.slice(0, inPath.index) : pathname);
  if (path !== paths.resetPassword) return undefined;
  const [, times = '', rest = ''] = inPath ?? [];
  // As often as the `#` was encoded anew, so was what follows it.
  const unfolded = Array.from({ length: times.length / 2 }).reduce<string>(
    (text) => text.replaceAll('%25', '%'),
    rest,
  );
  const readable = inPath && !unfolded.includes('=') ? decoded(unfolded) : unfolded;
  const given = [hash.slice(1), readable, search.slice(1)].map(parametersOf);
  const result = given.find((parameters) => parameters.get('code'));
  if (result === undefined) return undefined;
  return { result, address: paths.resetPassword + (result === given[2] ? '' : search) };
}

function parametersOf(text: string): URLSearchParams {
  const parameters = new URLSearchParams(text.replaceAll('&amp;', '&'));
  for (const [name, value] of [...parameters]) parameters.set(name, withoutTextAround(value));
  return parameters;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const withoutSlash = (pathname: string) => pathname.replace(/(.)\/+$/, '$1');
