import type { ForgottenPassword } from '../auth/forgotten-password.ts';
import type { PasswordUpdate } from '../auth/password-update.ts';
import type { RegisteredApps } from '../auth/registered-apps.ts';
import type { KnownBrowsers } from '../auth/known-browsers.ts';
import type { SignIn } from '../auth/sign-in.ts';
import type { Handlers } from '../server/contract-handlers.ts';
import { signedIn, tokenFields } from './user-info.ts';

/** What the calls of password sign-in need. */
export interface SignInOptions {
  readonly signIn: SignIn;
  readonly updatePassword: PasswordUpdate;
  readonly forgottenPassword: ForgottenPassword;
  readonly registeredApps: RegisteredApps;
  readonly knownBrowsers: KnownBrowsers;
}

/** The calls below /CNXAuth for passwords, renewal and sign-out. */
export function signInHandlers(options: SignInOptions) {
  const { signIn, updatePassword, forgottenPassword, registeredApps, knownBrowsers } = options;
  return {
    async validateEmailAndPassword({ body, caller }) {
      const [email, password] = 'Email' in body ? [body.Email, body.Password] : [body.email, body.password];
      return signedIn(await signIn.withPassword(email, password, caller), caller, {
        registeredApps,
        knownBrowsers,
      });
    },
    async refreshToken({ body, caller }) {
      const { tokens } = await signIn.renew(body.refreshToken, caller);
      return { status: 200, body: tokenFields(tokens) };
    },
    async logout({ body, caller }) {
      await signIn.end({ bearer: caller.bearer, refreshToken: body.refreshToken }, caller);
      return { status: 200, body: { message: 'Signed out', errors: [] } };
    },
    async resetPassword({ body, caller }) {
      await updatePassword({
        email: body.userEmail,
        encryptedOldPassword: body.oldPassword,
        encryptedNewPassword: body.newPassword,
        address: caller.address,
        browserToken: caller.browserToken,
        bearer: caller.bearer,
      });
      return { status: 200, body: { message: 'Password reset successful', errors: [] } };
    },
    async forgotPassword({ body: { email, applicationURL }, caller }) {
      const outcome = await forgottenPassword({ email, applicationUrl: applicationURL, caller });
      if (outcome.next === 'refused') {
        const { message } = outcome;
        const result = { isSSO: false, message, status: 'Error', statusCode: 404 } as const;
        return { status: 200, body: { ...result, errors: [{ message }] } };
      }
      const isSSO = outcome.next === 'identityProvider';
      const message = isSSO
        ? 'Reset the password at the identity provider.'
        : 'A mail with a link is on its way.';
      return { status: 200, body: { isSSO, message, status: 'Success', statusCode: 200, errors: [] } };
    },
  } satisfies Partial<Handlers>;
}
