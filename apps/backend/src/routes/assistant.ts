import type { Assistant } from '../assistant/assistant.ts';
import type { RateLimiter } from '../auth/rate-limit.ts';
import { Refusal } from '../refusal.ts';
import type { Handlers } from '../server/contract-handlers.ts';
import { signedInUser } from './signed-in-user.ts';

/** What answers questions, and how many a user may ask. */
export interface AssistantServices {
  readonly assistant: Assistant;
  /** Whether the operator offers it. */
  readonly isOffered: boolean;
  readonly questionsOfUser: RateLimiter;
}

/** Questions in everyday words. They are answered with what every signed-in user may read. */
export function assistantHandlers({ assistant, isOffered, questionsOfUser }: AssistantServices) {
  return {
    async askAssistant({ body, principal, now, gone }) {
      if (!isOffered) throw new Refusal(501, 'The assistant is switched off.');
      const { userId } = signedInUser(principal);
      await questionsOfUser.take(userId);
      return { status: 200, body: await assistant.ask(body, { now, userId, gone }) };
    },
  } satisfies Partial<Handlers>;
}
