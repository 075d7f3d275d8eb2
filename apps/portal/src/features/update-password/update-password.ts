import { isApiFailure, type ApiClient, type ErrorText, type ResetPasswordRequest } from '@cnx/api';
import type { Message } from '../../i18n/message.ts';
import { paths } from '../../paths.ts';
import type { Portal } from '../../portal.ts';
import { landingPath } from '../../paths.ts';
import { mailLinkText } from '../../redirects/address-result.ts';
import { addressResultAtom, userAtom } from '../../session/session.atoms.ts';
import { answerErrors, readAnswer, answerObject } from '../../session/read-answer.ts';
import { serverMessages } from '../../state/server-messages.ts';
import { isEmail, typedEmail } from '../../typed-email.ts';
import { readMailLink, type MailLink } from './mail-link.ts';
import { composed, passwordFaults, type PasswordFaults, type PasswordFields } from './password-rules.ts';

/** A password update as the portal speaks of it; the contract has other names for the same. */
export interface PasswordUpdatePayload {
  readonly userEmail: string;
  /** The current password, or the code of a reset mail. */
  readonly encryptedOldPassword: string;
  readonly encryptedNewPassword: string;
}

/** Whose password is changed, and what the change is allowed by. */
export interface UpdateSubject {
  /** Undefined when the user has to type it. */
  readonly email: string | undefined;
  /** What the link of a mail brought; its code stands in for the current password. */
  readonly link: MailLink | undefined;
  /** Whether signing in asked for it: the user did not choose to come here, and needs a reason. */
  readonly isDue: boolean;
}

/** Whose password is to be changed: the user of a mail's link, the one who must change it, or the signed-in one. */
export function readSubject({ store, storage }: Portal): UpdateSubject {
  const text = store.get(addressResultAtom)?.get(mailLinkText) ?? storage.read('mailLink') ?? '';
  const link = readMailLink(text);
  if (link) return { email: link.email, link, isDue: false };
  const due = storage.read('resetEmail');
  return { email: due ?? store.get(userAtom)?.email, link: undefined, isDue: due !== undefined };
}

/** Keeps what a mail's link brought for a reload of this tab, and nowhere else. @returns forgets it */
export function keepLink({ store, storage }: Portal, { link }: UpdateSubject): () => void {
  store.set(addressResultAtom, undefined);
  if (link) storage.write('mailLink', link.text);
  return () => storage.remove('mailLink');
}

/** What came of an update. */
export type UpdateResult =
  | { readonly kind: 'faults'; readonly faults: PasswordFaults }
  | { readonly kind: 'failed'; readonly messages: readonly Message[]; readonly linkNotGood?: true }
  | {
      readonly kind: 'updated';
      /** The user who is signed in here, where that is not the one whose password was changed. */
      readonly stillSignedIn: string | undefined;
    };

/** Changes the password. Never fails: a failure is a result. */
export async function updatePassword(
  portal: Portal,
  subject: UpdateSubject,
  fields: PasswordFields,
): Promise<UpdateResult> {
  const email = subject.email ?? typedEmail(fields.email);
  const faults = {
    ...passwordFaults(fields, subject.link === undefined),
    ...(isEmail(email) ? {} : { email: { key: 'login:emailInvalid' } as const }),
  };
  if (Object.keys(faults).length) return { kind: 'faults', faults };
  try {
    const client = await portal.loadClient();
    const current = subject.link?.code ?? fields.current;
    const payload = await encryptPayload(portal, { email, current, next: composed(fields.next) });
    const errors = await send(client, payload);
    if (errors.length) return { kind: 'failed', messages: serverMessages(errors) };
  } catch (error) {
    return failureOf(error, subject);
  }
  portal.storage.remove('resetEmail');
  portal.storage.remove('mailLink');
  // What was stored while signing in says that the password must be changed: it is no longer so.
  const user = portal.store.get(userAtom);
  if (!user) portal.storage.remove('userData', 'session');
  const signedIn = user?.email;
  const isOther = signedIn?.toLowerCase() !== email.toLowerCase();
  return { kind: 'updated', stillSignedIn: isOther ? signedIn : undefined };
}

/** Where the form leads: to the login page without a session, else to the landing page of the user's role. */
export function destinationAfterUpdate({ store }: Portal, state: string | undefined): string {
  const user = store.get(userAtom);
  const landing = user ? landingPath(user) : paths.login;
  return state === undefined ? landing : `${landing}?${new URLSearchParams({ state }).toString()}`;
}

async function encryptPayload(
  { config, serverClock, loadPasswordEncryption }: Portal,
  { email, current, next }: { email: string; current: string; next: string },
): Promise<PasswordUpdatePayload> {
  const { encryptPassword } = await loadPasswordEncryption();
  const serverTime = serverClock.now();
  return {
    userEmail: email,
    encryptedOldPassword: encryptPassword(current, serverTime, config),
    encryptedNewPassword: encryptPassword(next, serverTime, config),
  };
}

/** The status is the outcome; backends of others refuse in a list all the same. */
const updateAnswer = answerObject({ errors: answerErrors });

/** @returns what the server refused the change for */
async function send(client: ApiClient, payload: PasswordUpdatePayload): Promise<readonly ErrorText[]> {
  const { userEmail, encryptedOldPassword: oldPassword, encryptedNewPassword: newPassword } = payload;
  const body: ResetPasswordRequest = { userEmail, oldPassword, newPassword };
  const params = { header: { 'user-identifier': userEmail } };
  const { data } = await client.POST('/CNXAuth/ResetPassword', { body, params });
  return readAnswer('POST /CNXAuth/ResetPassword', updateAnswer, data).errors;
}

function failureOf(error: unknown, { email, link }: UpdateSubject): UpdateResult {
  if (!isApiFailure(error) || error.kind !== 'api')
    return { kind: 'failed', messages: [{ key: 'passwords:update.unexpected' }] };
  if (link && error.status === 401) {
    if (email === undefined)
      return { kind: 'failed', messages: [{ key: 'passwords:update.linkOfOther' }], linkNotGood: true };
    return link.invited
      ? { kind: 'failed', messages: [{ key: 'passwords:update.invitationNotGood' }] }
      : { kind: 'failed', messages: [{ key: 'passwords:update.linkNotGood' }], linkNotGood: true };
  }
  const messages = serverMessages(error.errors);
  return { kind: 'failed', messages: messages.length ? messages : [{ key: 'passwords:update.failed' }] };
}
