/** The longest address that mail can carry; longer ones are refused before any pattern sees them. */
export const longestEmail = 254;

/** The name under which an account is counted and looked up: composed Unicode, lower case, no spaces around. */
export function accountName(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/**
 * Whether the `user-identifier` header names this account. Clients send ASCII as it is and encode the rest, so both
 * readings are compared.
 */
export function identifiesAccount(header: string, email: string): boolean {
  const account = accountName(email);
  return accountName(header) === account || accountName(decoded(header)) === account;
}

function decoded(header: string): string {
  try {
    return decodeURIComponent(header);
  } catch {
    return header;
  }
}
