import { ApiError, NotOfferedError, type AssistantAnswer, type AssistantQuestion } from '@cnx/api';
import type { Message } from '../../i18n/message.ts';
import { newId } from '../../new-id.ts';
import type { Portal } from '../../portal.ts';
import {
  assistantAbsentAtom,
  conversationAtom,
  conversationOpenAtom,
  type Exchange,
} from '../../state/conversation.atoms.ts';
import { usageAtom } from '../../state/usage.ts';
import { keepConversation } from './kept-conversation.ts';
import { readAssistantAnswer } from './read-assistant-answer.ts';

/** Exchanges that are kept: older ones are forgotten. */
const maxExchanges = 50;

/** A question as it is sent, but for what was understood before. */
type Asked = Omit<AssistantQuestion, 'context'>;

/**
 * Asks a question, with what was understood of the answered one before it. A server without an assistant ends the conversation. Never
 * fails.
 */
export async function ask(
  { store, storage, loadClient, now }: Pick<Portal, 'store' | 'storage' | 'loadClient' | 'now'>,
  asked: Asked,
): Promise<void> {
  const { question } = asked;
  const context = lastUnderstood(store.get(conversationAtom));
  const stopped = new AbortController();
  const exchange: Exchange = {
    id: newId(),
    question,
    askedAt: now().getTime(),
    outcome: { kind: 'waiting', stop: () => stopped.abort() },
  };
  store.set(conversationAtom, (all) => [...all, exchange].slice(-maxExchanges));
  const settle = (outcome: Exchange['outcome']) => {
    store.set(conversationAtom, (all) =>
      all.map((each) => (each.id === exchange.id ? { ...each, outcome } : each)),
    );
    // A session that ended meanwhile has taken the question along, and keeps nothing.
    if (store.get(conversationAtom).some(({ id }) => id === exchange.id))
      keepConversation({ store, storage });
  };
  try {
    const { POST } = await loadClient();
    const { data } = await POST('/Assistant/Ask', { body: { ...asked, context }, signal: stopped.signal });
    const answer = readAssistantAnswer(data);
    settle({ kind: 'answered', answer });
    const isRefused = answer.outcome === 'unknown';
    store.get(usageAtom).record({ name: isRefused ? 'feature.refusal' : 'feature.question' });
  } catch (error) {
    if (error instanceof NotOfferedError) {
      store.set(assistantAbsentAtom, true);
      store.set(conversationOpenAtom, false);
    }
    settle({
      kind: 'failed',
      message: stopped.signal.aborted ? { key: 'portal:assistant.stopped' } : failureOf(error),
    });
  }
}

/** Asks a question again that had no answer. */
export async function askAgain(
  portal: Pick<Portal, 'store' | 'storage' | 'loadClient' | 'now'>,
  id: string,
  asked: Asked,
): Promise<void> {
  portal.store.set(conversationAtom, (all) => all.filter((each) => each.id !== id));
  await ask(portal, asked);
}

function failureOf(error: unknown): Message {
  if (error instanceof NotOfferedError) return { key: 'portal:assistant.notOffered' };
  if (error instanceof ApiError && error.status === 429) return { key: 'portal:assistant.tooMany' };
  return { key: 'portal:assistant.failed' };
}

/**
 * What a follow-up goes on from: the newest question that something was understood of, be it answered or not; null where there is none, or
 * its subject was left.
 */
export function lastUnderstood(exchanges: readonly Exchange[]): AssistantQuestion['context'] {
  for (const { isLeft, outcome } of exchanges.toReversed()) {
    if (isLeft) return null;
    if (outcome.kind !== 'answered') continue;
    const { intent, places, quantity, from } = outcome.answer.understood;
    if (intent !== 'none' || places.length > 0 || quantity !== null || from !== null)
      return outcome.answer.understood;
  }
  return null;
}

/** The newest answer of a conversation. */
export function lastAnswer(exchanges: readonly Exchange[]): AssistantAnswer | undefined {
  return exchanges.flatMap(({ outcome }) => (outcome.kind === 'answered' ? [outcome.answer] : [])).at(-1);
}
