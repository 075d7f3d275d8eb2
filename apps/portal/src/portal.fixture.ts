import { createApiClient } from '@cnx/api';
import { parseConfig, type PortalConfig } from './config.ts';
import { createNavigation, type Portal } from './portal.ts';
import { createServerClock } from './session/server-clock.ts';
import { sessionAtom } from './session/session.atoms.ts';
import { openTab, testTime } from './session/session.fixture.ts';
import { createPortalStore } from './state/store.ts';

/** The public key of a test configuration that encrypts nothing: the size is right. */
const emptyKey = `-----BEGIN PUBLIC KEY-----${btoa('\0'.repeat(294))}-----END PUBLIC KEY-----`;

/** A configuration of a portal with one registered application. */
export function testConfig(changes: Partial<PortalConfig> = {}): PortalConfig {
  const config = parseConfig({
    apiBase: '/api',
    hubHomeUrl: 'https://hub.example/home',
    redirectHosts: ['localhost:4100'],
    passwordPublicKey: changes.passwordPublicKey ?? emptyKey,
  });
  return { ...config, ...changes };
}

/** What a test portal is made of. */
export interface TestPortalOptions extends Partial<Omit<Portal, 'config' | 'storage' | 'sessionManager'>> {
  readonly config?: Partial<PortalConfig>;
  /** The tab whose items and session it has. @default a new one */
  readonly tab?: ReturnType<typeof openTab>;
  /** Answers the calls of its client. @default no network */
  readonly answer?: (request: Request) => Response | Promise<Response>;
}

/** The services of a tab at {@link testTime}, with nothing behind them but what the test gives. */
export function testPortal({ tab = openTab(), config, answer, ...services }: TestPortalOptions = {}) {
  const { storage, sessionManager } = tab;
  const origin = 'https://portal.example';
  const complete = testConfig(config);
  const client = createApiClient({
    baseUrl: 'http://api.example',
    getSession: () => sessionManager.credentials(),
    fetch: async (request) => {
      if (!answer) throw new TypeError('Failed to fetch');
      return answer(request);
    },
  });
  const store = createPortalStore();
  store.set(sessionAtom, sessionManager.current());
  sessionManager.subscribe((session) => store.set(sessionAtom, session));
  const portal: Portal = {
    config: complete,
    store,
    storage,
    sessionManager,
    serverClock: createServerClock(() => testTime),
    now: () => testTime,
    origin,
    locks: undefined,
    redirectTargets: { ownOrigin: origin, hosts: complete.redirectHosts },
    navigation: createNavigation(),
    loadClient: () => Promise.resolve(client),
    loadPasswordEncryption: () => import('./session/encrypt-password.ts'),
    renewSession: () => Promise.resolve(),
    loadProviderClient: () => Promise.reject(new Error('there is no provider')),
    loadProviderSession: () => Promise.resolve(undefined),
    connectTabs: () => Promise.resolve(),
    checkStoredSession: () => true,
    forceSignOut: () => undefined,
    ...services,
  };
  return { ...tab, portal, store };
}
