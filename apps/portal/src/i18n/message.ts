import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';

const bundles = ['login', 'signIn', 'singleSignOn', 'passwords', 'portal'] as const;

/** The key of a text of any bundle, with its bundle in front: `login:heading`, `portal:areas.schedule`. */
export type TextKey = Extract<ParseKeys<typeof bundles>, `${(typeof bundles)[number]}:${string}`>;

/** A text of any bundle, with what stands in it, or a text of the server. It is put into a language where it is shown. */
export type Message =
  | { readonly key: TextKey; readonly values?: Readonly<Record<string, string | number | Message>> }
  | { readonly text: string };

/** Puts messages into the current language. */
export function useMessageText(): (message: Message) => string {
  const { t } = useTranslation(bundles);
  // The keys are checked where messages are made; here only their union is known, from which `t` cannot infer the values.
  const translate = t as unknown as (key: TextKey, values?: object) => string;
  const textOf = (message: Message): string => {
    if ('text' in message) return message.text;
    const values = Object.entries(message.values ?? {}).map(
      ([name, value]) => [name, typeof value === 'object' ? textOf(value) : value] as const,
    );
    return translate(message.key, Object.fromEntries(values));
  };
  return textOf;
}
