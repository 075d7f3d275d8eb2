import { maxShownTextLength } from './limits.ts';

/** A text cut to so many UTF-16 code units, or one less: a character of two is never cut in half. */
export function cutText(text: string, maxLength: number): string {
  return text.slice(0, maxLength).replace(/\p{Surrogate}$/u, '');
}

/**
 * Text from outside, such as the address, a server or the identity provider, fit to be shown: without the characters
 * that hide or turn text around, and cut to a length.
 * @param maxLength Characters. @default {@link maxShownTextLength}
 */
export function truncateForDisplay(text: string, maxLength = maxShownTextLength): string {
  return cutText(text.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, ''), maxLength);
}
