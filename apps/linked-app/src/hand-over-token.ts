import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import type { LinkedAppConfig } from './config.ts';

/** A user whom the portal has handed over. */
export interface HandedOverUser {
  readonly email: string;
  readonly name: string;
}

/** The portal's keys cannot be had; whether the token is good is not known. */
export class KeysUnavailable extends Error {
  override name = 'KeysUnavailable';
}

/**
 * Checks a hand-over token: signature by the portal's published keys, issuer, audience, times, and that it was not used
 * before. Throws KeysUnavailable while the portal does not answer.
 * @returns Undefined when it does not hold.
 */
export type HandOverTokenCheck = (token: string) => Promise<HandedOverUser | undefined>;

/** How long the portal may take for its keys (ms). */
const maxAnswerMs = 5_000;
/** How far the clocks of portal and application may be apart (s). */
const clockSkew = 5;

/** @param now The portal's time, as far as this application knows it. */
export function createHandOverTokenCheck(
  { issuer, audience, keysUrl }: Pick<LinkedAppConfig, 'issuer' | 'audience' | 'keysUrl'>,
  now: () => Promise<Date>,
): HandOverTokenCheck {
  const keys = createRemoteJWKSet(new URL(keysUrl), {
    timeoutDuration: maxAnswerMs,
    cooldownDuration: 5_000,
  });
  /** Names of tokens that were used, with their ends (ms). */
  const used = new Map<string, number>();

  return async (token) => {
    const currentDate = await now();
    const verified = await jwtVerify(token, keys, {
      algorithms: ['ES256'],
      issuer,
      audience,
      requiredClaims: ['exp', 'sub', 'jti'],
      maxTokenAge: '5 minutes',
      clockTolerance: clockSkew,
      currentDate,
    }).catch((error: unknown) => {
      if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)) return undefined;
      throw new KeysUnavailable('the portal’s keys cannot be read', { cause: error });
    });
    if (!verified) return undefined;
    const { jti, exp = 0, aud, ...claims } = verified.payload;
    const email = claims['email'];
    if (typeof email !== 'string' || typeof aud !== 'string' || !jti) return undefined;
    for (const [name, end] of used) if (end < currentDate.getTime()) used.delete(name);
    if (used.has(jti)) return undefined;
    used.set(jti, (exp + clockSkew) * 1000);
    const names = [claims['given_name'], claims['family_name']].filter((name) => typeof name === 'string');
    return { email, name: names.join(' ').trim() };
  };
}
