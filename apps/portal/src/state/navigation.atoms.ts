import { atom } from 'jotai';

/** Goes to a page of the portal. Resolves when the page is asked for, not when it is there. */
export type Go = (to: string, options?: { replace?: boolean }) => Promise<void>;

/** Fetches what a page needs before a person asks for it. Never fails: the page itself will say so. */
export type Prefetch = (path: string) => void;

/** How one gets from page to page: the login page has no router, the pages after it have. */
export interface Navigation {
  readonly go: Go;
  readonly prefetch: Prefetch;
}

const givenAtom = atom<Navigation>({ go: () => Promise.resolve(), prefetch: () => undefined });

/** The navigation in force. Whatever mounts a router takes it over. */
export const navigationAtom = atom(
  (get) => get(givenAtom),
  (_get, set, given: Partial<Navigation>) => set(givenAtom, (earlier) => ({ ...earlier, ...given })),
);
