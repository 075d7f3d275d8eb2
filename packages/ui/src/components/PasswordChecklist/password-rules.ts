/** What a password must contain, in the order in which it is listed. */
export const passwordRules = ['length', 'lower', 'upper', 'digit', 'special'] as const;
/** One thing that a password must contain. */
export type PasswordRule = (typeof passwordRules)[number];

const tests: Record<PasswordRule, (password: string) => boolean> = {
  // Counted as a reader counts, so that an emoji is one character.
  length: (password) => [...password].length >= 8,
  lower: (password) => /\p{Ll}/u.test(password),
  upper: (password) => /\p{Lu}/u.test(password),
  digit: (password) => /[0-9]/.test(password),
  special: (password) => /[@#$%^&+=!]/.test(password),
};

/** The rules that a password keeps. */
export function rulesKept(password: string): ReadonlySet<PasswordRule> {
  return new Set(passwordRules.filter((rule) => tests[rule](password)));
}
