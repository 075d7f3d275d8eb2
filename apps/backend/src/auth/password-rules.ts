import { isCommonPassword } from './common-passwords.ts';
import { maxPasswordBytes } from './password-envelope.ts';
import type { RefusalCode } from '../refusal.ts';
import { composed } from './password-hash.ts';

/** What is wrong with a new password, whatever the current one is. */
export type NewPasswordFault = 'missing' | 'tooLong' | 'requirementsNotMet' | 'tooCommon';

/** What is said of a new password that is refused. */
export interface PasswordComplaint {
  readonly code: RefusalCode;
  /** In the portal's own words. */
  readonly message: string;
}

const complaints: Readonly<Record<NewPasswordFault, PasswordComplaint>> = {
  missing: { code: 'passwordRequired', message: 'New password is required' },
  tooLong: {
    code: 'passwordTooLong',
    message: `Password must not be longer than ${maxPasswordBytes} bytes`,
  },
  requirementsNotMet: { code: 'passwordRules', message: 'Password requirements not met' },
  tooCommon: { code: 'passwordCommon', message: 'This password is too easy to guess' },
};

/** The complaint about a new password that is the current one. */
export const samePassword: PasswordComplaint = {
  code: 'passwordSame',
  message: 'New password cannot be the same as the current password',
};

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
 * Why a password may not become the new one; undefined when it may. Sign-in itself never
 * asks these rules: an older password stays usable until it is changed.
 * @param current Absent when it is not known, as after a reset by mail; the caller compares then.
 */
export function newPasswordComplaint(
  current: string | undefined,
  next: string,
): PasswordComplaint | undefined {
  const fault = newPasswordFault(next);
  const isSame = current !== undefined && composed(next) === composed(current);
  if (isSame && (fault === undefined || fault === 'tooCommon')) return samePassword;
  return fault && complaints[fault];
}
