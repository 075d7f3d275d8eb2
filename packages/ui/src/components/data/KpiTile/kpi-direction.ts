import { percentText } from '../../number-text.ts';

/** Where a figure went. */
export const kpiDirections = ['up', 'down', 'same'] as const;
/** Where a figure went. */
export type KpiDirection = (typeof kpiDirections)[number];

/** Writes a share with its sign, and says which way it goes; one too small to be seen goes nowhere. */
export function shareText(share: number, locale: string) {
  const value = percentText(locale, { maximumFractionDigits: 1, signDisplay: 'exceptZero' })(share);
  const shown = Math.round(share * 1000);
  const direction: KpiDirection = shown > 0 ? 'up' : shown < 0 ? 'down' : 'same';
  return { value, direction };
}
