import { atom } from 'jotai';
import type { Message } from '../../i18n/message.ts';
import { arrivalOf } from '../../redirects/destination.ts';
import { finishCodeFlow, type AddressOutcome } from '../../corporate-sign-in/code-flow.ts';
import { refuseTarget } from '../../redirects/redirect-state.ts';
import { allowedTarget } from '../../redirects/redirect-target.ts';
import { allowedTargetsAtom, sessionServicesAtom } from '../../session/session.atoms.ts';
import { shownWords } from '../../session/shown-words.ts';
import { loadClientAtom } from '../../state/api.atoms.ts';
import type { StepTaken } from './sign-in-step.ts';

/** Finishes a sign-in whose answer the address held. Never fails: a failure is shown. */
export const takeAnswerAtom = atom(null, async (get, _set, result: URLSearchParams): Promise<StepTaken> => {
  const { storage, keeper } = get(sessionServicesAtom);
  const allowed = get(allowedTargetsAtom);
  const outcome = await finishCodeFlow({ storage, keeper, loadClient: get(loadClientAtom) }, result);
  if (outcome.kind !== 'signedIn') return { shows: { messages: [messageOf(outcome)] } };
  const { redirectUrl, user } = outcome;
  const target = redirectUrl && allowedTarget(redirectUrl, allowed);
  if (redirectUrl && !target) refuseTarget(storage, redirectUrl);
  return {
    shows: { busy: 'signIn:loginSuccessful' },
    exit: target ? { leaveFor: target } : { to: arrivalOf(user, storage, allowed) },
  };
});

function messageOf(outcome: Exclude<AddressOutcome, { kind: 'signedIn' }>): Message {
  switch (outcome.kind) {
    case 'notAsked':
      return { key: 'singleSignOn:notAsked' };
    case 'malformed':
      return { key: 'singleSignOn:malformed' };
    case 'refused':
      if (!outcome.words) return { key: 'singleSignOn:refused' };
      return { key: 'signIn:ssoError', values: { message: shownWords(outcome.words) } };
    default:
      return { key: 'singleSignOn:unavailable' };
  }
}
