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
import { regionAtom, timeZoneAtom, unitSystemAtom } from '../state/display.atoms.ts';

/** How the user reads texts, quantities and days. */
export interface Formats {
  readonly language: Language;
  /** The texts of the portal. */
  readonly t: TFunction<'portal'>;
  readonly quantities: QuantityFormat;
  readonly dates: DateFormat;
}

// Every part of a page asks for the formats of the page, and a formatter costs a hundred times what using it does.
const quantitiesOf = oncePer((key: `${Language} ${UnitSystem} ${string}`) => {
  const [language, system, locale] = key.split(' ') as [Language, UnitSystem, string];
  return quantityFormat(language, system, locale);
});
const datesOf = oncePer((key: `${Language} ${string} ${string}`) => {
  const [language, locale, zone] = key.split(' ') as [Language, string, string];
  return dateFormat(language, { locale, timeZone: zone || undefined });
});

/** Makes what belongs to a key once. */
function oncePer<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new Map<Key, Made>();
  return (key) => {
    const kept = made.get(key) ?? make(key);
    made.set(key, kept);
    return kept;
  };
}

/**
 * {@link useFormats} with quantities in the units, and texts, numbers and dates in the language, that were asked for.
 * @param system null for those of the user
 * @param language that of the portal where its texts are not there, see `useOtherLanguage`
 */
export function useFormatsIn(system: UnitSystem | null, language: Language): Formats {
  const formats = useFormats();
  const { i18n } = useTranslation('portal');
  const userSystem = useAtomValue(unitSystemAtom);
  const region = useAtomValue(regionAtom);
  const zone = useAtomValue(timeZoneAtom) ?? '';
  const isOther = language !== formats.language && i18n.hasResourceBundle(language, 'portal');
  return useMemo(() => {
    if (system === null && !isOther) return formats;
    const spoken = isOther ? language : formats.language;
    const locale = isOther || region === null ? spoken : `${spoken}-${region}`;
    return {
      language: spoken,
      t: isOther ? i18n.getFixedT(language, 'portal') : formats.t,
      quantities: quantitiesOf(`${spoken} ${system ?? userSystem} ${locale}`),
      dates: datesOf(`${spoken} ${locale} ${zone}`),
    };
  }, [formats, i18n, isOther, language, region, system, userSystem, zone]);
}

/** The formats of the language, the region, the time zone and the current units; the same object until one of them changes. */
export function useFormats(): Formats {
  const { t, i18n } = useTranslation('portal');
  const system = useAtomValue(unitSystemAtom);
  const region = useAtomValue(regionAtom);
  const zone = useAtomValue(timeZoneAtom) ?? '';
  const language = isLanguage(i18n.language) ? i18n.language : defaultLanguage;
  return useMemo(() => {
    const locale = region === null ? language : `${language}-${region}`;
    return {
      language,
      t,
      quantities: quantitiesOf(`${language} ${system} ${locale}`),
      dates: datesOf(`${language} ${locale} ${zone}`),
    };
  }, [language, t, system, region, zone]);
}
