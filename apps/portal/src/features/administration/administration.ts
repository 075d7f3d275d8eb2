import type {
  ApiClient,
  AuditEvent,
  CauseRequest,
  CreateApiKeyRequest,
  NewApiKey,
  PersonAccount,
} from '@cnx/api';
import { csvLine } from '@cnx/ui';
import { queryClientAtom } from 'jotai-tanstack-query';
import type { Language } from '../../i18n/languages.ts';
import type { Message, TextKey } from '../../i18n/message.ts';
import { maxRowsPerCall } from '../../limits.ts';
import type { Portal } from '../../portal.ts';
import { problemText } from '../../state/problem-text.ts';
import { showToast } from '../../state/toasts.atoms.ts';
import { truncateForDisplay } from '../../untrusted-text.ts';
import type { auditQueryOf } from './audit-query.ts';

/** Longest text that is shown of what a mail server answered. */
export const maxFailureLength = 300;

type Services = Pick<Portal, 'loadClient' | 'store'>;

/**
 * Gives an order, says by a toast what came of it, and has the lists fetched anew that it changes, without waiting for
 * them.
 * @returns nothing where it was done, else why not
 */
async function order(
  { loadClient, store }: Services,
  give: (client: ApiClient) => Promise<unknown>,
  done: TextKey,
): Promise<Message | undefined> {
  let refused: Message | undefined;
  try {
    await give(await loadClient());
    showToast(store, { key: done }, 'good');
  } catch (error) {
    refused = problemText(error, 'portal:administration.failed');
  }
  void store.get(queryClientAtom).invalidateQueries({
    predicate: ({ queryKey: [path] }) => /^\/(Administration|Causes)\//.test(String(path)),
  });
  return refused;
}

/** A new account, as its form has it. */
export interface NewPerson {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roleId: number;
  readonly isSSO: boolean;
  readonly language: Language;
}

/** Makes an account, whose owner is invited by mail. @returns why not, if so */
export function createPerson(services: Services, person: NewPerson) {
  return order(
    services,
    ({ POST }) => POST('/Administration/CreatePerson', { body: person }),
    'portal:administration.invited',
  );
}

/** Sends another invitation. @returns why not, if so */
export function invitePerson(services: Services, id: string) {
  return order(
    services,
    ({ POST }) => POST('/Administration/InvitePerson', { body: { id } }),
    'portal:administration.invited',
  );
}

/** Changes what is given of a person. @returns why not, if so */
export function changePerson(
  services: Services,
  id: string,
  changed: Partial<Pick<PersonAccount, 'firstName' | 'lastName' | 'roleId'>> & { readonly active?: boolean },
) {
  const body = { id, firstName: null, lastName: null, roleId: null, active: null, ...changed };
  return order(
    services,
    ({ POST }) => POST('/Administration/ChangePerson', { body }),
    'portal:administration.saved',
  );
}

/** Lets a locked person try again. @returns why not, if so */
export function unlockPerson(services: Services, id: string) {
  return order(
    services,
    ({ POST }) => POST('/Administration/UnlockPerson', { body: { id } }),
    'portal:administration.unlocked',
  );
}

/** Ends a session of a person, or all for null. @returns why not, if so */
export function endSessions(services: Services, id: string, sessionId: string | null) {
  return order(
    services,
    ({ POST }) => POST('/Administration/EndPersonSessions', { body: { id, sessionId } }),
    'portal:administration.ended',
  );
}

/** Switches an application on or off. @returns why not, if so */
export function switchApplication(services: Services, id: string, active: boolean) {
  return order(
    services,
    ({ POST }) => POST('/Administration/ChangeRegisteredApplication', { body: { id, active } }),
    'portal:administration.saved',
  );
}

/** What came of making a key: the key, with its secret, or why not. */
export type ApiKeyOutcome = { readonly made: NewApiKey } | { readonly refused: Message };

