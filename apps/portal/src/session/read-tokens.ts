import { defaultTokenLifeSeconds } from '../limits.ts';
import type { TokenPackage } from './storage.ts';

/**
 * Reads the tokens of an answer; nothing when it holds no id_token, as when it holds errors instead. A life that the
 * answer leaves out is the default one.
 */
export function readTokens(answer: Partial<TokenPackage>): TokenPackage | undefined {
  const { id_token, refresh_token, access_token, expires_in } = answer;
  if (!id_token) return undefined;
  const life = Number.isFinite(expires_in) ? expires_in : undefined;
  return {
    id_token,
    ...(access_token && { access_token }),
    ...(refresh_token && { refresh_token }),
    expires_in: life ?? defaultTokenLifeSeconds,
  };
}
