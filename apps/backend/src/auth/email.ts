import { maxTextLength } from '../limits.ts';

/** Whether a text can be an address. Linear in its length, which is checked first. */
export function isEmail(text: string, maxLength: number): boolean {
  return text.length <= maxLength && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}

/** Characters that are not seen: those of formats, such as zero-width spaces and marks of direction. */
const unseen = /\p{Cf}/gu;
const mailbox =
  /^[^\s\p{Cc}\p{Cf}@()<>[\]:;\\,"]+@[^\s\p{Cc}\p{Cf}@.()<>[\]:;\\,"]+(\.[^\s\p{Cc}\p{Cf}@.()<>[\]:;\\,"]+)+$/u;

/**
 * Whether a text can be the address of a new account: one that no mail server or library can read as a list, as a name
 * with another address, or as a comment, and in which every character is seen. Accounts made before may have others, so it is not for finding accounts.
 */
export function isMailbox(text: string): boolean {
  return text.length <= maxTextLength.email && mailbox.test(text);
}

/** An address as it was meant: without the spaces and the unseen characters that came along with it. */
export function plainAddress(email: string): string {
  return email.replace(unseen, '').trim();
}

/** The name under which an account is counted and looked up: composed Unicode, lower case, every character seen. */
export function accountName(email: string): string {
  return plainAddress(email).normalize('NFC').toLowerCase();
}

/**
 * How the address of a new account is stored: as typed, but in lower case where it has letters beyond ASCII, which
 * databases lower otherwise than this process, each by its locale: the account would not be found again, or twice.
 */
export function storedEmail(email: string): string {
  const composed = email.normalize('NFC');
  return /^[\0-\x7f]*$/.test(composed) ? composed : accountName(composed);
}

/** The names that an account may be stored under: an address that was taken over with unseen characters keeps them. */
export function storedNames(email: string): readonly string[] {
  return [...new Set([accountName(email), email.trim().normalize('NFC').toLowerCase()])];
}

/**
 * Whether the `user-identifier` header names this account. Clients send ASCII as it is and encode the rest, so both
 * readings are compared.
 */
export function identifiesAccount(header: string, email: string): boolean {
  const account = accountName(email);
  return accountName(header) === account || accountName(decodeUriText(header)) === account;
}

/** A text with its percent escapes decoded; as it is when they are malformed. */
export function decodeUriText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
