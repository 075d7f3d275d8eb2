import { createApiClient, type ApiClient } from '@cnx/api';
import { lazyCode } from '../lazy-code.tsx';
import type { LoadProviderSession } from './identity-provider.ts';
import { readRenewal } from './login-response.ts';
import { createRenewal, type Locks, type RenewalOutcome } from './renewal.ts';
import type { ServerClock } from './server-clock.ts';
import type { SessionManager } from './session.ts';
import type { ItemStorage } from './storage.ts';

/** What the connection between the client and the session is made of. */
export interface ConnectionOptions {
  readonly baseUrl: string;
  readonly sessionManager: SessionManager;
  readonly storage: ItemStorage;
  readonly serverClock: ServerClock;
  readonly locks: Locks | undefined;
  readonly loadProviderSession: LoadProviderSession;
  /** Called when a corporate user's session could not be renewed silently. */
  readonly onProviderRefusal: () => void;
  /** Called once for each path of the contract that the server turns out not to offer. */
  readonly onNotOffered: (path: string) => void;
  /** Called when a request could not be prepared, so that nothing was sent. */
  readonly onRejectedRequest: (cause: unknown) => void;
}

/** The client of this session, and its renewal. */
export interface Connection {
  readonly client: ApiClient;
  readonly renew: () => Promise<RenewalOutcome>;
}

/**
 * Connects the client with the session, each knowing the other only as a function: requests carry the session's token,
 * an expired one is renewed, and a session that the server ended ends here too.
 */
export function connectApi(options: ConnectionOptions): Connection {
  const { baseUrl, sessionManager, serverClock, onRejectedRequest, onNotOffered } = options;
  // Late: the login page calls the server too, and has no data to check.
  const checks = lazyCode(() => import('@cnx/api/answer-checks'));
  const client = createApiClient({
    baseUrl,
    getSession: () => sessionManager.credentials(),
    renew: async () => (await renew()) === 'renewed',
    onRejectedRequest,
    onNotOffered,
    onAnswer: ({ serverTime }) => serverClock.observe(serverTime),
    check: async (answer) => {
      if (!sessionManager.credentials()) return;
      const { checkAnswer } = await checks.load();
      checkAnswer(answer);
    },
    onSessionOver: () => sessionManager.end('expired'),
  });
  const renew = createRenewal({
    ...options,
    refresh: async (refreshToken, signal) => {
      const answer = await client.POST('/CNXAuth/refreshtoken', { body: { refreshToken }, signal });
      return readRenewal(answer.data);
    },
  });
  return { client, renew };
}
