import { isApiFailure } from '@cnx/api';
import type { Message, TextKey } from '../i18n/message.ts';

/** The key of a text that stands where data would be. */
export type FailureKey = Extract<TextKey, `portal:failures.${string}`>;

/** Longest text of a server that is shown beside other things. */
const longestWords = 200;

/** What a person reads when data could not be fetched: the server's own words if it gave any, else the given text. */
export function failureMessage(error: unknown, fallback: FailureKey): Message {
  if (!isApiFailure(error) || error.kind !== 'api') return { key: fallback };
  const words = error.errors.find(({ message }) => message.trim())?.message.trim();
  return words ? { words: words.slice(0, longestWords) } : { key: fallback };
}
