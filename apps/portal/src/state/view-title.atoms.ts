import { atom } from 'jotai';

/** Names of what is open over or within the page, such as a well: the last one is in front. */
export const viewTitlesAtom = atom<readonly { readonly name: string }[]>([]);
