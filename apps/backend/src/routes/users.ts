import type { AccountDiscovery } from '../auth/account-discovery.ts';
import { inactiveUser, noSuchAccount } from '../auth/account-discovery.ts';
import type { createClientErrors } from '../auth/client-errors.ts';
import type { AppUser } from '../auth/users.ts';
import type { Handlers } from '../server/contract-handlers.ts';
import { toUserInfo } from './user-info.ts';

/** What the calls below /CNXUser need. */
export interface UserOptions {
  readonly discoverAccount: AccountDiscovery;
  readonly findUser: (email: string) => Promise<AppUser | undefined>;
  readonly keepClientError: ReturnType<typeof createClientErrors>;
}

/** The calls below /CNXUser. */
export function userHandlers({ discoverAccount, findUser, keepClientError }: UserOptions) {
  return {
    async validateEmail({ path, caller }) {
      const outcome = await discoverAccount(path.email, caller);
      return {
        status: 200,
        body: {
          email: path.email,
          isSSO: outcome.next === 'identityProvider',
          isResetPwd: outcome.next === 'passwordReset',
          redirectUrl: outcome.next === 'redirect' ? outcome.url : null,
          showPasswordInput: outcome.next === 'password',
          errors: outcome.next === 'refused' ? [{ message: outcome.message }] : [],
        },
      };
    },
    async validateUser({ body: { name }, caller }) {
      const outcome = await discoverAccount(name, caller);
      const errors = outcome.next === 'refused' ? [{ message: outcome.message }] : [];
      return { status: 200, body: { name, isValid: errors.length === 0, errors } };
    },
    async getUserinfo({ query }) {
      const user = await findUser(query.email);
      if (!user) throw inactiveUser(404);
      return { status: 200, body: toUserInfo(user, user.active ? [] : [noSuchAccount]) };
    },
    async reportClientError({ principal, body }) {
      if (principal) await keepClientError(principal, body);
      return { status: 200, body: { message: 'Reported', errors: [] } };
    },
  } satisfies Partial<Handlers>;
}
