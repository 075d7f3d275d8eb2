import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultLanguage, isLanguage, type Language } from '../i18n/languages.ts';
import { dateFormat, quantityFormat, type DateFormat, type QuantityFormat } from '../quantities.ts';
import { unitSystemAtom } from '../state/unit-system.atoms.ts';

/** How the reader sees quantities and days. */
export interface Formats {
  readonly language: Language;
  readonly quantities: QuantityFormat;
  readonly dates: DateFormat;
}

/** The formats of the language and the units in force; the same object until one of them changes. */
export function useFormats(): Formats {
  const { i18n } = useTranslation('portal');
  const system = useAtomValue(unitSystemAtom);
  const language = isLanguage(i18n.language) ? i18n.language : defaultLanguage;
  return useMemo(
    () => ({ language, quantities: quantityFormat(language, system), dates: dateFormat(language) }),
    [language, system],
  );
}
