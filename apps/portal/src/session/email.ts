import { emailMaxLength } from '../limits.ts';

/** `x@y.z` without spaces. Every part ends where the next begins, so that no text makes it slow. */
const pattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Whether a text looks like an email address. Longer ones than there can be are refused before they are looked at. */
export function isEmail(text: string): boolean {
  return text.length <= emailMaxLength && pattern.test(text);
}
