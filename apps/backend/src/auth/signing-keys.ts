import { createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import type { KeyPurpose } from '../vocabulary.ts';

/** Serializes the making of keys between processes that start at the same time. Any fixed number serves. */
const keyMakingLock = 7_240_311;

interface AsymmetricKey {
  readonly kid: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

/** The installation's keys, the current one of each purpose first and retired ones that still verify after it. */
export interface SigningKeys {
  readonly passwordEncryption: readonly [AsymmetricKey, ...AsymmetricKey[]];
  readonly idToken: readonly [AsymmetricKey, ...AsymmetricKey[]];
  /** Secrets that successors of refresh tokens are derived from. */
  readonly refresh: readonly [Buffer, ...Buffer[]];
}

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

/** A key as stored; see SigningKeyTable. */
export interface StoredKey {
  readonly kid: string;
  readonly purpose: KeyPurpose;
  readonly private_material: string;
}

/** Reads the installation's keys and makes those that are missing; safe when several processes start at once. */
export async function loadSigningKeys(db: Kysely<Database>, now: Clock): Promise<SigningKeys> {
  const keys = await ensureKeys(db, now, ['passwordEncryption', 'idToken', 'refresh']);
  return {
    passwordEncryption: atLeastOne(keys('passwordEncryption').map(parseAsymmetric)),
    idToken: atLeastOne(keys('idToken').map(parseAsymmetric)),
    refresh: atLeastOne(keys('refresh').map((row) => Buffer.from(row.private_material, 'base64'))),
  };
}

/**
 * Makes the keys of the given purposes that are missing.
 * @returns Those of a purpose, the current one first; at least one of each.
 */
export async function ensureKeys(
  db: Kysely<Database>,
  now: Clock,
  purposes: readonly KeyPurpose[],
): Promise<(purpose: KeyPurpose) => StoredKey[]> {
  const rows = await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${keyMakingLock})`.execute(tx);
    const stored = await readKeys(tx, now());
    const missing = purposes.filter(
      (purpose) => !stored.some((row) => row.purpose === purpose && !row.retired_at),
    );
    for (const purpose of missing) await insertKey(tx, purpose, now());
    return missing.length ? readKeys(tx, now()) : stored;
  });
  return (purpose) => rows.filter((row) => row.purpose === purpose);
}

function readKeys(tx: Transaction<Database>, now: Date) {
  return tx
    .selectFrom('signing_key')
    .select(['kid', 'purpose', 'private_material', 'retired_at'])
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .orderBy('retired_at', (order) => order.desc().nullsFirst())
    .execute();
}

async function insertKey(tx: Transaction<Database>, purpose: KeyPurpose, now: Date): Promise<void> {
  await tx
    .insertInto('signing_key')
    .values({ kid: randomUUID(), purpose, created_at: now, ...generate(purpose) })
    .execute();
}

function generate(purpose: KeyPurpose) {
  if (purpose === 'refresh' || purpose === 'providerCookie') {
    return {
      algorithm: 'HS256',
      private_material: randomBytes(32).toString('base64'),
      public_material: null,
    };
  }
  const pair =
    purpose === 'idToken'
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
      : generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    algorithm: { passwordEncryption: 'RSA-OAEP-256', idToken: 'ES256', providerIdToken: 'RS256' }[purpose],
    private_material: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    public_material: pair.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
}

function parseAsymmetric(row: { kid: string; private_material: string }): AsymmetricKey {
  const privateKey = createPrivateKey(row.private_material);
  return { kid: row.kid, privateKey, publicKey: createPublicKey(privateKey) };
}

function atLeastOne<T>(list: T[]): [T, ...T[]] {
  const [first, ...rest] = list;
  if (first === undefined)
    throw new Error('the database holds no current key of a purpose right after one was made');
  return [first, ...rest];
}
