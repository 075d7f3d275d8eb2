import type { Words } from '../../../words/words.tsx';

/** A {@link ValueState}'s own words. */
export interface ValueStateLabels {
  /** It was counted, and there is nothing of it. */
  readonly zero: string;
  /** Nothing arrived that it could be read from. */
  readonly noData: string;
  /** Nothing has computed it. */
  readonly notComputed: string;
}

/** The words of a {@link ValueState}. */
export const valueStateWords: Words<ValueStateLabels> = {
  en: { zero: 'None', noData: 'No data', notComputed: 'Not computed' },
  es: { zero: 'Ninguno', noData: 'Sin datos', notComputed: 'Sin calcular' },
  fr: { zero: 'Aucun', noData: 'Aucune donnée', notComputed: 'Non calculé' },
};