/** Makes an API key. */
export async function createApiKey(services: Services, body: CreateApiKeyRequest): Promise<ApiKeyOutcome> {
  let made: NewApiKey | undefined;
  const refused = await order(
    services,
    async ({ POST }) => {
      made = (await POST('/Administration/CreateApiKey', { body })).data;
    },
    'portal:administration.keyMade',
  );
  return made ? { made } : { refused: refused ?? { key: 'portal:administration.failed' } };
}

/** Ends an API key. @returns why not, if so */
export function revokeApiKey(services: Services, id: string) {
  return order(
    services,
    ({ POST }) => POST('/Administration/RevokeApiKey', { body: { id } }),
    'portal:administration.keyRevoked',
  );
}

/** Adds a cause, or changes one. @returns why not, if so */
export function saveCause(services: Services, cause: CauseRequest) {
  return order(
    services,
    ({ POST }) => POST('/Causes/SaveCause', { body: cause }),
    'portal:administration.saved',
  );
}

/** The stable key of a new cause: its name in small letters and digits, words joined by hyphens. */
export function causeCodeOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return (words ?? ['cause']).join('-').slice(0, 64).replace(/-$/, '');
}

/** Has a mail tried again at once. @returns why not, if so */
export function sendMailAgain(services: Services, id: string) {
  return order(
    services,
    ({ POST }) => POST('/Administration/SendMailAgain', { body: { id } }),
    'portal:administration.mailTried',
  );
}

/** Sends a test mail to the administrator; a toast says that the mail server took it. @returns why not, if so */
export async function sendTestMail({ loadClient, store }: Services): Promise<Message | undefined> {
  try {
    const { POST } = await loadClient();
    const { failure } = (await POST('/Administration/SendTestMail')).data;
    if (failure !== null)
      return {
        key: 'portal:administration.testFailed',
        values: { failure: truncateForDisplay(failure, maxFailureLength) },
      };
    showToast(store, { key: 'portal:administration.testSent' }, 'good');
    return undefined;
  } catch (error) {
    return problemText(error, 'portal:administration.failed');
  }
}

/** Most events in a file. */
export const maxFileEvents = 50_000;

/**
 * The events of the audit log for a file, the newest first.
 * @returns them, and whether there are more than a file takes
 * @throws ApiFailure
 */
export async function fetchEvents(
  { loadClient }: Pick<Portal, 'loadClient'>,
  query: ReturnType<typeof auditQueryOf>,
): Promise<{ readonly events: readonly AuditEvent[]; readonly isCut: boolean }> {
  const { GET } = await loadClient();
  const events: AuditEvent[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof readPage>> = await readPage(cursor);
    events.push(...page.data);
    cursor = page.meta.nextCursor;
  } while (cursor !== null && events.length < maxFileEvents);
  return { events, isCut: cursor !== null };

  function readPage(from: string | null) {
    const paged = { ...query, limit: maxRowsPerCall, ...(from !== null && { cursor: from }) };
    return GET('/Administration/GetAuditEvents', { params: { query: paged } });
  }
}

/** The columns of the file. */
export const auditColumns = ['at', 'kind', 'outcome', 'person', 'subject', 'address', 'detail'] as const;

/** Events as comma-separated values, as the server names them. Texts that begin like formulas are made harmless. */
export function auditFile(
  events: readonly AuditEvent[],
  labelOf: (column: (typeof auditColumns)[number]) => string,
): string[] {
  return [
    csvLine(
      auditColumns.map((column) => ({ value: labelOf(column) })),
      true,
    ),
    ...events.map((event) => {
      const texts = { ...event, detail: detailOfFile(event.detail) };
      return csvLine(auditColumns.map((column) => ({ value: texts[column] })));
    }),
  ];
}

/** `name: value` joined by commas. */
function detailOfFile(detail: AuditEvent['detail']): string {
  return Object.entries(detail)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ');
}
