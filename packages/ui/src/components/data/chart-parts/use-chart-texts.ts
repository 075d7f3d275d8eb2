import { useMemo } from 'react';
import { useLocale } from '../../../words/words.tsx';
import { tickText, valueText } from './chart-text.ts';

/** Writers of an axis' numbers and of values with so many decimals, in the reader's language unless one is given. */
export function useChartTexts(locale: string | undefined, digits: number) {
  const language = useLocale(locale);
  return useMemo(
    () => ({ tick: tickText(language), write: valueText(language, digits) }),
    [language, digits],
  );
}
