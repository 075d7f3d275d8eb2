// What the server says of a call that it refused or could not answer, in the user's language where the portal has it.
import { isApiFailure } from '@cnx/api';
import type { Message, TextKey } from '../i18n/message.ts';
import { truncateForDisplay } from '../untrusted-text.ts';

/** Texts of the server that any call of a page may end with. */
const known: Readonly<Record<string, TextKey>> = {
  'user access denied': 'portal:trouble.server.accessDenied',
  'Too many requests. Wait a moment, then try again.': 'portal:trouble.server.tooMany',
  'The database does not answer. Try again in a moment.': 'portal:trouble.server.databaseAway',
  'The database took too long. Try a smaller selection.': 'portal:trouble.server.databaseSlow',
  'Nothing can be stored just now. Reading still works.': 'portal:trouble.server.storageFull',
  'Too many lists are being sent. Try again in a moment.': 'portal:trouble.server.listsBusy',
};

/** The text of a fault of the server, with the name under which the operator finds it in the log. */
const internal = /^Internal error\. Reference (?<reference>[\w-]{1,64})$/;

/** Maximum length of a server's text that is shown beside other things. */
const maxServerText = 200;

/** What the server says of a failed call: in every language where the portal has it, else as it is; null for nothing. */
export function refusalOf(error: unknown): Message | null {
  if (!isApiFailure(error) || error.kind !== 'api') return null;
  const text = error.errors.find(({ message }) => message.trim())?.message.trim();
  if (!text) return null;
  const key = Object.hasOwn(known, text) ? known[text] : undefined;
  if (key) return { key };
  const reference = internal.exec(text)?.groups?.['reference'];
  if (reference) return { key: 'portal:trouble.server.internal', values: { reference } };
  return { text: truncateForDisplay(text, maxServerText) };
}
