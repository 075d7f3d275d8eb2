import { isApiFailure, type ApiClient, type ResetPasswordRequest } from '@cnx/api';
import { atom } from 'jotai';
import type { PortalConfig } from '../../config.ts';
import type { Message } from '../../i18n/message.ts';
import { paths } from '../../paths.ts';
import { addressResultAtom } from '../../redirects/address-result.ts';
import { isEmail } from '../../session/email.ts';
import { landingOf } from '../../redirects/landing.ts';
import { sessionServicesAtom, userAtom } from '../../session/session.atoms.ts';
import { loadClientAtom } from '../../state/api.atoms.ts';
import { configAtom } from '../../state/config.atoms.ts';
import { serverMessages } from '../../state/server-words.ts';
import { passwordFaults, type PasswordFaults, type PasswordFields } from './password-rules.ts';

/** A password update as the portal speaks of it; the contract has other names for the same. */
export interface PasswordUpdatePayload {
  readonly userEmail: string;
  /** The current password, or the code of a reset mail. */
  readonly encryptedOldPassword: string;
  readonly encryptedNewPassword: string;
}

/** Whose password is changed, and what the change is allowed by. */
export interface UpdateSubject {
  /** Undefined when it has to be asked for. */
  readonly email: string | undefined;
  /** The code of a reset mail, which stands in for the current password. It is kept in memory only. */
  readonly code: string | undefined;
  /** The application that the mail was asked for in. */
  readonly state: string | undefined;
}

/** Whose password is to be changed. */
export const readSubjectAtom = atom(null, (get): UpdateSubject => {
  const { storage } = get(sessionServicesAtom);
  const result = get(addressResultAtom);
  const code = result?.get('code') ?? undefined;
  const named = result?.get('email') ?? '';
  if (code && isEmail(named)) return { email: named, code, state: result?.get('state') ?? undefined };
  const user = get(userAtom);
  return { email: storage.read('resetEmail') ?? user?.email, code: undefined, state: undefined };
});

/** Forgets the code that the address held: the form has it. */
export const dropCodeAtom = atom(null, (_get, set) => set(addressResultAtom, undefined));

/** What came of an update. */
export type UpdateResult =
  | { readonly kind: 'faults'; readonly faults: PasswordFaults }
  | { readonly kind: 'failed'; readonly messages: readonly Message[]; readonly linkNotGood?: true }
  | { readonly kind: 'updated' };

/** Changes the password. Never fails: a failure is a result. */
export const updatePasswordAtom = atom(
  null,
  async (get, _set, subject: UpdateSubject, fields: PasswordFields): Promise<UpdateResult> => {
    const email = subject.email ?? fields.email.trim();
    const faults = {
      ...passwordFaults(fields, subject.code === undefined),
      ...(isEmail(email) ? {} : { email: { key: 'login:emailInvalid' } as const }),
    };
    if (Object.keys(faults).length) return { kind: 'faults', faults };
    const { storage, clock } = get(sessionServicesAtom);
    try {
      const client = await get(loadClientAtom)();
      const old = subject.code ?? fields.current;
      const payload = await encrypted(get(configAtom), clock.now(), { email, old, next: fields.next });
      await send(client, payload);
    } catch (error) {
      return failureOf(error, subject);
    }
    storage.remove('resetEmail');
    // What was stored while signing in says that the password must be changed: it is no longer so.
    if (!get(userAtom)) storage.remove('userData', 'session');
    return { kind: 'updated' };
  },
);

/** Where to go from here: the login page without a session, else the landing by role. */
export const landAtom = atom(null, (get, _set, state: string | undefined): string => {
  const user = get(userAtom);
  const landing = user ? landingOf(user) : paths.login;
  return state === undefined ? landing : `${landing}?${new URLSearchParams({ state }).toString()}`;
});

async function encrypted(
  config: PortalConfig,
  serverTime: Date,
  { email, old, next }: { email: string; old: string; next: string },
): Promise<PasswordUpdatePayload> {
  const { encryptPassword } = await import('../../session/encrypt-password.ts');
  return {
    userEmail: email,
    encryptedOldPassword: encryptPassword(old, serverTime, config),
    encryptedNewPassword: encryptPassword(next, serverTime, config),
  };
}

async function send(client: ApiClient, payload: PasswordUpdatePayload): Promise<void> {
  const { userEmail, encryptedOldPassword: oldPassword, encryptedNewPassword: newPassword } = payload;
  const body: ResetPasswordRequest = { userEmail, oldPassword, newPassword };
  await client.POST('/CNXAuth/ResetPassword', { body, params: { header: { 'user-identifier': userEmail } } });
}

function failureOf(error: unknown, { code }: UpdateSubject): UpdateResult {
  if (!isApiFailure(error) || error.kind !== 'api')
    return { kind: 'failed', messages: [{ key: 'passwords:update.unexpected' }] };
  if (code !== undefined && error.status === 401)
    return { kind: 'failed', messages: [{ key: 'passwords:update.linkNotGood' }], linkNotGood: true };
  const said = serverMessages(error.errors);
  return { kind: 'failed', messages: said.length ? said : [{ key: 'passwords:update.failed' }] };
}
