import type { Language } from '../mail/languages.ts';
import { en, type ProviderTexts } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';

export type { ProviderTexts };

/** What the provider's pages say. */
export const texts: Readonly<Record<Language, ProviderTexts>> = { en, es, fr };
