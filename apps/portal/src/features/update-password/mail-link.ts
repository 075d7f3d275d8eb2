import { isEmail } from '../../typed-email.ts';
import { withoutTextAround } from '../../addresses.ts';

/** What the link of a reset mail or an invitation brought. */
export interface MailLink {
  /** What stood behind its path. */
  readonly text: string;
  readonly code: string;
  /** Whose password it changes; absent where the link was cut. */
  readonly email?: string;
  /** Whether the code is an invitation's: there is no password yet. */
  readonly invited: boolean;
  /** The application that the mail was asked for in. */
  readonly state?: string;
}

/** The `#` of a link, as it is or encoded once or more often as a part of the path, or the `?` in its place. */
const begin = /[#?]|%((?:25)*)23/;

/**
 * Reads a mail's link, also where a mail program has changed it.
 * @param text what stands behind its path, as the address has it
 * @returns undefined without a code
 */
export function readMailLink(text: string): MailLink | undefined {
  const at = begin.exec(text);
  if (!at) return undefined;
  const rest = text.slice(at.index + at[0].length);
  const query = new URLSearchParams(parametersOf(rest, (at[1] ?? '').length / 2).replaceAll('&amp;', '&'));
  const value = (name: string) => withoutTextAround(query.get(name) ?? '');
  const [code, email, state] = [value('code'), value('email'), value('state')];
  if (!code) return undefined;
  return {
    text,
    code,
    ...(isEmail(email) && { email }),
    invited: value('invitation') === '1',
    ...(state && { state }),
  };
}

/** The parameters as they were sent. @param times how often the `#` before them was encoded beyond what made it a part of the path */
function parametersOf(text: string, times: number): string {
  let parameters = text;
  for (let time = 0; time < times; time += 1) parameters = parameters.replaceAll('%25', '%');
  if (parameters.includes('=')) return parameters;
  try {
    return decodeURIComponent(parameters);
  } catch {
    return parameters;
  }
}
