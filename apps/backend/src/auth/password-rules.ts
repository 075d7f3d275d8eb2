import { isCommonPassword } from './common-passwords.ts';
import { maxPasswordBytes } from './password-envelope.ts';
import { composed } from './password-hash.ts';

/** What is wrong with a new password, whatever the current one is. */
export type NewPasswordFault = 'missing' | 'tooLong' | 'requirementsNotMet' | 'tooCommon';

/** The faults in the portal's own words. */
const complaints: Readonly<Record<NewPasswordFault, string>> = {
  missing: 'New password is required',
  tooLong: `Password must not be longer than ${maxPasswordBytes} bytes`,
  requirementsNotMet: 'Password requirements not met',
  tooCommon: 'This password is too easy to guess',
};

/** The complaint about a new password that is the current one. */
export const samePassword = 'New password cannot be the same as the current password';

/** @returns What is wrong with a new password by itself, as it is hashed; undefined when nothing is. */
export function newPasswordFault(typed: string): NewPasswordFault | undefined {
  const next = composed(typed);
  if (!next) return 'missing';
  if (Buffer.byteLength(next) > maxPasswordBytes) return 'tooLong';
  const classes = [/[a-z]/, /[A-Z]/, /[0-9]/, /[@#$%^&+=!]/];
  if (next.length < 8 || !classes.every((pattern) => pattern.test(next))) return 'requirementsNotMet';
  return isCommonPassword(next) ? 'tooCommon' : undefined;
}

/**
 * Why a password may not become the new one, in the portal's own words; undefined when it may. Sign-in itself never
 * asks these rules: an older password stays usable until it is changed.
 * @param current Absent when it is not known, as after a reset by mail; the caller compares then.
 */
export function newPasswordComplaint(current: string | undefined, next: string): string | undefined {
  const fault = newPasswordFault(next);
  if (
    current !== undefined &&
    composed(next) === composed(current) &&
    (fault === undefined || fault === 'tooCommon')
  )
    return samePassword;
  return fault && complaints[fault];
}
