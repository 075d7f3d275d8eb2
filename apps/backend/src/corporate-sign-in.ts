import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Audit } from './auth/audit.ts';
import { createCodeFlow } from './auth/code-flow.ts';
import { createExternalProvider, watchProvider } from './auth/external-provider.ts';
import type { ProviderState } from './server/readiness.ts';
import type { PasswordHasher } from './auth/password-hash.ts';
import { createProviderTokenCheck } from './auth/provider-token.ts';
import { createRateLimiter } from './auth/rate-limit.ts';
import type { SignIn } from './auth/sign-in.ts';
import { createSingleSignOn, type SingleSignOn } from './auth/single-sign-on.ts';
import type { SsoProvider } from './auth/sso-provider.ts';
import type { Clock } from './clock.ts';
import { isLoopback, type BackendConfig } from './config.ts';
import type { Database } from './database/schema.ts';
import type { IdentityProvider } from './identity-provider/identity-provider.ts';
import { createLocalSsoProvider, followIssuer } from './identity-provider/local-sso-provider.ts';
import { loadProviderKeys } from './identity-provider/provider-keys.ts';
import type { MailService } from './mail/mailer.ts';

/** What corporate sign-in is made of. */
export interface CorporateSignInOptions {
  readonly db: Kysely<Database>;
  readonly config: BackendConfig;
  readonly now: Clock;
  /** Identity providers date their tokens by real time, also while a demonstration's clock is set. */
  readonly systemNow: Clock;
  readonly log: Logger;
  readonly hasher: PasswordHasher;
  readonly signIn: SignIn;
  readonly audit: Audit;
  readonly mail: MailService;
}

/** Corporate sign-in as configured. */
export interface CorporateSignIn {
  /** Absent where it is switched off. */
  readonly singleSignOn?: SingleSignOn;
  /** The local identity provider; it is loaded by its first request. */
  readonly localProvider?: IdentityProvider;
  /** A provider on another origin than ours. */
  readonly foreignOrigin?: string;
  /** Whether the provider answered when it was last asked; asks again, without waiting for it, when that was long ago. */
  readonly providerState: () => ProviderState;
}

/** Sets corporate sign-in up: with the local identity provider, with one by configuration, or not at all. */
export async function createCorporateSignIn(options: CorporateSignInOptions): Promise<CorporateSignIn> {
  const { db, config, systemNow, log } = options;
  const { identityProvider, publicOrigin } = config;
  if (identityProvider === 'off') return { providerState: () => 'none' };
  if (identityProvider !== 'local') {
    const provider = createExternalProvider(identityProvider, `${publicOrigin}/`, systemNow);
    const { origin: foreignOrigin } = new URL(identityProvider.authority);
    const providerState = watchProvider(identityProvider, systemNow, log);
    return { singleSignOn: signOnWith(provider, options), foreignOrigin, providerState };
  }
  await followIssuer(db, publicOrigin);
  const loadKeys = once(() => loadProviderKeys(db, systemNow));
  const host = ['0.0.0.0', '::'].includes(config.host) ? 'localhost' : config.host;
  const ownOrigin = `http://${host.includes(':') ? `[${host}]` : host}:${config.port}`;
  const provider = createLocalSsoProvider({ publicOrigin, ownOrigin, loadKeys });
  const load = once(() => loadIdentityProvider(options, loadKeys));
  return {
    singleSignOn: signOnWith(provider, options),
    localProvider: async (...request) => (await load())(...request),
    providerState: () => 'answers',
  };
}

function signOnWith(provider: SsoProvider, options: CorporateSignInOptions): SingleSignOn {
  const { db, config, now, systemNow, signIn, audit } = options;
  const { limits } = config;
  const flows = createRateLimiter(db, now, {
    name: 'code flow',
    maxHits: limits.addressCodeFlowsPerMinute,
    seconds: 60,
  });
  const seconds = limits.failureWindowSeconds;
  const badTokens = createRateLimiter(db, now, {
    name: 'provider token',
    maxHits: limits.addressProviderTokenFailures,
    seconds,
  });
  const codeFlow = createCodeFlow(db, now, limits, provider, flows);
  const checkToken = createProviderTokenCheck(provider, systemNow, limits);
  return createSingleSignOn({ db, provider, codeFlow, checkToken, badTokens, signIn, audit });
}

async function loadIdentityProvider(
  options: CorporateSignInOptions,
  loadKeys: () => ReturnType<typeof loadProviderKeys>,
): Promise<IdentityProvider> {
  const { config, log, mail } = options;
  const { limits, publicOrigin, allowedOrigins } = config;
  const keys = await loadKeys();
  const createIdentityProvider = await importIdentityProvider(log);
  const readable = config.demonstration && !config.mail && isLoopback(new URL(publicOrigin).hostname);
  return createIdentityProvider({
    ...options,
    limits,
    keys,
    publicOrigin,
    portalOrigins: [publicOrigin, ...allowedOrigins],
    mailer: mail.always,
    outbox: readable ? mail.outbox : undefined,
  });
}

/**
 * Imports the local identity provider, which takes a start about 60 ms that most starts never need. oidc-provider prints
 * on the terminal that it was not made for Node 20, where all we use of it is tested: that goes to the log instead.
 */
async function importIdentityProvider(log: Logger) {
  /* eslint-disable no-console -- this is about what another library writes there */
  const { warn } = console;
  console.warn = (...messages: unknown[]) => log.info(messages.map(String).join(' '));
  try {
    return (await import('./identity-provider/identity-provider.ts')).createIdentityProvider;
  } finally {
    console.warn = warn;
  }
  /* eslint-enable no-console */
}

/** Runs `load` on the first call and answers every later one from it; a failure is forgotten. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load();
    loaded.catch(() => (loaded = undefined));
    return loaded;
  };
}
