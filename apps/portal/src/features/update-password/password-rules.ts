import { passwordMaxBytes, passwordMinLength, passwordSpecialCharacters } from '../../limits.ts';
import type { Message } from '../../i18n/message.ts';

/** What a new password must contain, in the order in which it is listed. */
export const passwordRules = [
  { name: 'length', holds: (password: string) => password.length >= passwordMinLength },
  { name: 'lower', holds: (password: string) => /[a-z]/.test(password) },
  { name: 'upper', holds: (password: string) => /[A-Z]/.test(password) },
  { name: 'number', holds: (password: string) => /[0-9]/.test(password) },
  {
    name: 'special',
    holds: (password: string) => [...passwordSpecialCharacters].some((each) => password.includes(each)),
  },
] as const;

/** The fields of the form. */
export interface PasswordFields {
  readonly email: string;
  readonly current: string;
  readonly next: string;
  readonly confirm: string;
}

/** A field of the form. */
export type PasswordFieldName = keyof PasswordFields;

/** What is wrong with the fields, by field. */
export type PasswordFaults = Partial<Record<PasswordFieldName, Message>>;

/** A new password as it is sent: in composed Unicode, however the keyboard writes letters with accents. */
export const composed = (password: string): string => password.normalize('NFC');

/**
 * What is wrong with the passwords of the form; nothing, when they may be sent.
 * @param asksCurrent Whether the current password is asked for: a link of a reset mail stands in for it.
 */
export function passwordFaults(
  { current, next: typed, confirm: repeated }: PasswordFields,
  asksCurrent: boolean,
): PasswordFaults {
  const [next, confirm] = [composed(typed), composed(repeated)];
  const faults = {
    current: asksCurrent && !current ? ({ key: 'passwords:update.currentRequired' } as const) : undefined,
    next: nextFault(next, asksCurrent ? current : undefined),
    confirm: confirmFault(next, confirm),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault));
}

function nextFault(next: string, current: string | undefined): Message | undefined {
  if (!next) return { key: 'passwords:update.newRequired' };
  if (!passwordRules.every(({ holds }) => holds(next))) return { key: 'passwords:update.requirements' };
  if (current !== undefined && next === composed(current)) return { key: 'passwords:update.same' };
  if (new TextEncoder().encode(next).length > passwordMaxBytes)
    return { key: 'signIn:passwordTooLong', values: { bytes: passwordMaxBytes } };
  return undefined;
}

function confirmFault(next: string, confirm: string): Message | undefined {
  if (!confirm) return { key: 'passwords:update.confirmRequired' };
  return confirm === next ? undefined : { key: 'passwords:update.mismatch' };
}

/** The faults that are left once a field was changed. That of the confirmation says what is wrong now, and goes when it is right. */
export function faultsLeft(
  faults: PasswordFaults,
  { next, confirm }: PasswordFields,
  changed: PasswordFieldName,
): PasswordFaults {
  const { confirm: shown, ...others } = faults;
  const left = Object.entries(others).filter(([name]) => name !== changed);
  const wrong = shown && confirmFault(next, confirm);
  return { ...Object.fromEntries(left), ...(wrong && { confirm: wrong }) };
}
