import { longestAccountEmail } from './accounts.ts';

/** Whether a text can be an address: linear in its length, which is looked at first. */
export function isEmail(text: string): boolean {
  return text.length <= longestAccountEmail && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}
