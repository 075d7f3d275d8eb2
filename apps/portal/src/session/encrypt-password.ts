import { JSEncrypt } from 'jsencrypt';
import type { PortalConfig } from '../config.ts';
import { passwordMaxBytes } from '../limits.ts';

/** The password does not fit into one block of the key. */
export class PasswordTooLongError extends Error {
  override name = 'PasswordTooLongError';
}

/**
 * Encrypts `password|unixSeconds`, UTF-8, which only the server can decrypt. The time prevents a replay.
 * @param serverTime The server's time, because the server checks the age.
 * @returns Base64.
 * @throws PasswordTooLongError beyond {@link passwordMaxBytes} bytes; Error when the key cannot be used.
 */
export function encryptPassword(
  password: string,
  serverTime: Date,
  { passwordPublicKey, passwordPadding }: Pick<PortalConfig, 'passwordPublicKey' | 'passwordPadding'>,
): string {
  if (new TextEncoder().encode(password).length > passwordMaxBytes) throw new PasswordTooLongError();
  const text = `${password}|${Math.floor(serverTime.getTime() / 1000)}`;
  const cipher = new JSEncrypt();
  cipher.setPublicKey(passwordPublicKey);
  const encrypted = passwordPadding === 'pkcs1' ? cipher.encrypt(text) : cipher.encryptOAEP(asBytes(text));
  if (!encrypted) throw new Error('the password could not be encrypted with the configured key');
  return encrypted;
}

/** A string of one character for each byte of UTF-8: OAEP in jsencrypt takes characters for bytes. */
function asBytes(text: string): string {
  return String.fromCharCode(...new TextEncoder().encode(text));
}
