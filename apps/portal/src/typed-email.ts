import { emailMaxLength } from './limits.ts';

/** `x@y.z` without spaces. Every part ends where the next begins, so that no text makes it slow. */
const pattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Whether a text looks like an email address. Longer ones than there can be are refused before they are looked at. */
export function isEmail(text: string): boolean {
  return text.length <= emailMaxLength && pattern.test(text);
}

/**
 * An address as it was meant where it was pasted from a page or a mail: without what is not seen, and without `mailto:` or
 * the name before it.
 */
export function typedEmail(text: string): string {
  const seen = text.replace(/\p{Cf}/gu, '').trim();
  return seen.replace(/^.*</, '').replace(/^mailto:|>$/gi, '');
}
