import { ContractError } from '@cnx/api';
import * as v from 'valibot';
import type { Portal } from '../../portal.ts';
import { conversationAtom, type Exchange } from '../../state/conversation.atoms.ts';
import { readAssistantAnswer } from './read-assistant-answer.ts';

type Kept = Pick<Portal, 'store' | 'storage'>;

/** Exchanges that are kept over a reload: the newest ones. */
const maxKept = 20;

const keptSchema = v.object({
  id: v.string(),
  question: v.string(),
  askedAt: v.number(),
  isLeft: v.boolean(),
  answer: v.unknown(),
});

/** Keeps what was answered for this tab, until the session ends. */
export function keepConversation({ store, storage }: Kept): void {
  const answered = store
    .get(conversationAtom)
    .flatMap(({ id, question, askedAt, isLeft = false, outcome }) =>
      outcome.kind === 'answered' ? [{ id, question, askedAt, isLeft, answer: outcome.answer }] : [],
    );
  if (answered.length === 0) storage.remove('conversation');
  else storage.write('conversation', answered.slice(-maxKept));
}

/** Goes on with what this tab has kept, where nothing was asked since. */
export function restoreConversation({ store, storage }: Kept): void {
  if (store.get(conversationAtom).length > 0) return;
  const kept = storage.read('conversation') ?? [];
  store.set(
    conversationAtom,
    kept.flatMap((each): Exchange[] => {
      const exchange = readKept(each);
      return exchange === undefined ? [] : [exchange];
    }),
  );
}

/** What an older portal has kept may be no exchange any more. */
function readKept(kept: unknown): Exchange | undefined {
  const { success, output } = v.safeParse(keptSchema, kept);
  if (!success) return undefined;
  const { answer, ...exchange } = output;
  try {
    return { ...exchange, outcome: { kind: 'answered', answer: readAssistantAnswer(answer) } };
  } catch (error) {
    if (error instanceof ContractError) return undefined;
    throw error;
  }
}

/** Forgets what was said. */
export function startAnew({ store, storage }: Kept): void {
  store.set(conversationAtom, []);
  storage.remove('conversation');
}

/** Leaves the subject of the newest question: the next one stands alone. */
export function leaveSubject(portal: Kept): void {
  portal.store.set(conversationAtom, (all) =>
    all.map((each, at) => (at === all.length - 1 ? { ...each, isLeft: true } : each)),
  );
  keepConversation(portal);
}
