import { ApiError, NotOfferedError, type SupportMessage } from '@cnx/api';
import type { Message } from '../../i18n/message.ts';
import type { Portal } from '../../portal.ts';
import { withoutState } from '../../redirects/redirect-state.ts';
import { usageAtom } from '../../state/usage.ts';

/** Longest subject and message, as the contract has it. */
export const maxSubject = 120;
export const maxMessage = 4_000;

/** What goes along with a message, as the user sees it before. */
export type SupportContext = Omit<SupportMessage, 'subject' | 'message'>;

/** Where the user was and with what, cut to what the contract takes. */
export function contextOf(given: SupportContext): SupportContext {
  const { page, version, language, timeZone, userAgent } = given;
  return {
    page: page === null ? null : withoutStateOf(page).slice(0, 500),
    version: version.slice(0, 40),
    language: language.slice(0, 35),
    timeZone: timeZone.slice(0, 64),
    userAgent: userAgent.slice(0, 300),
  };
}

/** An address without the application that it hands users on to. */
function withoutStateOf(page: string): string {
  const [path = '', ...query] = page.split('?');
  return query.length === 0 ? path : path + withoutState(`?${query.join('?')}`);
}

/** What came of sending a message. */
export type SentMessage = { readonly kind: 'sent' } | { readonly kind: 'failed'; readonly message: Message };

/** Sends a message. Never fails. */
export async function sendMessage(
  { store, loadClient }: Pick<Portal, 'store' | 'loadClient'>,
  body: SupportMessage,
): Promise<SentMessage> {
  try {
    const { POST } = await loadClient();
    await POST('/Support/SendMessage', { body });
    store.get(usageAtom).record({ name: 'feature.support' });
    return { kind: 'sent' };
  } catch (error) {
    return { kind: 'failed', message: failureOf(error) };
  }
}

function failureOf(error: unknown): Message {
  if (error instanceof NotOfferedError) return { key: 'portal:support.notOffered' };
  if (error instanceof ApiError && error.status === 429) return { key: 'portal:support.tooMany' };
  return { key: 'portal:support.failed' };
}
