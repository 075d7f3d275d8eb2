import type { i18n as I18n } from 'i18next';
import { finishCodeFlow, type CodeFlowOutcome } from '../../corporate-sign-in/code-flow.ts';
import { loadTexts } from '../../i18n/i18n.ts';
import { paths, type PathName } from '../../paths.ts';
import type { Message } from '../../i18n/message.ts';
import type { Portal } from '../../portal.ts';
import { destinationAfterSignIn } from '../../redirects/destination.ts';
import { addressResultAtom } from '../../session/session.atoms.ts';
import { truncateForDisplay } from '../../untrusted-text.ts';
import type { SignInStepResult } from './sign-in-step.ts';
import { showSignIn } from './sign-in.ts';

/**
 * What is to be shown when the form opens: the SSO error of an earlier page, a refused target of the address, the error
 * that the identity provider left in the address, or that this browser stores nothing. What belongs to sign-in is
 * removed from where it was kept, so it is shown once; a refused target is shown again after sign-in.
 * `hasPendingMessages` checks the same places before it fetches this code.
 * @returns the messages, and the answer of the identity provider that the address held
 */
export function takePendingMessages({ storage, store }: Portal) {
  const messages: Message[] = [];
  const ssoError = storage.read('SSOAuthError');
  storage.remove('SSOAuthError');
  if (ssoError !== undefined) messages.push({ key: 'signIn:ssoError', values: { message: ssoError } });
  const handOver = storage.read('extUrlError');
  if (handOver?.reason === 'refused') {
    messages.push({ key: 'signIn:stateRefused', values: { target: handOver.target } });
  }
  const result = store.get(addressResultAtom);
  store.set(addressResultAtom, undefined);
  const error = truncateForDisplay(result?.get('error') ?? '');
  if (error) messages.push({ key: 'signIn:authenticationError', values: { error } });
  if (!storage.persistent) messages.push({ key: 'signIn:storageBlocked' });
  return { messages, answer: result?.has('error') ? undefined : result };
}

/** Why the last session of this tab ended, where its user did not end it, and which page comes after this sign-in. */
export function endNotes({ storage }: Portal, i18n: Pick<I18n, 't'>): readonly Message[] {
  const minutes = storage.read('sessionEnd');
  if (minutes === undefined) return [];
  const address = storage.read('returnAddress')?.address;
  const pathname = address && new URL(address, 'https://portal.invalid').pathname;
  const names = Object.keys(paths) as PathName[];
  const name = names.find((each) => paths[each] === pathname);
  return [
    minutes === 0 ? { key: 'signIn:sessionOver' } : { key: 'signIn:signedOutInactive', values: { minutes } },
    ...(name
      ? [{ key: 'signIn:willReturn', values: { page: i18n.t(`portal:titles.${name}`) } } as const]
      : []),
  ];
}

/**
 * Acts on what waits for the form when it opens: finishes a sign-in whose answer the address held.
 * @returns what is to be shown, once its texts are there: messages of what went wrong, and notes.
 */
export async function openSignIn(
  portal: Portal,
  i18n: I18n,
): Promise<{ readonly messages: readonly Message[]; readonly notes: readonly Message[] }> {
  const { messages, answer } = takePendingMessages(portal);
  if (answer) {
    showSignIn(portal, { busy: 'loading' });
    await Promise.all([loadTexts(i18n, 'signIn'), loadTexts(i18n, 'singleSignOn')]);
    const { shows, destination } = await finishSignIn(portal, answer);
    showSignIn(portal, shows);
    if (destination && 'leaveFor' in destination) location.assign(destination.leaveFor);
    else if (destination) await portal.navigation.go(destination.to, { replace: true });
  }
  const ended = portal.storage.read('sessionEnd') !== undefined;
  if (messages.length > 0 || ended) await loadTexts(i18n, 'signIn').catch(() => undefined);
  // The names of pages come with the pages' own texts.
  if (ended) await loadTexts(i18n, 'portal').catch(() => undefined);
  return { messages, notes: endNotes(portal, i18n) };
}

/** Finishes a sign-in whose answer the address held. Never fails: a failure is shown. */
async function finishSignIn(portal: Portal, answer: URLSearchParams): Promise<SignInStepResult> {
  const outcome = await finishCodeFlow(portal, answer);
  if (outcome.kind !== 'signedIn') return { shows: { messages: [messageOf(outcome)] } };
  const destination = destinationAfterSignIn(portal, outcome.user, outcome.redirectUrl);
  return { shows: { busy: 'signIn:loginSuccessful' }, destination };
}

function messageOf(outcome: Exclude<CodeFlowOutcome, { kind: 'signedIn' }>): Message {
  switch (outcome.kind) {
    case 'notRequested':
      return { key: 'singleSignOn:notAsked' };
    case 'malformed':
      return { key: 'singleSignOn:malformed' };
    case 'refused':
      if (!outcome.message) return { key: 'singleSignOn:refused' };
      return { key: 'signIn:ssoError', values: { message: truncateForDisplay(outcome.message) } };
    default:
      return { key: 'login:network' };
  }
}
