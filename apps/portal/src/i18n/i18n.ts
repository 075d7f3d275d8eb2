import { createInstance, type i18n as I18n } from 'i18next';
import { login as enLogin } from './en/login.ts';
import { login as esLogin } from './es/login.ts';
import { login as frLogin } from './fr/login.ts';
import { defaultLanguage, languages, type Language } from './languages.ts';

/** The texts after sign-in, one lazily loaded file for each language. */
const portalTexts = {
  en: () => import('./en/portal.ts'),
  es: () => import('./es/portal.ts'),
  fr: () => import('./fr/portal.ts'),
} as const;

/**
 * Makes the translator with the texts of the login page, which need no request. React escapes what it shows, so
 * values are not escaped a second time.
 */
export function createI18n(language: Language): I18n {
  const i18n = createInstance();
  void i18n.init({
    lng: language,
    fallbackLng: defaultLanguage,
    supportedLngs: [...languages],
    ns: ['login'],
    defaultNS: 'login',
    resources: { en: { login: enLogin }, es: { login: esLogin }, fr: { login: frLogin } },
    // The login page is hydrated in the same tick: its texts must be there at once.
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return i18n;
}

/**
 * Loads the texts after sign-in, in the language and in the fallback. Screens await it before they are shown.
 * @throws when a file cannot be had; asking again tries again.
 */
export async function loadPortalTexts(i18n: I18n, language: Language): Promise<void> {
  const wanted = [...new Set([language, defaultLanguage])].filter(
    (each) => !i18n.hasResourceBundle(each, 'portal'),
  );
  await Promise.all(
    wanted.map(async (each) => {
      const { portal } = await portalTexts[each]();
      i18n.addResourceBundle(each, 'portal', portal);
    }),
  );
}

/** Changes the language once its texts are there, so that no text of the old one flashes. */
export async function changeLanguage(i18n: I18n, language: Language): Promise<void> {
  if (i18n.hasResourceBundle(i18n.language, 'portal')) await loadPortalTexts(i18n, language);
  await i18n.changeLanguage(language);
}
