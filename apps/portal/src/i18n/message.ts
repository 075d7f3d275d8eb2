import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';

const bundles = ['login', 'signIn', 'singleSignOn', 'passwords', 'portal'] as const;

/** The key of a text of any bundle, with its bundle in front: `login:heading`, `portal:areas.schedule`. */
export type TextKey = Extract<ParseKeys<typeof bundles>, `${(typeof bundles)[number]}:${string}`>;

/** A text of any bundle, or words that the server gave. It is put into a language where it is shown. */
export type Message =
  | { readonly key: TextKey; readonly values?: Readonly<Record<string, string | number>> }
  | { readonly words: string };

/** Puts messages into the language in force. */
export function useWords(): (message: Message) => string {
  const { t } = useTranslation(bundles);
  // The keys are checked where messages are made; here only their union is known, of which `t` cannot tell the values.
  const say = t as unknown as (key: TextKey, values?: object) => string;
  return (message) => ('words' in message ? message.words : say(message.key, message.values));
}
