import { isApiFailure, type ApiClient, type ForgotPasswordResult } from '@cnx/api';
import { atom } from 'jotai';
import type { Message } from '../../i18n/message.ts';
import { isEmail } from '../../session/email.ts';
import { prepareResetTrip } from '../../corporate-sign-in/password-reset-redirect.ts';
import { sessionServicesAtom } from '../../session/session.atoms.ts';
import { loadClientAtom } from '../../state/api.atoms.ts';
import { configAtom } from '../../state/config.atoms.ts';
import { languageAtom } from '../../state/preferences.atoms.ts';
import { serverMessage, serverMessages } from '../../state/server-words.ts';

/** A message above the form. */
export interface MessageItem {
  readonly message: Message;
  /** @default 'info' */
  readonly type?: 'error' | 'success' | 'info';
}

/** What the form shows. */
export interface ForgotPasswordState {
  readonly busy: boolean;
  readonly messages: readonly MessageItem[];
}

const idle: ForgotPasswordState = { busy: false, messages: [] };
const stateAtom = atom(idle);

/** What the form shows now. */
export const forgotPasswordAtom = atom((get) => get(stateAtom));

/** Begins anew, as when the form is left. */
export const resetForgotPasswordAtom = atom(null, (_get, set) => set(stateAtom, idle));

/** What came of asking for a new password. */
type Asked = { readonly messages: readonly MessageItem[]; readonly leaveFor?: string };

const failure = (...messages: readonly Message[]): Asked => ({
  messages: messages.map((message) => ({ message, type: 'error' })),
});

/**
 * Sends the form: a mail with a link for a local user, a trip to the provider's reset page for a corporate one.
 * @returns the address to leave for; nothing when the form says what came of it.
 */
export const submitForgotPasswordAtom = atom(
  null,
  async (get, set, typed: string): Promise<string | undefined> => {
    if (get(stateAtom).busy) return undefined;
    const email = typed.trim();
    if (!isEmail(email)) {
      set(stateAtom, { ...idle, ...failure({ key: 'login:emailInvalid' }) });
      return undefined;
    }
    set(stateAtom, { busy: true, messages: [] });
    const { storage, origin } = get(sessionServicesAtom);
    const { hubHomeUrl, identityProvider: provider } = get(configAtom);
    const random = (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes);
    try {
      const client = await get(loadClientAtom)();
      const applicationURL = storage.read('RedirectApp') ?? hubHomeUrl;
      const result = await ask(client, { email, applicationURL });
      const trip = { client, storage, origin, language: get(languageAtom), random };
      const address =
        result?.isSSO && provider ? await prepareResetTrip({ ...trip, provider }, email) : undefined;
      const asked = address ? { messages: [] } : answerOf(result);
      // The page stays covered until the next one is there.
      set(stateAtom, { busy: address !== undefined, messages: asked.messages });
      return address;
    } catch (error) {
      set(stateAtom, { ...idle, ...failure(...failureMessages(error)) });
      return undefined;
    }
  },
);

/** @returns undefined when the server's answer is no object. */
async function ask(
  client: ApiClient,
  body: { email: string; applicationURL: string },
): Promise<Partial<ForgotPasswordResult> | undefined> {
  const { data } = await client.POST('/CNXAuth/ForgotPassword', { body });
  // Read once more by hand: other backends may answer what the contract does not have.
  const given: unknown = data;
  return typeof given === 'object' && given !== null && !Array.isArray(given) ? given : undefined;
}

function answerOf(result: Partial<ForgotPasswordResult> | undefined): Asked {
  if (!result) return failure({ key: 'passwords:forgot.noResponse' });
  const { isSSO, status } = result;
  const errors = Array.isArray(result.errors) ? result.errors : [];
  const message = typeof result.message === 'string' ? result.message : '';
  if (errors.length) return failure(...serverMessages(errors));
  if (status === 'Error')
    return failure(message.trim() ? serverMessage(message) : { key: 'passwords:forgot.failed' });
  if (isSSO) return failure({ key: 'passwords:forgot.noProvider' });
  const said = message.trim() ? serverMessage(message) : ({ key: 'passwords:forgot.mailSent' } as const);
  return { messages: [{ message: said, type: 'success' }] };
}

function failureMessages(error: unknown): readonly Message[] {
  if (!isApiFailure(error) || error.kind !== 'api') return [{ key: 'passwords:forgot.network' }];
  if (error.unreadable) return [{ key: 'passwords:forgot.noResponse' }];
  return error.errors.length ? serverMessages(error.errors) : [{ key: 'passwords:forgot.network' }];
}
