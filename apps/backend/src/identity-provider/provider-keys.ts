import { createPrivateKey, createPublicKey, type JsonWebKey } from 'node:crypto';
import type { Kysely } from 'kysely';
import { ensureKeys, type StoredKey } from '../auth/signing-keys.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';

/** A key as JSON, with what its users have to know. */
export type NamedKey = JsonWebKey & { kid: string; alg: 'RS256'; use: 'sig' };

/** Keys of the local identity provider, made on first use and kept in the database; the current one first. */
export interface ProviderKeys {
  readonly signing: readonly NamedKey[];
  /** Signatures of cookies and of the hidden fields of forms. */
  readonly cookies: readonly [string, ...string[]];
}

export async function loadProviderKeys(db: Kysely<Database>, now: Clock): Promise<ProviderKeys> {
  const keys = await ensureKeys(db, now, ['providerIdToken', 'providerCookie']);
  const [cookie = '', ...older] = keys('providerCookie').map((key) => key.private_material);
  return {
    signing: keys('providerIdToken').map((key) => name(key, createPrivateKey(key.private_material))),
    cookies: [cookie, ...older],
  };
}

/** @returns The public halves of the signing keys, by which the provider's tokens are verified. */
export function publicKeysOf({ signing }: ProviderKeys): { keys: NamedKey[] } {
  return {
    keys: signing.map(({ kid, ...key }) => name({ kid }, createPublicKey({ key, format: 'jwk' }))),
  };
}

function name({ kid }: Pick<StoredKey, 'kid'>, key: ReturnType<typeof createPublicKey>): NamedKey {
  return { ...key.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' };
}
