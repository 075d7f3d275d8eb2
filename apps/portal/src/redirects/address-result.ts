import { atom } from 'jotai';
import { paths, signInResults } from '../paths.ts';

/** The parts of a page's address and history that are read and cleaned. */
export interface AddressBar {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
}

/** Pages whose hash may hold a result: of a sign-in at the provider, or the code of a reset mail. */
const resultPages: readonly string[] = [paths.login, paths.resetPassword];

/**
 * Takes the result of a sign-in out of the address, so that it stands neither there nor in the history. To be called
 * before anything renders or waits.
 * @returns undefined when the hash holds none.
 */
export function takeAddressResult({ location, history }: AddressBar): URLSearchParams | undefined {
  if (!resultPages.includes(location.pathname.replace(/(.)\/+$/, '$1'))) return undefined;
  const result = new URLSearchParams(location.hash.replace(/^#/, ''));
  if (!signInResults.some((name) => result.has(name))) return undefined;
  history.replaceState(history.state, '', location.pathname + location.search);
  return result;
}

const takenAtom = atom<URLSearchParams | undefined>(undefined);

/** The result that the address held when the page was opened. Whoever acts on it takes it. */
export const addressResultAtom = atom(
  (get) => get(takenAtom),
  (_get, set, result: URLSearchParams | undefined) => set(takenAtom, result),
);
