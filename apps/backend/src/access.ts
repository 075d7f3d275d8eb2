import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { createAccountDiscovery } from './auth/account-discovery.ts';
import { createAudit } from './auth/audit.ts';
import { createForgottenPassword } from './auth/forgotten-password.ts';
import { createHandOver } from './auth/hand-over.ts';
import { createIdTokens } from './auth/id-token.ts';
import { createLockOut } from './auth/lock-out.ts';
import { createOneTimeEnvelopes } from './auth/one-time-envelope.ts';
import { createPasswordCheck } from './auth/password-check.ts';
import { createPasswordHasher, type HashCost } from './auth/password-hash.ts';
import { createPasswordUpdate } from './auth/password-update.ts';
import { publishedKeys } from './auth/public-keys.ts';
import { createRateLimiter, type RateLimiter } from './auth/rate-limit.ts';
import { createRefreshTokens } from './auth/refresh-tokens.ts';
import { createRegisteredApps, type RegisteredApps } from './auth/registered-apps.ts';
import { createResetLinks } from './auth/reset-links.ts';
import { createSessions } from './auth/sessions.ts';
import { createSignIn } from './auth/sign-in.ts';
import { loadSigningKeys, type SigningKeys } from './auth/signing-keys.ts';
import { findUserByEmail } from './auth/users.ts';
import type { Clock } from './clock.ts';
import type { BackendConfig } from './config.ts';
import { createCorporateSignIn, type CorporateSignIn } from './corporate-sign-in.ts';
import type { Database } from './database/schema.ts';
import type { Limits } from './limits.ts';
import { startMail } from './mail-service.ts';
import { applicationHandlers } from './routes/applications.ts';
import { signInHandlers } from './routes/sign-in.ts';
import { singleSignOnHandlers } from './routes/single-sign-on.ts';
import { userHandlers } from './routes/users.ts';
import { createAuthorization, type Authorization } from './server/authorization.ts';

/** What getting in and being handed on are made of. */
export interface AccessParts {
  readonly db: Kysely<Database>;
  readonly config: BackendConfig;
  readonly now: Clock;
  readonly systemNow: Clock;
  readonly log: Logger;
  readonly hashCost: HashCost | undefined;
}

/** Everything about getting in, staying in and being handed on. */
export interface Access {
  readonly handlers: ReturnType<typeof signInHandlers> &
    ReturnType<typeof singleSignOnHandlers> &
    ReturnType<typeof userHandlers> &
    ReturnType<typeof applicationHandlers>;
  readonly authorization: Authorization;
  readonly keys: SigningKeys;
  readonly registeredApps: RegisteredApps;
  readonly corporate: CorporateSignIn;
  /** Resolves when no mail is being sent any more. */
  close(): Promise<void>;
}

/** Wires sign-in. Makes the installation's keys when they are missing. */
export async function createAccess(parts: AccessParts): Promise<Access> {
  const { db, config, now, systemNow, log } = parts;
  const { limits, publicOrigin } = config;
  const keys = await loadSigningKeys(db, now);
  const registeredApps = await createRegisteredApps(db, now);
  const audit = createAudit(db, now);
  const sessions = createSessions(db, now, limits);
  const idTokens = createIdTokens(keys, publicOrigin, now, limits);
  const hasher = createPasswordHasher(limits, parts.hashCost);
  const refreshTokens = createRefreshTokens(keys, now, limits);
  const lockOut = createLockOut(db, now, limits);
  const openEnvelope = createOneTimeEnvelopes(db, now, limits, keys);
  const shared = { db, now, limits, openEnvelope, hasher, audit };
  const checkPassword = createPasswordCheck({ ...shared, lockOut });
  const signIn = createSignIn({ ...shared, checkPassword, sessions, refreshTokens, idTokens });
  const mail = startMail(db, config, now, log);
  const { mailer } = mail;
  const resetLinks = createResetLinks(db, now, limits);
  const reset = { ...shared, checkPassword, resetLinks, sessions, idTokens, mailer, publicOrigin };
  const { unknownAccounts, ...requests } = createLimiters(db, now, limits);
  const discoverAccount = createAccountDiscovery(db, config.accountDiscovery, unknownAccounts, audit);
  const corporate = await createCorporateSignIn({
    db,
    config,
    now,
    systemNow,
    log,
    hasher,
    signIn,
    audit,
    mail,
  });
  const forgottenPassword = createForgottenPassword({
    ...reset,
    mode: config.accountDiscovery,
    registeredApps,
    unknownAccounts,
    requests,
    warn: (error, fact) => log.warn({ err: error }, fact),
  });
  const handOver = createHandOver({ registeredApps, idTokens, audit, seconds: limits.handOverSeconds });
  return {
    handlers: {
      ...signInHandlers({ signIn, updatePassword: createPasswordUpdate(reset), forgottenPassword }),
      ...singleSignOnHandlers(corporate.singleSignOn),
      ...userHandlers({ discoverAccount, findUser: (email) => findUserByEmail(db, email) }),
      ...applicationHandlers({ handOver, publicKeys: publishedKeys(keys) }),
    },
    authorization: createAuthorization({ idTokens, sessions, audit }),
    keys,
    registeredApps,
    corporate,
    close: () => mail.stop(),
  };
}

function createLimiters(
  db: Kysely<Database>,
  now: Clock,
  limits: Limits,
): { unknownAccounts: RateLimiter; account: RateLimiter; address: RateLimiter } {
  const window = limits.resetMailSeconds;
  return {
    unknownAccounts: createRateLimiter(db, now, [
      { name: 'unknown account per minute', most: limits.addressUnknownAccountsPerMinute, seconds: 60 },
      { name: 'unknown account per hour', most: limits.addressUnknownAccountsPerHour, seconds: 3_600 },
    ]),
    account: createRateLimiter(db, now, [
      { name: 'reset mail', most: limits.resetMailsPerAccount, seconds: window },
    ]),
    address: createRateLimiter(db, now, [
      { name: 'reset mails', most: limits.resetMailsPerAddress, seconds: window },
    ]),
  };
}
