import type { AssistantAnswer } from '@cnx/api';

/** The answer to a part of a question in the shape of a whole one, in the language of that. */
export const wholeAnswerOf = (
  part: AssistantAnswer['further'][number],
  language: AssistantAnswer['language'],
): AssistantAnswer => ({
  ...part,
  ...{ text: null, modelFault: null, unread: [], corrected: [], further: [], nearest: null, suggestions: [] },
  ...{ language, near: [] },
});
