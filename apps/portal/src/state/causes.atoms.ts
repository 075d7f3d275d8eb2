import { queryAtom } from './query.atoms.ts';

/** The catalog of causes in the order of lists, with those that are switched off. */
export const causesAtom = queryAtom('/Causes/GetCauses', () => ({}), { staleTime: 60_000 });
