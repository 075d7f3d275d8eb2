import type { DataTableLabels } from '@cnx/ui';
import type { TFunction } from 'i18next';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultLanguage, isLanguage, type Language } from '../i18n/languages.ts';
import {
  dateFormat,
  quantityFormat,
  unknownValue,
  type DateFormat,
  type QuantityFormat,
} from '../quantities.ts';
import { unitSystemAtom } from '../state/preferences.atoms.ts';

/** How the user reads texts, quantities and days. */
export interface Formats {
  readonly language: Language;
  /** The texts of the portal. */
  readonly t: TFunction<'portal'>;
  readonly quantities: QuantityFormat;
  readonly dates: DateFormat;
}

/** The formats of the language and the current units; the same object until one of them changes. */
export function useFormats(): Formats {
  const { t, i18n } = useTranslation('portal');
  const system = useAtomValue(unitSystemAtom);
  const language = isLanguage(i18n.language) ? i18n.language : defaultLanguage;
  return useMemo(
    () => ({ language, t, quantities: quantityFormat(language, system), dates: dateFormat(language) }),
    [language, t, system],
  );
}

/** The labels of tables; the same object until the formats change. */
export function useTableLabels(): DataTableLabels {
  const { t } = useFormats();
  return useMemo(
    () => ({
      noValue: unknownValue,
      sortBy: t('charts.sortBy'),
      unsorted: t('charts.unsorted'),
      order: (header, direction) => t(`charts.${direction}`, { header }),
      actions: t('charts.actions'),
    }),
    [t],
  );
}
