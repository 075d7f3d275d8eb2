import type { AssistantAnswer } from '@cnx/api';
import { atom } from 'jotai';
import type { Message } from '../i18n/message.ts';

/** A question to the assistant, and what came of it. */
export interface Exchange {
  readonly id: string;
  readonly question: string;
  /** When it was asked (ms). */
  readonly askedAt: number;
  /** Whether the user has left its subject: the next question does not go on from it, nor from what was before. @default false */
  readonly isLeft?: boolean;
  readonly outcome:
    | { readonly kind: 'waiting'; readonly stop: () => void }
    | { readonly kind: 'answered'; readonly answer: AssistantAnswer }
    | { readonly kind: 'failed'; readonly message: Message };
}

/** What was asked and answered in this session, oldest first. The tab keeps what was answered over a reload; it ends with the session. */
export const conversationAtom = atom<readonly Exchange[]>([]);

/** Whether the conversation is shown beside the dashboard. */
export const conversationOpenAtom = atom(false);

/** Whether the server has answered that it has no assistant. */
export const assistantAbsentAtom = atom(false);
