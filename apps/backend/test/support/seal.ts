import { constants, publicEncrypt } from 'node:crypto';

/** Encrypts a password as the portal does. */
export function sealFor(publicKey: string, password: string, at: Date): string {
  const key = { key: publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  return publicEncrypt(key, Buffer.from(`${password}|${Math.floor(at.getTime() / 1000)}`)).toString('base64');
}
