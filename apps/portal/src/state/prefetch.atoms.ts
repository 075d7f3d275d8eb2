import { atom } from 'jotai';
import type { paths } from '../paths.ts';

/** Fetches what a page needs before a person asks for it. Never fails: the page itself will say so. */
export type Prefetch = (path: (typeof paths)[keyof typeof paths]) => void;

const givenAtom = atom<{ prefetch: Prefetch }>({ prefetch: () => undefined });

/** How to fetch ahead; the composition gives it, because only the routes know the screens. */
export const prefetchAtom = atom(
  (get) => get(givenAtom).prefetch,
  (_get, set, prefetch: Prefetch) => set(givenAtom, { prefetch }),
);
