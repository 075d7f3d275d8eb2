import { createHash } from 'node:crypto';
import { decodeJwt, errors, jwtVerify, type JWTPayload, type JWTVerifyResult } from 'jose';
import type { Clock } from '../clock.ts';
import { providerAway } from './external-provider.ts';
import { maxTextLength, type Limits } from '../limits.ts';
import type { SsoPolicy, SsoProvider } from './sso-provider.ts';

/** Whom a token of the identity provider is about. */
export interface ProviderIdentity {
  readonly issuer: string;
  readonly subject: string;
  /** Absent when the provider gives none that it has verified. */
  readonly email?: string;
}

/** What one token is known by, for as long as it holds. */
export interface TokenUse {
  /** SHA-256 of what is signed; what follows it could be written in more than one way. */
  readonly hash: Buffer;
  readonly expiresAt: Date;
}

/** What became of a token: whom it names, or why it does not hold; the reason is for the audit log only. */
export type TokenCheck =
  | { readonly holds: true; readonly identity: ProviderIdentity; readonly use: TokenUse }
  | { readonly holds: false; readonly reason: string };

/**
 * Checks tokens of the identity provider.
 * @param systemNow The provider dates its tokens by real time, also while a demonstration's clock is set.
 */
export function createProviderTokenCheck(
  provider: SsoProvider,
  systemNow: Clock,
  limits: Pick<Limits, 'providerClockSkewSeconds'>,
): (token: string) => Promise<TokenCheck> {
  const { clientId } = provider.settings;

  async function verify(token: string, policy: SsoPolicy): Promise<TokenCheck> {
    const verified = await jwtVerify(token, policy.key, {
      algorithms: ['RS256'],
      issuer: policy.issuer,
      audience: clientId,
      requiredClaims: ['exp', 'iat', 'sub'],
      clockTolerance: limits.providerClockSkewSeconds,
      // Bounds how long a provider may make its tokens last, and refuses those issued in the future.
      maxTokenAge: '24h',
      currentDate: systemNow(),
    }).catch((error: unknown) => {
      if (isTokenFault(error)) return error.code;
      // The keys could not be fetched: nothing is said about the token.
      throw providerAway();
    });
    if (typeof verified === 'string') return { holds: false, reason: verified };
    const use = {
      hash: createHash('sha256')
        .update(token.slice(0, token.lastIndexOf('.')))
        .digest(),
      expiresAt: new Date(((verified.payload.exp ?? 0) + limits.providerClockSkewSeconds) * 1000),
    };
    return judge(verified, clientId, use);
  }

  return async (token) => {
    const claims = peek(token);
    if (!claims) return { holds: false, reason: 'notAToken' };
    const policy = (await provider.policies()).find((candidate) => isFrom(candidate, claims));
    return policy ? verify(token, policy) : { holds: false, reason: 'foreignIssuerOrPolicy' };
  };
}

function peek(token: string): JWTPayload | undefined {
  try {
    return decodeJwt(token);
  } catch {
    return undefined;
  }
}

/** Chooses which policy's keys have to verify a token; nothing is believed yet. */
function isFrom(policy: SsoPolicy, claims: JWTPayload): boolean {
  if (claims.iss !== policy.issuer) return false;
  const named = claims['tfp'] ?? claims['acr'];
  return (
    named === undefined || (typeof named === 'string' && named.toLowerCase() === policy.name.toLowerCase())
  );
}

function isTokenFault(error: unknown): error is errors.JOSEError {
  return error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout);
}

function judge({ payload, protectedHeader }: JWTVerifyResult, clientId: string, use: TokenUse): TokenCheck {
  const { iss, sub, aud } = payload;
  const { typ } = protectedHeader;
  if (typ !== undefined && typ.toUpperCase() !== 'JWT') return { holds: false, reason: 'notAnIdToken' };
  if (Array.isArray(aud) && aud.some((audience) => audience !== clientId)) {
    return { holds: false, reason: 'otherAudiences' };
  }
  // The library checks that the claim is there, not what it is.
  if (!iss || !isStorable(sub, maxTextLength.subject)) return { holds: false, reason: 'subject' };
  const email = emailOf(payload);
  return { holds: true, identity: { issuer: iss, subject: sub, ...(email ? { email } : {}) }, use };
}

/** Azure AD B2C names in `emails` what it has verified; of `email` a token has to say that it is. */
function emailOf(payload: JWTPayload): string | undefined {
  if (payload['email_verified'] === false) return undefined;
  const list: unknown = payload['emails'];
  const verified = payload['email_verified'] === true ? payload['email'] : undefined;
  const email: unknown = verified ?? (Array.isArray(list) ? list[0] : undefined);
  return isStorable(email, maxTextLength.email) ? email : undefined;
}

/** Whether a claim is a text that the database can keep: not empty, not too long, without NUL. */
function isStorable(claim: unknown, maxLength: number): claim is string {
  return typeof claim === 'string' && claim !== '' && claim.length <= maxLength && !claim.includes('\0');
}
