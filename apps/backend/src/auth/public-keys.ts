import type { SigningKeys } from './signing-keys.ts';

/** A public key of ours as RFC 7517 writes it. */
export interface PublishedKey {
  readonly kty: 'EC';
  readonly crv: 'P-256';
  readonly x: string;
  readonly y: string;
  readonly kid: string;
  readonly alg: 'ES256';
  readonly use: 'sig';
}

/** @returns The keys that our id_tokens verify by, retired ones included; public halves only. */
export function publishedKeys({ idToken }: SigningKeys): PublishedKey[] {
  return idToken.map(({ kid, publicKey }) => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    return { kty: 'EC', crv: 'P-256', x, y, kid, alg: 'ES256', use: 'sig' };
  });
}
