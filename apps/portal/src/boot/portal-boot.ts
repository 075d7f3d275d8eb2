import { themeBoot } from '@cnx/ui';
import { login as en } from '../i18n/en/login.ts';
import { login as es } from '../i18n/es/login.ts';
import { login as fr } from '../i18n/fr/login.ts';
import { defaultLanguage, languages, type Language } from '../i18n/languages.ts';
import { paths } from '../paths.ts';
import { textAttributes, type BootSettings } from './settings.ts';

/**
 * The boot script's settings for the portal.
 * @param dictionaries By language; none where nothing was prerendered, as in development.
 */
export function bootSettings(dictionaries?: Partial<Record<Language, Record<string, string>>>): BootSettings {
  return {
    theme: themeBoot,
    language: { storageKey: 'language', names: languages, fallback: defaultLanguage },
    sessionKeys: ['userData', 'TokenPackage'],
    signInResults: ['code', 'error', 'id_token', 'access_token'],
    prerenderedPath: dictionaries ? paths.login : null,
    title: 'CNX',
    dictionaries: dictionaries ?? {},
    textAttributes,
    incomplete: { en: en.incomplete, es: es.incomplete, fr: fr.incomplete },
  };
}
