import type { AssistantAnswer } from '@cnx/api';

/** The answer to a part of a question in the shape of a whole one. */
export const wholeAnswerOf = (part: AssistantAnswer['further'][number]): AssistantAnswer => ({
  ...part,
  ...{ text: null, modelFault: null, unread: [], corrected: [], further: [], nearest: null, suggestions: [] },
});
