import { parseArgs } from 'node:util';
import { isEmail, isMailbox } from '../auth/email.ts';
import { maxTextLength } from '../limits.ts';
import { languages, type Language } from '../mail/languages.ts';
import { ReadableError } from '../readable-error.ts';

/** The command line is wrong; the message is one line. */
export class AdminArgumentError extends ReadableError {
  override name = 'AdminArgumentError';
}

/** What can be done. */
export const adminCommands = [
  'create-administrator',
  'make-administrator',
  'invite',
  'list-administrators',
  'audit-log',
  'list-imports',
  'undo-import',
  'merge-wells',
] as const;

/** What the command line asks for. */
export interface AdminArguments {
  readonly help: boolean;
  readonly command: (typeof adminCommands)[number];
  /** Empty where no account is named. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly isSso: boolean;
  readonly language: Language;
  /** Whether the link goes by mail instead of being printed. */
  readonly byMail: boolean;
  /** The first moment of the audit log, in ISO 8601; undefined for all of it. */
  readonly since: string | undefined;
  /** The import that is to be undone; 0 where none is named. */
  readonly importId: number;
  /** The wells that are to be merged, by their names; empty where none is named. */
  readonly field: string;
  readonly from: string;
  readonly into: string;
  /** Whose rows stay where both wells have some that differ. */
  readonly keep: 'from' | 'into' | undefined;
  /** Whether it is only said what would be done. */
  readonly dryRun: boolean;
}

export const adminUsage = `Administers without an account: the first one of a database, or when all administrators are locked out, imports and wells.

  npm run admin -- create-administrator --email ADDRESS [options]   makes an administrator, with an invitation
  npm run admin -- make-administrator --email ADDRESS               gives an account the role, and its access back
  npm run admin -- invite --email ADDRESS [--mail]                  makes another link to choose a password
  npm run admin -- list-administrators                              says who administers
  npm run admin -- audit-log [--since TIME]                         prints the audit log, the newest first, an event a line, as JSON
  npm run admin -- list-imports                                     prints the imports, the newest first, with their numbers
  npm run admin -- undo-import --import NUMBER [--dry-run]          takes an import back, and says what stays
  npm run admin -- merge-wells --field NAME --from NAME --into NAME [--keep from|into] [--dry-run]
                                                                    makes one well of two that are one under two names

  --email ADDRESS      whose account it is
  --first-name TEXT    name of a new administrator
  --last-name TEXT
  --language CODE      ${languages.join(', ')}: language of the portal and of the mail (default: en)
  --corporate          the identity provider signs the new administrator in: there is no password
  --mail               send the link by mail (SMTP_URL) instead of printing it
  --since TIME         first day or moment of the audit log: 2026-01-31, 2026-01-31T06:00:00Z
  --import NUMBER      the import to be undone, as list-imports has it
  --field NAME         field of the wells to be merged
  --from NAME          the well that goes: its rows and notes move, its name becomes an alias
  --into NAME          the well that stays
  --keep from|into     whose rows stay where both wells have some of one time that differ
  --dry-run            only say what the undo or the merge would do
  --help               show this text

Nobody types a password here: its owner chooses it by the link, which is good once and for CNX_INVITATION_SECONDS.
Environment: DATABASE_URL or CNX_DATA_DIR, and CNX_PUBLIC_ORIGIN or PORT, as for npm start.`;

const namesNoAccount: ReadonlySet<string> = new Set([
  'list-administrators',
  'audit-log',
  'list-imports',
  'undo-import',
  'merge-wells',
]);

/** Reads the command line. @throws AdminArgumentError */
export function parseAdminArguments(args: readonly string[]): AdminArguments {
  const { values, positionals } = parse(args);
  const [named, ...others] = positionals;
  const command = adminCommands.find((one) => one === named) ?? 'list-administrators';
  const { email = '', language = 'en' } = values;
  if (!values.help) {
    if (named !== command)
      throw new AdminArgumentError(`Say what to do: ${adminCommands.join(', ')}. --help says more.`);
    if (others.length > 0) throw new AdminArgumentError(`"${others[0]!}" is one word too many.`);
    if (!namesNoAccount.has(command) && !isEmail(email, maxTextLength.email))
      throw new AdminArgumentError(`--email must be an email address, not "${email}".`);
    if (command === 'create-administrator' && !isMailbox(email))
      throw new AdminArgumentError(
        `--email of a new account must have none of ( ) < > [ ] : ; \\ , " and no unseen character: "${email}" has.`,
      );
  }
  const importId = /^[1-9]\d{0,14}$/.test(values.import ?? '') ? Number(values.import) : 0;
  if (!values.help && command === 'undo-import' && importId === 0)
    throw new AdminArgumentError('--import must be the number of an import: list-imports prints them.');
  const wells = {
    ...{ field: wellName('--field', values.field), from: wellName('--from', values.from) },
    into: wellName('--into', values.into),
  };
  if (!values.help && command === 'merge-wells' && Object.values(wells).includes(''))
    throw new AdminArgumentError('Say which wells with --field, --from and --into.');
  const keep = (['from', 'into'] as const).find((side) => side === values.keep);
  if (values.keep !== undefined && keep === undefined)
    throw new AdminArgumentError(`--keep must be from or into, not "${values.keep}".`);
  const known = languages.find((one) => one === language);
  if (!known) throw new AdminArgumentError(`--language must be one of ${languages.join(', ')}.`);
  return {
    help: values.help,
    command,
    email,
    firstName: name('--first-name', values['first-name']),
    lastName: name('--last-name', values['last-name']),
    isSso: values.corporate,
    language: known,
    byMail: values.mail,
    since: moment(values.since),
    importId,
    ...wells,
    keep,
    dryRun: values['dry-run'],
  };
}

/** @throws AdminArgumentError for what is neither a day nor a moment */
function moment(given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  const time = /^\d{4}-\d{2}-\d{2}/.test(given) ? new Date(given) : new Date(NaN);
  if (Number.isNaN(time.getTime()))
    throw new AdminArgumentError(`--since must be a day or a moment, such as 2026-01-31, not "${given}".`);
  return time.toISOString();
}

const wellName = (option: string, value: string | undefined) => name(option, value, maxTextLength.assetName);

function name(option: string, value = '', maxLength: number = maxTextLength.personName): string {
  const trimmed = value.trim();
  if (trimmed.length <= maxLength && !/[\p{Cc}\u2028-\u202e\u2066-\u2069]/u.test(trimmed)) return trimmed;
  throw new AdminArgumentError(`${option} must be one line of at most ${maxLength} characters.`);
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        email: text,
        'first-name': text,
        'last-name': text,
        language: text,
        corporate: flag,
        mail: flag,
        since: text,
        import: text,
        field: text,
        from: text,
        into: text,
        keep: text,
        'dry-run': flag,
        help: flag,
      },
    });
  } catch (error) {
    throw new AdminArgumentError(error instanceof Error ? error.message.split('. ')[0]! : String(error));
  }
}
