import { constants, createHash, privateDecrypt, type KeyObject } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import type { Limits } from '../limits.ts';
import type { SigningKeys } from './signing-keys.ts';

/** Bytes of UTF-8 that fit beside the separator and the time into RSA 2048 with OAEP and SHA-256. */
export const maxPasswordBytes = 179;

/** Length of an RSA 2048 ciphertext. */
const ciphertextBytes = 256;

/** A text that opens but was stamped outside its window: by a host whose clock differs, or long before it arrived. */
export class OutOfTime {
  /** How far its stamp is ahead of this clock (s); negative when it is behind. */
  readonly aheadSeconds: number;
  constructor(aheadSeconds: number) {
    this.aheadSeconds = aheadSeconds;
  }
}

/** What an encrypted password holds once it is opened. */
export interface OpenedEnvelope {
  readonly password: string;
  /** SHA-256 of the ciphertext's bytes, the same however the base64 was written. */
  readonly fingerprint: Buffer;
  /** When the window of this ciphertext has passed and its fingerprint may be forgotten. */
  readonly expiresAt: Date;
}

/**
 * Opens `password|unixSeconds`, encrypted by the portal with RSA-OAEP and SHA-256.
 *
 * Answers undefined for every fault of the text alike (not base64, another key, no separator), because distinguishing them would
 * help an attacker who probes the padding.
 * @param keys Private keys in force, newest first.
 */
export function openPasswordEnvelope(
  encrypted: string,
  keys: readonly KeyObject[],
  now: Date,
  limits: Pick<Limits, 'passwordMaxAgeSeconds' | 'passwordMaxAheadSeconds'>,
): OpenedEnvelope | OutOfTime | undefined {
  const ciphertext = decodeBase64(encrypted);
  const plain = ciphertext && decrypt(ciphertext, keys);
  const parts = plain && splitAtLastSeparator(plain);
  if (!ciphertext || !parts) return undefined;
  const age = now.getTime() / 1000 - parts.unixSeconds;
  if (age > limits.passwordMaxAgeSeconds || age < -limits.passwordMaxAheadSeconds)
    return new OutOfTime(Math.round(-age));
  return {
    password: parts.password,
    fingerprint: createHash('sha256').update(ciphertext).digest(),
    expiresAt: new Date((parts.unixSeconds + limits.passwordMaxAgeSeconds + 1) * 1000),
  };
}

/** Opens an encrypted password, and each ciphertext once only: one that was recorded cannot be sent again. */
export type EnvelopeOpener = (encrypted: string) => Promise<string | OutOfTime | undefined>;

/**
 * @returns An opener that keeps in the database what it opened, for all processes and until the ciphertext's window has
 * passed; it answers undefined for a text that does not open and for one that was opened before.
 */
export function createEnvelopeOpener(
  db: Kysely<Database>,
  now: Clock,
  limits: Limits,
  keys: SigningKeys,
): EnvelopeOpener {
  const privateKeys = keys.passwordEncryption.map((key) => key.privateKey);
  return async (encrypted) => {
    const envelope = openPasswordEnvelope(encrypted, privateKeys, now(), limits);
    if (!envelope || envelope instanceof OutOfTime) return envelope;
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('used_ciphertext')
      .values({ hash: envelope.fingerprint, expires_at: envelope.expiresAt })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows ? envelope.password : undefined;
  };
}

function decodeBase64(text: string): Buffer | undefined {
  const wellFormed = text.length === 344 && /^[A-Za-z0-9+/]{342}==$/.test(text);
  const bytes = wellFormed ? Buffer.from(text, 'base64') : undefined;
  return bytes?.length === ciphertextBytes ? bytes : undefined;
}

function decrypt(ciphertext: Buffer, keys: readonly KeyObject[]): Buffer | undefined {
  for (const key of keys) {
    try {
      return privateDecrypt(
        { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
        ciphertext,
      );
    } catch {
      // OAEP says with certainty that this is not the key; the next one may be.
    }
  }
  return undefined;
}

function splitAtLastSeparator(plain: Buffer): { password: string; unixSeconds: number } | undefined {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(plain);
  } catch {
    return undefined;
  }
  const separator = text.lastIndexOf('|');
  const password = text.slice(0, Math.max(separator, 0));
  const time = text.slice(separator + 1);
  if (!password || !/^\d{1,12}$/.test(time) || Buffer.byteLength(password) > maxPasswordBytes)
    return undefined;
  return { password, unixSeconds: Number(time) };
}
