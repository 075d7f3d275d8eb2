import type { TokenPackage } from '../auth/sign-in.ts';

/** @returns The tokens of a session under the contract's names. */
export function tokenFields({ idToken, refreshToken, expiresInSeconds }: TokenPackage) {
  return { id_token: idToken, refresh_token: refreshToken, expires_in: expiresInSeconds };
}
