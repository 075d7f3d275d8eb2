import { createApiClient, SessionOverError, type ApiClient } from '@cnx/api';
import { readTokens } from './read-tokens.ts';
import type { LoadProviderSession } from '../corporate-sign-in/provider.ts';
import { createRenewal, type Locks, type RenewalOutcome } from './renewal.ts';
import type { ServerClock } from './server-clock.ts';
import type { SessionKeeper } from './session.ts';
import type { ItemStorage } from './storage.ts';

/** What the connection between the client and the session is made of. */
export interface ConnectionOptions {
  readonly baseUrl: string;
  readonly keeper: SessionKeeper;
  readonly storage: ItemStorage;
  readonly clock: ServerClock;
  readonly locks: Locks | undefined;
  readonly loadProvider: LoadProviderSession;
  /** Told when a corporate user's session could not be renewed silently. */
  readonly onProviderRefusal: () => void;
  /** Told when a request could not be prepared, so that nothing was sent. */
  readonly onRejectedRequest: (cause: unknown) => void;
}

/** The client of this session, and its renewal. */
export interface Connection {
  readonly client: ApiClient;
  readonly renew: () => Promise<RenewalOutcome>;
}

/**
 * Ties the client to the session, each knowing the other only as a function: requests carry the session's token, an
 * expired one is renewed, and a session that the server ended ends here too.
 */
export function connectApi(options: ConnectionOptions): Connection {
  const { baseUrl, keeper, storage, clock, locks, loadProvider, onProviderRefusal, onRejectedRequest } =
    options;
  const client = observed(
    createApiClient({
      baseUrl,
      getSession: () => keeper.credentials(),
      renew: async () => (await renew()) === 'renewed',
      onRejectedRequest,
    }),
    { clock, keeper },
  );
  const renew = createRenewal({
    keeper,
    storage,
    locks,
    loadProvider,
    onProviderRefusal,
    refresh: async (refreshToken, signal) => {
      const answer = await client.POST('/CNXAuth/refreshtoken', { body: { refreshToken }, signal });
      return readTokens(answer.data);
    },
  });
  return { client, renew };
}

type Call = (...call: unknown[]) => Promise<{ meta: { serverTime: number | null } }>;

/** The same client, with every answer telling the time and a session's end reaching the keeper. */
function observed(
  client: ApiClient,
  { clock, keeper }: { clock: ServerClock; keeper: SessionKeeper },
): ApiClient {
  const watch =
    (send: Call): Call =>
    async (...call) => {
      // Another server knows neither our time nor our sessions.
      const ours = (call[1] as { baseUrl?: string } | undefined)?.baseUrl === undefined;
      try {
        const answer = await send(...call);
        if (ours) clock.observe(answer.meta.serverTime);
        return answer;
      } catch (error) {
        if (ours && error instanceof SessionOverError) keeper.end();
        throw error;
      }
    };
  const { GET, POST } = client as unknown as Readonly<Record<'GET' | 'POST', Call>>;
  return { GET: watch(GET), POST: watch(POST) } as unknown as ApiClient;
}
