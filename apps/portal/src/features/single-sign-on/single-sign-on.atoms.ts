import { atom } from 'jotai';

/** What the page of corporate sign-in shows. */
export type SsoView = 'working' | 'elsewhere' | 'unavailable' | 'userUnavailable' | 'storageBlocked';

/** What the page of corporate sign-in shows now. */
export const ssoViewAtom = atom<SsoView>('working');

/** Whether a corporate sign-in runs. */
export const ssoRunningAtom = atom(false);
