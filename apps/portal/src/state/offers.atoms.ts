import { atom } from 'jotai';

/** Paths of the contract that the server has turned out not to offer, for the life of the page. */
export const notOfferedAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Whether decisions on events can be made: those of a server that lists none are made of other calls, and are read only. */
export const canDecideAtom = atom((get) => !get(notOfferedAtom).has('/ExceptionReport/GetExceptions'));
