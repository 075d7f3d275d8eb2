import { atom } from 'jotai';

/** Which stop of the tour is shown, from 0; null while there is no tour. */
export const tourStopAtom = atom<number | null>(null);
