import { atom } from 'jotai';

/** Path and query of the page before the one in view; null where the portal was opened at this one. */
export const lastPageAtom = atom<string | null>(null);
