import type { KnownBrowsers } from '../auth/known-browsers.ts';
import type { RegisteredApps } from '../auth/registered-apps.ts';
import type { SingleSignOn } from '../auth/single-sign-on.ts';
import { Refusal } from '../refusal.ts';
import type { Handlers } from '../server/contract-handlers.ts';
import { signedIn } from './user-info.ts';

/** The calls that concern the identity provider; without one they answer 501. */
export function singleSignOnHandlers(
  singleSignOn: SingleSignOn | undefined,
  services: { registeredApps: RegisteredApps; knownBrowsers: KnownBrowsers },
) {
  if (!singleSignOn) {
    const off = () => Promise.reject(new Refusal(501, 'Single sign-on is not offered by this backend'));
    return { getB2cChallenge: off, getB2cToken: off, validateB2cToken: off, extractSsoToken: off };
  }
  return {
    async getB2cChallenge({ caller }) {
      const { challenge, verifier } = await singleSignOn.codeFlow.begin(caller.address);
      const body = { codeChallenge: challenge, codeChallengeMethod: 'S256', codeVerifier: verifier } as const;
      return { status: 200, body };
    },
    async getB2cToken({ body: { Code: code, CodeVerifier: verifier } }) {
      return { status: 200, body: await singleSignOn.codeFlow.finish(code, verifier) };
    },
    async validateB2cToken({ query: { token }, caller }) {
      const found = await singleSignOn.check(token, caller.address);
      const errors = found ? [] : [{ message: 'The token is not valid' }];
      return { status: 200, body: { isValid: found !== undefined, email: found?.email ?? null, errors } };
    },
    async extractSsoToken({ body: { idToken }, caller }) {
      // What the browser says of the account is not used: only the signed token counts.
      return signedIn(await singleSignOn.signIn(idToken, caller), caller, services);
    },
  } satisfies Partial<Handlers>;
}
