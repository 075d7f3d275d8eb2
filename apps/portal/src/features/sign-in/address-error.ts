/** Longest text of an address that is shown: it may be anybody's. */
const longest = 200;

/**
 * The error that a sign-in at the identity provider left in the address, fit to be shown: capped, and without the
 * characters that hide or turn text around.
 */
export function addressError(hash: string): string | undefined {
  const error = new URLSearchParams(hash.replace(/^#/, '')).get('error');
  if (error === null) return undefined;
  return error.replace(/[\p{Cc}\p{Cf}]/gu, '').slice(0, longest);
}
