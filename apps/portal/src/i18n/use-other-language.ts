import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from './i18n.ts';
import type { Language } from './languages.ts';

/**
 * Loads the texts of the portal in a language beside that of the portal, which stays.
 * @returns whether they are there, or cannot be had
 */
export function useOtherLanguage(language: Language): boolean {
  const { i18n } = useTranslation();
  const isThere = language === i18n.language || i18n.hasResourceBundle(language, 'portal');
  const [settled, setSettled] = useState<Language | null>(null);
  useEffect(() => {
    if (isThere) return;
    let isGone = false;
    const settle = () => {
      if (!isGone) setSettled(language);
    };
    // A clone has a language of its own and shares the texts.
    void loadTexts(i18n.cloneInstance({ lng: language }), 'portal').then(settle, settle);
    return () => {
      isGone = true;
    };
  }, [i18n, isThere, language]);
  return isThere || settled === language;
}
