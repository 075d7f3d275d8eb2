import { isEmail } from '../../untrusted-text.ts';

/** Characters that a mail server may read as a list, a name or a comment. */
const special = /[()<>[\]:;\\,"]/;

/** Whether a text can be the address of a new account. Accounts made before may have others. */
export function isMailbox(text: string): boolean {
  return isEmail(text) && !special.test(text);
}
