import { defaultTheme, type ThemeName } from '@cnx/ui';
import { atom } from 'jotai';
import type { UnitSystem } from '../quantities.ts';
import { defaultLanguage, type Language } from '../i18n/languages.ts';

/** The current theme. `createPortal` keeps the page's class and the stored item equal to it. @default 'dark' */
export const themeAtom = atom<ThemeName>(defaultTheme);

/** The current language. `createPortal` loads its texts and stores it. @default 'en' */
export const languageAtom = atom<Language>(defaultLanguage);

/** The units in which quantities are shown. `openData` stores it for the session. @default 'metric' */
export const unitSystemAtom = atom<UnitSystem>('metric');

/** Whether single keys are shortcuts. `openData` stores it for the session. @default true */
export const singleKeysAtom = atom(true);

/** Whether the navigation shows pictures alone. @default false */
export const narrowNavigationAtom = atom(false);
