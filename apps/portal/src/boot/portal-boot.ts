import { themeBoot } from '@cnx/ui';
import { login as en } from '../i18n/en/login.ts';
import { login as es } from '../i18n/es/login.ts';
import { login as fr } from '../i18n/fr/login.ts';
import { defaultLanguage, languages, type Language } from '../i18n/languages.ts';
import { paths, signInResults } from '../paths.ts';
import { textAttributes, type BootSettings } from './settings.ts';

/** What the build knows of the prerendered login page. */
export interface PrerenderedLogin {
  readonly dictionaries: Partial<Record<Language, Record<string, string>>>;
  /** Address of the script that holds the page's texts, by language. */
  readonly texts: Partial<Record<Language, string>>;
}

/**
 * The boot script's settings for the portal.
 * @param prerendered Absent where nothing was prerendered, as in development.
 */
export function bootSettings(prerendered?: PrerenderedLogin): BootSettings {
  return {
    theme: themeBoot,
    language: { storageKey: 'language', names: languages, fallback: defaultLanguage },
    sessionKeys: ['userData', 'TokenPackage'],
    signInResults,
    prerenderedPath: prerendered ? paths.login : null,
    title: 'CNX',
    dictionaries: prerendered?.dictionaries ?? {},
    texts: prerendered?.texts ?? {},
    textAttributes,
    incomplete: { en: en.incomplete, es: es.incomplete, fr: fr.incomplete },
  };
}
