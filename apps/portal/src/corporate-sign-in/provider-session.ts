import type { ApiClient } from '@cnx/api';
import { readLogin } from '../session/login-response.ts';
import { providerFault } from './provider-error.ts';
import type { ProviderRefusal, ProviderSession } from '../session/identity-provider.ts';
import type { UserData } from '../session/storage.ts';
import type { ProviderClient } from './msal.ts';

/** Loads the client of the identity provider. Rejects where there is none. */
export type LoadProviderClient = () => Promise<ProviderClient>;

/** What the provider's side of a session is made of. */
export interface ProviderSessionOptions {
  readonly loadProviderClient: LoadProviderClient;
  readonly loadClient: () => Promise<ApiClient>;
}

/** Makes the provider's side of corporate sessions, over the one link to it. */
export function createProviderSession({
  loadProviderClient,
  loadClient,
}: ProviderSessionOptions): ProviderSession {
  return {
    renew: async (user, signal) => {
      const answer = await loadProviderClient()
        .then((client) => client.signInSilently(usernameOf(user)))
        .catch(refusalOf);
      if (typeof answer === 'string') return answer;
      const client = await loadClient();
      const { data } = await client.POST('/CNXAuth/ExtractSSOToken', { body: answer, signal });
      const login = readLogin(data, usernameOf(user) ?? '');
      if (login.kind === 'signedIn') return login.tokens;
      // Neither a session nor a word against it: nothing follows from that.
      return login.kind === 'errors' ? 'refused' : 'unreachable';
    },
    check: (user) =>
      loadProviderClient()
        .then((client) => client.checkSession(usernameOf(user)))
        .then(() => 'valid' as const, refusalOf),
    signOut: async (returnTo) => {
      try {
        const client = await loadProviderClient();
        await client.leaveToSignOut(undefined, returnTo);
        return true;
      } catch (cause) {
        // Shows the operator why users stay signed in at the provider.
        // eslint-disable-next-line no-console
        console.error('Not signed out at the identity provider: it cannot be reached', cause);
        return false;
      }
    },
  };
}

const usernameOf = ({ email, username }: UserData) => username ?? email;

/** Only the provider's own word ends a session: a frame that was too slow says nothing. */
function refusalOf(error: unknown): ProviderRefusal {
  const fault = providerFault(error);
  return fault === 'unreachable' || fault === 'timedOut' || fault === 'inProgress'
    ? 'unreachable'
    : 'refused';
}
