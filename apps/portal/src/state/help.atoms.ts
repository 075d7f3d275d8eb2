import { atom } from 'jotai';

/** Whether the help is open. */
export const helpOpenAtom = atom(false);
