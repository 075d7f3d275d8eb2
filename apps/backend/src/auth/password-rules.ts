import { longestPasswordBytes } from './password-envelope.ts';

/**
 * Why a password may not become the new one, in the portal's own words; undefined when it may. Sign-in itself never
 * asks these rules: an older password stays usable until it is changed.
 */
export function newPasswordComplaint(current: string, next: string): string | undefined {
  if (!next) return 'New password is required';
  if (Buffer.byteLength(next) > longestPasswordBytes)
    return `Password must not be longer than ${longestPasswordBytes} bytes`;
  const classes = [/[a-z]/, /[A-Z]/, /[0-9]/, /[@#$%^&+=!]/];
  if (next.length < 8 || !classes.every((pattern) => pattern.test(next)))
    return 'Password requirements not met';
  if (next === current) return 'New password cannot be the same as the current password';
  return undefined;
}
