import { defaultTheme, type ThemeName } from '@cnx/ui';
import { atom } from 'jotai';
import { defaultLanguage, type Language } from '../i18n/languages.ts';

/** The current theme. `createPortal` keeps the page's class and the stored item equal to it. @default 'dark' */
export const themeAtom = atom<ThemeName>(defaultTheme);

/** The current language. `createPortal` loads its texts and stores it. @default 'en' */
export const languageAtom = atom<Language>(defaultLanguage);
