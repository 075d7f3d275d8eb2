/** Longest text of a stranger that is shown. */
const longest = 200;

/**
 * Words that came by the address or from the identity provider, fit to be shown: they may be anybody's. Capped, and
 * without the characters that hide or turn text around.
 */
export function shownWords(given: string): string {
  return given.replace(/[\p{Cc}\p{Cf}]/gu, '').slice(0, longest);
}
