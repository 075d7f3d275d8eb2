import { emailMaxLength, maxShownTextLength } from './limits.ts';

/** `x@y.z` without spaces. Every part ends where the next begins, so that no text makes it slow. */
const pattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Whether a text looks like an email address. Longer ones than there can be are refused before they are looked at. */
export function isEmail(text: string): boolean {
  return text.length <= emailMaxLength && pattern.test(text);
}

/** A text cut to so many UTF-16 code units, or one less: a character of two is never cut in half. */
export function cutText(text: string, maxLength: number): string {
  return text.slice(0, maxLength).replace(/\p{Surrogate}$/u, '');
}

/**
 * An address as it was meant where it was pasted from a page or a mail: without what is not seen, and without `mailto:` or
 * the name before it.
 */
export function typedEmail(text: string): string {
  const seen = text.replace(/\p{Cf}/gu, '').trim();
  return seen.replace(/^.*</, '').replace(/^mailto:|>$/gi, '');
}

/**
 * Text from outside, such as the address, a server or the identity provider, fit to be shown: without the characters
 * that hide or turn text around, and cut to a length.
 * @param maxLength Characters. @default {@link maxShownTextLength}
 */
export function truncateForDisplay(text: string, maxLength = maxShownTextLength): string {
  return cutText(text.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, ''), maxLength);
}
