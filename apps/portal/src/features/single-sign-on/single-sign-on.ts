import { answerInTime, signInBySso, type SsoOutcome } from '../../corporate-sign-in/sso.ts';
import { dropSsoState, keepSsoState, ssoStateOf } from '../../corporate-sign-in/sso-state.ts';
import type { Message } from '../../i18n/message.ts';
import { paths } from '../../paths.ts';
import { newId } from '../../new-id.ts';
import type { Portal } from '../../portal.ts';
import { destinationAfterSignIn } from '../../redirects/destination.ts';
import { refuseTarget, searchForTarget, storedTarget, takeState } from '../../redirects/redirect-state.ts';
import { answerErrors, answerFlag, answerObject, readAnswer } from '../../session/read-answer.ts';
import { serverMessage } from '../../state/server-messages.ts';
import { truncateForDisplay } from '../../untrusted-text.ts';
import { ssoRunningAtom, ssoViewAtom, type SsoView } from './single-sign-on.atoms.ts';

/** Where a corporate sign-in leads: to a page of the portal, or to an address by a load of the page. */
export type SsoDestination = { readonly to: string } | { readonly load: string };

/** How a corporate sign-in is requested. */
export interface SsoRunOptions {
  /** The query of the address. */
  readonly search: string;
  /** The user continues here although another tab is at the provider's page. */
  readonly takeOver: boolean;
  /** The page was reached by the browser's Back. */
  readonly cameBack: boolean;
  /** Puts a message into the current language: it is stored as it is to be read. */
  readonly textOf: (message: Message) => string;
}

/**
 * Runs the corporate sign-in. Only one runs at a time.
 * @returns where to go; undefined while the page itself shows what is the matter, or is left.
 */
export async function runSso(portal: Portal, run: SsoRunOptions): Promise<SsoDestination | undefined> {
  const { store, storage, redirectTargets } = portal;
  if (store.get(ssoRunningAtom)) return undefined;
  const retriesUser = store.get(ssoViewAtom) === 'userUnavailable';
  store.set(ssoRunningAtom, true);
  store.set(ssoViewAtom, 'working');
  const given = ssoStateOf(run.search, redirectTargets);
  const redirectApp = new URLSearchParams(run.search).get('redirectApp');
  // Reported where the user lands.
  if (redirectApp && !given.redirectApp) refuseTarget(storage, redirectApp);
  const state = keepSsoState(storage, given);
  // The sign-in form has asked about its users already; one whom an address names is new to the server.
  const handedOver = given.username ?? (retriesUser ? state.username : undefined);
  try {
    if (handedOver !== undefined) {
      const checked = await validateUser(portal, handedOver);
      if (checked === 'unavailable') {
        store.set(ssoViewAtom, 'userUnavailable');
        return undefined;
      }
      if (checked !== 'valid') {
        dropSsoState(storage);
        storage.write('SSOAuthError', run.textOf(checked));
        return { to: paths.login };
      }
    }
    const { takeOver, cameBack } = run;
    const services = { ...portal, createTabName: newId };
    const outcome = await signInBySso(services, { username: state.username, takeOver, cameBack });
    if (outcome.kind === 'signedIn' || outcome.kind === 'restored') {
      if (state.redirectApp) takeState(searchForTarget(state.redirectApp), storage, redirectTargets);
    }
    const destination = destinationOf(portal, outcome);
    if (destination) dropSsoState(storage);
    // An outcome that neither leads on nor leaves the page is a view of it.
    else if (outcome.kind !== 'leaving') store.set(ssoViewAtom, outcome.kind as SsoView);
    if (outcome.kind === 'restored') storage.write('currentPage', 'apps');
    if (outcome.kind === 'refused') storage.write('SSOAuthError', run.textOf(reasonOf(outcome)));
    return destination;
  } finally {
    store.set(ssoRunningAtom, false);
  }
}

const userAnswer = answerObject({ isValid: answerFlag, errors: answerErrors });

/** Asks the server about a user whom an application hands over. @returns why that user is refused, where that is so */
async function validateUser(
  { loadClient }: Pick<Portal, 'loadClient'>,
  name: string,
): Promise<'valid' | 'unavailable' | Message> {
  try {
    const { POST } = await loadClient();
    const { data } = await POST('/CNXUser/validateUser', { body: { name }, signal: answerInTime() });
    const { isValid, errors } = readAnswer('POST /CNXUser/validateUser', userAnswer, data);
    // Backends of others may leave out either; one that says neither says nothing about the user.
    if (typeof isValid !== 'boolean' && !Object.hasOwn(data, 'errors')) return 'unavailable';
    const [error] = errors;
    if (error) return error.message.trim() ? serverMessage(error.message) : { key: 'singleSignOn:refused' };
    return isValid === false ? { key: 'singleSignOn:refused' } : 'valid';
  } catch {
    return 'unavailable';
  }
}

function destinationOf(portal: Portal, outcome: SsoOutcome): SsoDestination | undefined {
  switch (outcome.kind) {
    case 'signedIn': {
      const destination = destinationAfterSignIn(
        portal,
        outcome.user,
        outcome.redirectUrl,
        outcome.landingPage,
      );
      return 'leaveFor' in destination ? { load: destination.leaveFor } : destination;
    }
    case 'restored': {
      const target = storedTarget(portal.storage, portal.redirectTargets);
      return { load: paths.dashboard + (target ? searchForTarget(target) : '') };
    }
    case 'refused':
    case 'canceled':
      return { to: paths.login };
    case 'passwordForgotten':
      return { to: paths.forgotPassword };
    case 'leaving':
    case 'elsewhere':
    case 'unavailable':
    case 'storageBlocked':
      return undefined;
  }
}

function reasonOf({ message, code }: { message: string | undefined; code?: string | undefined }): Message {
  const shown = message && truncateForDisplay(message).trim();
  return shown ? serverMessage(shown, code) : { key: 'singleSignOn:refused' };
}
