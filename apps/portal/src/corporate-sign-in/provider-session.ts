import type { ApiClient } from '@cnx/api';
import { readLogin } from '../session/login-response.ts';
import { providerFault } from './provider-error.ts';
import type { LoadProviderLink, ProviderRefusal, ProviderSession } from './provider.ts';
import type { UserData } from '../session/storage.ts';

/** What the provider's side of a session is made of. */
export interface ProviderSessionParts {
  readonly loadLink: LoadProviderLink;
  readonly loadClient: () => Promise<ApiClient>;
}

/** Makes the provider's side of corporate sessions, over the one link to it. */
export function createProviderSession({ loadLink, loadClient }: ProviderSessionParts): ProviderSession {
  return {
    renew: async (user, signal) => {
      const answer = await loadLink()
        .then((link) => link.signInSilently(nameOf(user), true))
        .catch(refusalOf);
      if (typeof answer === 'string') return answer;
      const client = await loadClient();
      const { data } = await client.POST('/CNXAuth/ExtractSSOToken', { body: answer, signal });
      const login = readLogin(data, nameOf(user) ?? '');
      return login.kind === 'signedIn' ? login.tokens : 'refused';
    },
    check: (user) =>
      loadLink()
        .then((link) => link.checkSession(nameOf(user)))
        .then(() => 'valid' as const, refusalOf),
    signOut: async (returnTo) => {
      try {
        const link = await loadLink();
        await link.leaveToSignOut(undefined, returnTo);
        return true;
      } catch (cause) {
        // Whoever runs the portal finds here why people stay signed in at the provider.
        // eslint-disable-next-line no-console
        console.error('Not signed out at the identity provider: it cannot be reached', cause);
        return false;
      }
    },
  };
}

const nameOf = ({ email, username }: UserData) => username ?? email;

/** Only the provider's own word ends a session: a frame that was too slow says nothing. */
function refusalOf(error: unknown): ProviderRefusal {
  const fault = providerFault(error);
  return fault === 'unreachable' || fault === 'timedOut' || fault === 'inProgress'
    ? 'unreachable'
    : 'refused';
}
