import type { PasswordUpdate } from '../auth/password-update.ts';
import type { SignIn, TokenPackage } from '../auth/sign-in.ts';
import type { Handlers } from '../server/contract-handlers.ts';
import { notOffered } from './not-offered.ts';
import { toUserInfo } from './user-info.ts';

/** What the calls below /CNXAuth need. */
export interface SignInParts {
  readonly signIn: SignIn;
  readonly updatePassword: PasswordUpdate;
}

type SignInHandlers = Pick<
  Handlers,
  | 'validateEmailAndPassword'
  | 'refreshToken'
  | 'logout'
  | 'resetPassword'
  | 'forgotPassword'
  | 'getB2cChallenge'
  | 'getB2cToken'
  | 'validateB2cToken'
  | 'extractSsoToken'
>;

const singleSignOn = notOffered('Single sign-on');

/** The calls below /CNXAuth. */
export function signInHandlers({ signIn, updatePassword }: SignInParts): SignInHandlers {
  return {
    async validateEmailAndPassword({ body, caller }) {
      const [email, password] = 'Email' in body ? [body.Email, body.Password] : [body.email, body.password];
      const { user, tokens } = await signIn.withPassword(email, password, caller);
      const userinfo = toUserInfo(user);
      return {
        status: 200,
        body: { ...tokenFields(tokens), email: user.email, authenticated: true, userinfo },
      };
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
      });
      return { status: 200, body: { message: 'Password reset successful', errors: [] } };
    },
    forgotPassword: notOffered('Password reset by mail'),
    getB2cChallenge: singleSignOn,
    getB2cToken: singleSignOn,
    validateB2cToken: singleSignOn,
    extractSsoToken: singleSignOn,
  };
}

function tokenFields({ idToken, refreshToken, expiresInSeconds }: TokenPackage) {
  return { id_token: idToken, refresh_token: refreshToken, expires_in: expiresInSeconds };
}
