import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { createCodeFlow } from './auth/code-flow.ts';
import { createExternalProvider } from './auth/external-provider.ts';
import type { Audit } from './auth/audit.ts';
import type { PasswordHasher } from './auth/password-hash.ts';
import { createProviderTokenCheck } from './auth/provider-token.ts';
import { createRateLimiter } from './auth/rate-limit.ts';
import type { SignIn } from './auth/sign-in.ts';
import { createSingleSignOn, type SingleSignOn } from './auth/single-sign-on.ts';
import type { SsoProvider } from './auth/sso-provider.ts';
import type { Clock } from './clock.ts';
import type { BackendConfig } from './config.ts';
import type { Database } from './database/schema.ts';
import { isLoopback } from './environment.ts';
import type { IdentityProvider } from './identity-provider/identity-provider.ts';
import { loadIdentityProvider } from './identity-provider/load.ts';
import { createLocalSsoProvider, followIssuer } from './identity-provider/local-sso-provider.ts';
import { loadProviderKeys } from './identity-provider/provider-keys.ts';
import type { MailService } from './mail-service.ts';

/** What corporate sign-in is made of. */
export interface CorporateSignInParts {
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
}

/** Sets corporate sign-in up: with the local identity provider, with one by configuration, or not at all. */
export async function createCorporateSignIn(parts: CorporateSignInParts): Promise<CorporateSignIn> {
  const { db, config, systemNow } = parts;
  if (config.identityProvider === 'off') return {};
  if (config.identityProvider !== 'local') {
    const redirectUri = `${config.publicOrigin}/`;
    const provider = createExternalProvider(config.identityProvider, redirectUri, systemNow);
    return {
      singleSignOn: assemble(provider, parts),
      foreignOrigin: new URL(provider.settings.authority).origin,
    };
  }
  await followIssuer(db, config.publicOrigin);
  let keys: ReturnType<typeof loadProviderKeys> | undefined;
  const loadKeys = () => {
    keys ??= loadProviderKeys(db, systemNow);
    keys.catch(() => (keys = undefined));
    return keys;
  };
  const host = ['0.0.0.0', '::'].includes(config.host) ? 'localhost' : config.host;
  const ownOrigin = `http://${host.includes(':') ? `[${host}]` : host}:${config.port}`;
  const provider = createLocalSsoProvider({ publicOrigin: config.publicOrigin, ownOrigin, loadKeys });
  return { singleSignOn: assemble(provider, parts), localProvider: loadedOnDemand(parts, loadKeys) };
}

function assemble(provider: SsoProvider, parts: CorporateSignInParts): SingleSignOn {
  const { db, config, now, systemNow, signIn, audit } = parts;
  const { limits } = config;
  const flows = createRateLimiter(db, now, [
    { name: 'code flow', most: limits.addressCodeFlowsPerMinute, seconds: 60 },
  ]);
  const badTokens = createRateLimiter(db, now, [
    {
      name: 'provider token',
      most: limits.addressProviderTokenFailures,
      seconds: limits.failureWindowSeconds,
    },
  ]);
  return createSingleSignOn({
    db,
    provider,
    codeFlow: createCodeFlow(db, now, limits, provider, flows),
    checkToken: createProviderTokenCheck(provider, systemNow, limits),
    badTokens,
    signIn,
    audit,
  });
}

function loadedOnDemand(
  parts: CorporateSignInParts,
  loadKeys: () => ReturnType<typeof loadProviderKeys>,
): IdentityProvider {
  const { db, config, now, systemNow, log, hasher, audit, mail } = parts;
  const { limits, publicOrigin, allowedOrigins } = config;
  let loaded: Promise<IdentityProvider> | undefined;
  const load = async () => {
    const [createIdentityProvider, keys] = await Promise.all([loadIdentityProvider(log), loadKeys()]);
    const portalOrigins = [publicOrigin, ...allowedOrigins];
    const shared = { db, now, systemNow, limits, keys, hasher, audit, log, publicOrigin, portalOrigins };
    const readable = config.demonstration && !config.mail && isLoopback(new URL(publicOrigin).hostname);
    return createIdentityProvider({
      ...shared,
      mailer: mail.always,
      ...(readable ? { outbox: mail.outbox } : {}),
    });
  };
  return async (request, response, address) => {
    loaded ??= load();
    loaded.catch(() => (loaded = undefined));
    await (
      await loaded
    )(request, response, address);
  };
}
