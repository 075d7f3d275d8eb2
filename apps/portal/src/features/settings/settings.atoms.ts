import type { FailureKey } from '../../insight/insight-view.ts';
import { viewOf } from '../../insight/insight-view.ts';
import { atom } from 'jotai';
import { userAtom } from '../../session/session.atoms.ts';
import { addressSearchAtom } from '../../state/filters.atoms.ts';
import { preferencesPath } from '../../state/kept-preferences.ts';
import { queryAtom } from '../../state/query.atoms.ts';
import { profilePath } from './profile.ts';

/** What stands in place of the settings when they cannot be had. */
export const settingsFailure: FailureKey = 'portal:failures.settings';

/** How the signed-in user wants the portal, as the server keeps it. */
export const preferencesAtom = queryAtom(preferencesPath, (get) => (get(userAtom) ? {} : null));

/** What the page shows of them. */
export const preferencesViewAtom = atom((get) => viewOf(get(preferencesAtom)));

/** Names and photo of the signed-in user, as the server keeps them. */
export const profileAtom = queryAtom(profilePath, (get) => (get(userAtom) ? {} : null));

/** What the page shows of them. */
export const profileViewAtom = atom((get) => viewOf(get(profileAtom)));

/** Path of the call that says where the user is signed in. */
export const securityPath = '/CNXUser/GetAccountSecurity';

const securityAtom = queryAtom(securityPath, () => ({}));

/** Where the user is signed in, and the last sign-ins. */
export const securityViewAtom = atom((get) => viewOf(get(securityAtom)));

/** The pages of the settings, as `tab` of the address names them. */
export const settingsTabs = ['preferences', 'security', 'profile', 'notifications'] as const;

/** The page of the settings that the address names. @default the preferences */
export const settingsTabAtom = atom((get) => {
  const named = new URLSearchParams(get(addressSearchAtom)).get('tab');
  return settingsTabs.find((tab) => tab === named) ?? 'preferences';
});
