import { createHash, randomUUID } from 'node:crypto';
import { decodeProtectedHeader, errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import type { Clock } from '../clock.ts';
import type { Limits } from '../limits.ts';
import type { SigningKeys } from './signing-keys.ts';

/** The `aud` of tokens for our own API. Tokens minted for linked applications carry theirs and are refused here. */
export const portalAudience = 'cnx-portal';

/** Whom an id_token is for. */
export interface TokenSubject {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roleId: number;
  readonly sid: string;
}

/** What a verified id_token says; its session must still be looked up. */
export interface VerifiedToken {
  readonly sid: string;
  readonly expired: boolean;
}

/** Signs and verifies the tokens that the API's callers carry. */
export type IdTokens = ReturnType<typeof createIdTokens>;

interface RememberedToken {
  readonly sid: string;
  /** Seconds since 1970. */
  readonly expiresAt: number;
}

/** Verified tokens that are remembered; a signature never changes its truth, so only expiry is checked again. */
const rememberedTokens = 5_000;

export function createIdTokens(
  keys: SigningKeys,
  issuer: string,
  now: Clock,
  limits: Pick<Limits, 'idTokenSeconds'>,
) {
  const remembered = new Map<string, RememberedToken>();

  function sign(claims: JWTPayload, userId: string, audience: string, seconds: number): Promise<string> {
    const issuedAt = Math.floor(now().getTime() / 1000);
    const [key] = keys.idToken;
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: key.kid })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(userId)
      .setIssuedAt(issuedAt)
      .setNotBefore(issuedAt)
      .setExpirationTime(issuedAt + seconds)
      .sign(key.privateKey);
  }

  return {
    /** @returns A signed id_token for our own API. */
    sign(subject: TokenSubject): Promise<string> {
      const { sid, roleId } = subject;
      return sign(
        { ...namesOf(subject), sid, roleId },
        subject.userId,
        portalAudience,
        limits.idTokenSeconds,
      );
    },
    /**
     * @returns A token for a linked application. It names the user and nothing that our own API would go by: no session,
     * no role, and another audience.
     */
    signForApp(
      subject: Omit<TokenSubject, 'roleId' | 'sid'>,
      audience: string,
      seconds: number,
    ): Promise<string> {
      return sign({ ...namesOf(subject), jti: randomUUID() }, subject.userId, audience, seconds);
    },
    /** @returns Undefined when signature, issuer, audience, algorithm or shape are wrong. */
    async verify(token: string): Promise<VerifiedToken | undefined> {
      const digest = createHash('sha256').update(token).digest('base64');
      const known = remembered.get(digest) ?? (await readToken(token, keys, issuer));
      if (!known) return undefined;
      if (!remembered.has(digest)) {
        if (remembered.size >= rememberedTokens) remembered.clear();
        remembered.set(digest, known);
      }
      return { sid: known.sid, expired: known.expiresAt <= now().getTime() / 1000 };
    },
  };
}

function namesOf({ email, firstName, lastName }: Pick<TokenSubject, 'email' | 'firstName' | 'lastName'>) {
  return { email, given_name: firstName, family_name: lastName };
}

const sidForm = /^[\w-]{1,64}$/;

/** Checks all but the expiry, which the caller judges by itself. */
async function readToken(
  token: string,
  keys: SigningKeys,
  issuer: string,
): Promise<RememberedToken | undefined> {
  try {
    const { kid } = decodeProtectedHeader(token);
    const key = keys.idToken.find((candidate) => candidate.kid === kid);
    if (!key) return undefined;
    const { payload } = await jwtVerify(token, key.publicKey, {
      issuer,
      audience: portalAudience,
      algorithms: ['ES256'],
      requiredClaims: ['exp', 'nbf', 'sub'],
      // Expiry is the caller's to judge, by its own clock; at the moment of issue everything else must hold.
      currentDate: issueDate(token),
    });
    const { sid, sub, exp } = payload;
    return typeof sid === 'string' && sidForm.test(sid) && typeof sub === 'string' && exp
      ? { sid, expiresAt: exp }
      : undefined;
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError || error instanceof SyntaxError)
      return undefined;
    throw error;
  }
}

function issueDate(token: string): Date {
  const payload: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
  const issuedAt =
    typeof payload === 'object' && payload !== null && 'iat' in payload ? payload.iat : undefined;
  if (typeof issuedAt !== 'number') throw new TypeError('the token has no time of issue');
  return new Date(issuedAt * 1000);
}
