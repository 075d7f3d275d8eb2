import { isApiFailure, type ApiClient, type ErrorText } from '@cnx/api';
import type * as v from 'valibot';
import { preparePasswordResetRedirect } from '../../corporate-sign-in/password-reset-redirect.ts';
import type { Message } from '../../i18n/message.ts';
import type { Portal } from '../../portal.ts';
import { answerErrors, answerFlag, answerText, readAnswer, answerObject } from '../../session/read-answer.ts';
import { languageAtom } from '../../state/preferences.atoms.ts';
import { serverMessage, serverMessages } from '../../state/server-messages.ts';
import { isEmail, typedEmail } from '../../typed-email.ts';
import { forgotPasswordAtom, type MessageItem } from './forgot-password.atoms.ts';

const failure = (...messages: readonly Message[]): readonly MessageItem[] =>
  messages.map((message) => ({ message, type: 'error' }));

/**
 * Sends the form: a mail with a link for a local user, a redirect to the provider's reset page for a corporate one.
 * @returns the address to leave for; undefined when the form shows what came of it.
 */
export async function submitForgotPassword(portal: Portal, typed: string): Promise<string | undefined> {
  const { store, storage, config } = portal;
  if (store.get(forgotPasswordAtom).busy) return undefined;
  const show = (messages: readonly MessageItem[], busy = false) =>
    store.set(forgotPasswordAtom, { busy, messages });
  const email = typedEmail(typed);
  if (!isEmail(email)) {
    show(failure({ key: 'login:emailInvalid' }));
    return undefined;
  }
  show([], true);
  try {
    const client = await portal.loadClient();
    const applicationURL = storage.read('RedirectApp') ?? config.hubHomeUrl;
    const result = await requestReset(client, { email, applicationURL });
    const address = result.isSSO ? await providerAddress(portal, client, email) : undefined;
    // The page stays covered until the next one is there.
    if (address) return address;
    show(messagesOf(result));
  } catch (error) {
    show(failure(...failureMessages(error)));
  }
  return undefined;
}

/** @returns undefined where there is no provider, or it has no such page. */
async function providerAddress(
  { config, storage, origin, store }: Portal,
  client: ApiClient,
  email: string,
): Promise<string | undefined> {
  const { identityProvider: provider } = config;
  if (!provider) return undefined;
  const random = (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes);
  const options = { client, storage, provider, origin, language: store.get(languageAtom), random };
  return preparePasswordResetRedirect(options, email);
}

const resetAnswer = answerObject({
  isSSO: answerFlag,
  message: answerText,
  status: answerText,
  errors: answerErrors,
});
type ResetAnswer = v.InferOutput<typeof resetAnswer>;

async function requestReset(
  client: ApiClient,
  body: { email: string; applicationURL: string },
): Promise<ResetAnswer> {
  const { data } = await client.POST('/CNXAuth/ForgotPassword', { body });
  return readAnswer('POST /CNXAuth/ForgotPassword', resetAnswer, data);
}

function messagesOf(result: ResetAnswer): readonly MessageItem[] {
  const { isSSO, status, errors } = result;
  const message = result.message ?? '';
  if (errors.length) return failure(...errorMessages(errors));
  if (status === 'Error')
    return failure(message.trim() ? serverMessage(message) : { key: 'passwords:forgot.failed' });
  if (isSSO) return failure({ key: 'passwords:forgot.noProvider' });
  if (!status && !message.trim()) return failure({ key: 'passwords:forgot.noResponse' });
  const shown = message.trim() ? serverMessage(message) : ({ key: 'passwords:forgot.mailSent' } as const);
  return [{ message: shown, type: 'success' }];
}

function failureMessages(error: unknown): readonly Message[] {
  if (isApiFailure(error) && error.kind === 'contract') return [{ key: 'passwords:forgot.noResponse' }];
  if (!isApiFailure(error) || error.kind !== 'api') return [{ key: 'passwords:forgot.network' }];
  if (error.unreadable) return [{ key: 'passwords:forgot.noResponse' }];
  return error.errors.length ? errorMessages(error.errors) : [{ key: 'passwords:forgot.network' }];
}

/** The texts of errors; where none of them has one, that the mail could not be sent. */
function errorMessages(errors: readonly ErrorText[]): readonly Message[] {
  const written = errors.filter(({ message }) => message.trim() !== '');
  return written.length > 0 ? serverMessages(written) : [{ key: 'passwords:forgot.failed' }];
}
