import type { TFunction } from 'i18next';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultLanguage, isLanguage, type Language } from '../i18n/languages.ts';
import {
  dateFormat,
  quantityFormat,
  type DateFormat,
  type QuantityFormat,
  type UnitSystem,
} from '../quantities.ts';
import { unitSystemAtom } from '../state/display.atoms.ts';

/** How the user reads texts, quantities and days. */
export interface Formats {
  readonly language: Language;
  /** The texts of the portal. */
  readonly t: TFunction<'portal'>;
  readonly quantities: QuantityFormat;
  readonly dates: DateFormat;
}

// Every part of a page asks for the formats of the page, and a formatter costs a hundred times what using it does.
const quantitiesOf = oncePer((key: `${Language} ${UnitSystem}`) => {
  const [language, system] = key.split(' ') as [Language, UnitSystem];
  return quantityFormat(language, system);
});
const datesOf = oncePer(dateFormat);

/** Makes what belongs to a key once. */
function oncePer<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new Map<Key, Made>();
  return (key) => {
    const kept = made.get(key) ?? make(key);
    made.set(key, kept);
    return kept;
  };
}

/** The formats of the language and the current units; the same object until one of them changes. */
export function useFormats(): Formats {
  const { t, i18n } = useTranslation('portal');
  const system = useAtomValue(unitSystemAtom);
  const language = isLanguage(i18n.language) ? i18n.language : defaultLanguage;
  return useMemo(
    () => ({ language, t, quantities: quantitiesOf(`${language} ${system}`), dates: datesOf(language) }),
    [language, t, system],
  );
}
