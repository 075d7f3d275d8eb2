import { createInstance, type i18n as I18n } from 'i18next';
import { login } from './en/login.ts';
import { defaultLanguage, languages, type Language } from './languages.ts';
import type { Translated } from './translated.ts';

/** The texts of the login page in one language. */
export type LoginTexts = Translated<typeof login>;

/** Texts that are fetched when they are needed; English login texts are always there, as the fallback. */
const lazyTexts = {
  login: {
    en: () => Promise.resolve({ login }),
    es: () => import('./es/login.ts'),
    fr: () => import('./fr/login.ts'),
  },
  signIn: {
    en: () => import('./en/sign-in.ts'),
    es: () => import('./es/sign-in.ts'),
    fr: () => import('./fr/sign-in.ts'),
  },
  singleSignOn: {
    en: () => import('./en/single-sign-on.ts'),
    es: () => import('./es/single-sign-on.ts'),
    fr: () => import('./fr/single-sign-on.ts'),
  },
  passwords: {
    en: () => import('./en/passwords.ts'),
    es: () => import('./es/passwords.ts'),
    fr: () => import('./fr/passwords.ts'),
  },
  portal: {
    en: () => import('./en/portal.ts'),
    es: () => import('./es/portal.ts'),
    fr: () => import('./fr/portal.ts'),
  },
} as const;

type Bundle = keyof typeof lazyTexts;

/**
 * Fetches the login page's texts.
 * @throws when they cannot be had.
 */
export async function loginTexts(language: Language): Promise<LoginTexts> {
  return (await lazyTexts.login[language]()).login;
}

/**
 * Makes the translator with the texts of the login page. React escapes what it shows, so values are not escaped a
 * second time.
 */
export function createI18n(language: Language, texts: LoginTexts): I18n {
  const i18n = createInstance();
  void i18n.init({
    lng: language,
    fallbackLng: defaultLanguage,
    supportedLngs: [...languages],
    ns: ['login'],
    defaultNS: 'login',
    resources: { en: { login }, [language]: { login: texts } },
    // The login page is hydrated in the same tick: its texts must be there at once.
    initAsync: false,
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: wordsOf,
    react: { useSuspense: false },
  });
  return i18n;
}

/** What stands in place of a text that there is none of, such as that of a code of a newer server: its name in words. */
function wordsOf(key: string, given?: string): string {
  return given ?? key.replace(/^.*[.:]/, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/**
 * Loads a bundle in the current language and in the fallback. What shows it awaits it.
 * @throws when a file cannot be had; asking again tries again.
 */
export async function loadTexts(i18n: I18n, bundle: Exclude<Bundle, 'login'>): Promise<void> {
  const current = () => languages.find((each) => each === i18n.language) ?? defaultLanguage;
  // Again: the language can be changed while the texts of the one before are fetched.
  for (let language = current(), before; language !== before; language = current()) {
    before = language;
    await Promise.all([load(i18n, bundle, language), load(i18n, bundle, defaultLanguage)]);
  }
}

/** Changes the language once its texts are there, so that no text of the old one flashes. */
export async function changeLanguage(i18n: I18n, language: Language): Promise<void> {
  const missing = () =>
    (Object.keys(lazyTexts) as Bundle[]).filter(
      (each) => i18n.hasResourceBundle(i18n.language, each) && !i18n.hasResourceBundle(language, each),
    );
  // Again: a bundle of the old language can arrive while those of the new one are fetched.
  for (let bundles = missing(); bundles.length > 0; bundles = missing())
    await Promise.all(bundles.map((bundle) => load(i18n, bundle, language)));
  await i18n.changeLanguage(language);
}

async function load(i18n: I18n, bundle: Bundle, language: Language): Promise<void> {
  if (i18n.hasResourceBundle(language, bundle)) return;
  const texts: Record<string, unknown> = await lazyTexts[bundle][language]();
  i18n.addResourceBundle(language, bundle, texts[bundle]);
}
