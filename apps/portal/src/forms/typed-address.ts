import { atom } from 'jotai';

/** The email address that stands in the form of sign-in, for the page that a link beside it leads to. Kept in memory alone. */
export const typedAddressAtom = atom('');
