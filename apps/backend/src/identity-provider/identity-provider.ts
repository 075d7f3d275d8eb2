import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Audit } from '../auth/audit.ts';
import { createLockOut } from '../auth/lock-out.ts';
import type { PasswordHasher } from '../auth/password-hash.ts';
import { createFailureLimits, createRateLimiter } from '../auth/rate-limit.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import { isLoopback } from '../config.ts';
import type { Limits } from '../limits.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Outbox } from '../mail/outbox.ts';
import { Refusal } from '../refusal.ts';
import { createAccountCheck } from './accounts.ts';
import { createFormSeal, languageOf } from './form-request.ts';
import { errorPage, mailPage } from './notice-views.ts';
import { sendPage } from './page.ts';
import { authorizationPath, policyNames, policyPath, providerPath } from './policies.ts';
import { createPolicyProvider } from './policy-provider.ts';
import type { ProviderKeys } from './provider-keys.ts';
import { createResetCodes } from './reset-code.ts';
import { createResetSteps } from './reset-steps.ts';
import { continueScript, style } from './style.ts';
import { createInteractions } from './interactions.ts';

/** What the local identity provider is made of. */
export interface IdentityProviderOptions {
  readonly db: Kysely<Database>;
  readonly now: Clock;
  /** The system's clock: oidc-provider knows no other, and its rows must expire by the same one. */
  readonly systemNow: Clock;
  readonly limits: Limits;
  readonly keys: ProviderKeys;
  readonly hasher: PasswordHasher;
  readonly audit: Audit;
  readonly mailer: Mailer;
  /** Mail that may be read at `/idp/mail`, by this computer only; absent: not at all. */
  readonly outbox: Outbox | undefined;
  readonly log: Logger;
  readonly publicOrigin: string;
  readonly portalOrigins: readonly string[];
}

/** Answers a request below `/idp`; the address is where it comes from. */
export type IdentityProvider = (
  request: IncomingMessage,
  response: ServerResponse,
  address: string,
) => Promise<void>;

/** How many mails the page of the outbox shows. */
const maxMails = 50;

/** Makes the local identity provider: its policies, their pages and what the pages load. */
export function createIdentityProvider(options: IdentityProviderOptions): IdentityProvider {
  const { log, publicOrigin, outbox } = options;
  const policies = createPolicies(options);
  const files = new Map([
    [`${providerPath}/style.css`, { type: 'text/css; charset=utf-8', text: style }],
    [`${providerPath}/continue.js`, { type: 'text/javascript; charset=utf-8', text: continueScript }],
  ]);
  return async (request, response, address) => {
    const path = pathOf(request);
    setHeaders(response, options);
    const file = files.get(path);
    if (file) {
      response.setHeader('cache-control', 'public, max-age=3600');
      response.setHeader('content-type', file.type);
      response.end(file.text);
      return;
    }
    if (outbox && path === `${providerPath}/mail` && isSameComputer(request, address, publicOrigin)) {
      const mails = await outbox.read(maxMails);
      sendPage(response, mailPage(languageOf(request), publicOrigin, mails));
      return;
    }
    const answer = policies.find(([prefix]) => path.startsWith(`${prefix}/`))?.[1];
    const failed = (error: string, status: number) =>
      sendPage(response, errorPage(languageOf(request), `${publicOrigin}/`, { error, status }));
    if (!answer) return failed('not_found', 404);
    try {
      await answer(request, response, address);
    } catch (error) {
      // A request that was aborted is the server's to note.
      if (request.destroyed && !request.complete) throw error;
      if (error instanceof Refusal) {
        if (error.retryAfterSeconds) response.setHeader('retry-after', error.retryAfterSeconds);
        return failed('temporarily_unavailable', error.status);
      }
      log.error({ err: error }, 'identity provider');
      if (response.headersSent) response.destroy();
      else failed('server_error', 500);
    }
  };
}

function createPolicies(options: IdentityProviderOptions): [prefix: string, answer: IdentityProvider][] {
  const { db, now, systemNow, limits, keys, hasher, audit, mailer, log, publicOrigin } = options;
  const seconds = limits.resetMailSeconds;
  const lockOut = createLockOut(db, now, limits, createFailureLimits(db, now, limits));
  const seal = createFormSeal(keys.cookies[0], publicOrigin);
  const checkAccount = createAccountCheck({ db, hasher, lockOut, audit });
  const resetSteps = createResetSteps({
    db,
    now,
    limits,
    codes: createResetCodes(db, now, limits),
    hasher,
    lockOut,
    mailer,
    codeLimits: {
      account: createRateLimiter(db, now, {
        name: 'verification code',
        maxHits: limits.resetMailsPerAccount,
        seconds,
      }),
      address: createRateLimiter(db, now, {
        name: 'verification codes',
        maxHits: limits.resetMailsPerAddress,
        seconds: limits.resetMailSeconds,
      }),
    },
  });
  const authorizations = createRateLimiter(db, now, {
    name: 'authorization',
    maxHits: limits.addressAuthorizationsPerMinute,
    seconds: 60,
  });
  return policyNames.map((policy) => {
    const made = createPolicyProvider(policy, { ...options, now: systemNow }, (error) =>
      log.error({ err: error }, 'identity provider'),
    );
    const { provider } = made;
    const interactions = createInteractions({
      provider,
      policy,
      publicOrigin,
      seal,
      checkAccount,
      resetSteps,
    });
    const pages = `${policyPath(policy)}/interaction/`;
    const answer: IdentityProvider = async (request, response, address) => {
      if ((request.url ?? '').startsWith(pages)) return interactions(request, response, address);
      // Each leaves a row, and needs no account.
      if (pathOf(request) === policyPath(policy) + authorizationPath) await authorizations.take(address);
      return made.answer(request, response);
    };
    return [policyPath(policy), answer];
  });
}

const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0] ?? '';

/**
 * Whether a request comes from this computer and means this server: the host name of a foreign page may resolve to
 * this computer (DNS rebinding), and browsers would let that page read the answer. One that was passed on, as a tunnel on
 * this computer does, comes from elsewhere.
 */
function isSameComputer({ headers }: IncomingMessage, address: string, publicOrigin: string): boolean {
  const isPassedOn = Object.keys(headers).some((name) =>
    /^(?:via|forwarded|x-forwarded-.*|x-real-ip)$/.test(name),
  );
  return !isPassedOn && isLoopback(address) && headers.host === new URL(publicOrigin).host;
}

/** Headers of everything below `/idp`. oidc-provider adds the hash of its one inline script where it needs it. */
function setHeaders(
  response: ServerResponse,
  { publicOrigin, portalOrigins }: IdentityProviderOptions,
): void {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // Browsers hold the redirect that follows a form against this list: it ends at the portal.
    `form-action ${["'self'", ...portalOrigins.filter((origin) => origin !== publicOrigin)].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  response.setHeader('content-security-policy', policy.join('; '));
  response.setHeader('x-content-type-options', 'nosniff');
  // With `no-referrer` browsers would send the origin of forms as `null`, which could not be checked.
  response.setHeader('referrer-policy', 'same-origin');
  response.setHeader('cross-origin-resource-policy', 'same-origin');
  response.setHeader('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
  response.setHeader('cache-control', 'no-store');
  if (publicOrigin.startsWith('https:')) {
    response.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains');
  }
}
