import { atom } from 'jotai';
import type { Message } from '../../i18n/message.ts';
import { paths } from '../../paths.ts';
import { arrivalOf } from '../../redirects/destination.ts';
import { refuseTarget, searchForTarget, storedTarget, takeState } from '../../redirects/redirect-state.ts';
import { allowedTarget, type AllowedTargets } from '../../redirects/redirect-target.ts';
import { allowedTargetsAtom, sessionServicesAtom } from '../../session/session.atoms.ts';
import { shownWords } from '../../session/shown-words.ts';
import { dropSsoState, keepSsoState, ssoStateOf, type SsoState } from '../../corporate-sign-in/sso-state.ts';
import { signInBySso, type SsoOutcome } from '../../corporate-sign-in/sso.ts';
import type { ItemStorage } from '../../session/storage.ts';
import { loadClientAtom } from '../../state/api.atoms.ts';
import { serverMessage } from '../../state/server-words.ts';

/** What the page of corporate sign-in shows. */
export type SsoView = 'working' | 'elsewhere' | 'unavailable' | 'storageBlocked';

/** Where a corporate sign-in leads: a page of the portal, the same by a load of the page, or away from it. */
export type SsoExit = { readonly to: string } | { readonly load: string };

const viewAtom = atom<SsoView>('working');
const runningAtom = atom(false);

/** What the page of corporate sign-in shows now. */
export const ssoViewAtom = atom((get) => get(viewAtom));

/** The state that the address brings, for whoever only shows it. */
export const ssoStateAtom = atom(null, (get, _set, search: string): SsoState => {
  const { storage } = get(sessionServicesAtom);
  const given = ssoStateOf(search, get(allowedTargetsAtom));
  return {
    username: given.username ?? storage.read('pendingSSOUsername'),
    redirectApp: given.redirectApp ?? storage.read('pendingSSORedirectApp'),
  };
});

/** How a corporate sign-in is asked for. */
export interface SsoRun {
  /** The query of the address. */
  readonly search: string;
  readonly insist: boolean;
  readonly cameBack: boolean;
  /** Puts a message into the language in force: it is stored as it is to be read. */
  readonly words: (message: Message) => string;
}

/**
 * Runs the corporate sign-in. Only one runs at a time.
 * @returns where to go; nothing while the page itself says what is the matter, or is left.
 */
export const runSsoAtom = atom(null, async (get, set, run: SsoRun): Promise<SsoExit | undefined> => {
  if (get(runningAtom)) return undefined;
  set(runningAtom, true);
  set(viewAtom, 'working');
  const { storage, keeper, now, locks, loadLink } = get(sessionServicesAtom);
  const allowed = get(allowedTargetsAtom);
  const given = ssoStateOf(run.search, allowed);
  const wanted = new URLSearchParams(run.search).get('redirectApp');
  // Told where the person lands.
  if (wanted && !given.redirectApp) refuseTarget(storage, wanted);
  const state = keepSsoState(storage, given);
  const parts = {
    storage,
    keeper,
    now,
    loadClient: get(loadClientAtom),
    loadLink,
    locks,
    newTabName: () => crypto.randomUUID(),
  };
  try {
    const { insist, cameBack } = run;
    const outcome = await signInBySso(parts, { username: state.username, insist, cameBack });
    if (outcome.kind === 'signedIn' || outcome.kind === 'restored') {
      if (state.redirectApp) takeState(searchForTarget(state.redirectApp), storage, allowed);
    }
    const exit = exitOf(outcome, storage, allowed);
    if (exit) dropSsoState(storage);
    else if (outcome.kind !== 'leaving') set(viewAtom, outcome.kind as SsoView);
    if (outcome.kind === 'restored') storage.write('currentPage', 'apps');
    if (outcome.kind === 'refused') storage.write('SSOAuthError', run.words(reasonOf(outcome.words)));
    return exit;
  } finally {
    set(runningAtom, false);
  }
});

function exitOf(outcome: SsoOutcome, storage: ItemStorage, allowed: AllowedTargets): SsoExit | undefined {
  switch (outcome.kind) {
    case 'signedIn': {
      const target = outcome.redirectUrl && allowedTarget(outcome.redirectUrl, allowed);
      if (outcome.redirectUrl && !target) refuseTarget(storage, outcome.redirectUrl);
      return target ? { load: target } : { to: arrivalOf(outcome.user, storage, allowed) };
    }
    case 'restored': {
      const target = storedTarget(storage, allowed);
      return { load: paths.dashboard + (target ? searchForTarget(target) : '') };
    }
    case 'refused':
    case 'cancelled':
      return { to: paths.login };
    case 'passwordForgotten':
      return { to: paths.forgotPassword };
    default:
      return undefined;
  }
}

function reasonOf(words: string | undefined): Message {
  const shown = words && shownWords(words).trim();
  return shown ? serverMessage(shown) : { key: 'singleSignOn:refused' };
}
