import { useMemo } from 'react';
import { tickText, valueText } from './chart-text.ts';

/** Writers of an axis' numbers and of values with so many decimals, in a language. */
export function useChartTexts(locale: string, digits: number) {
  return useMemo(() => ({ tick: tickText(locale), write: valueText(locale, digits) }), [locale, digits]);
}
