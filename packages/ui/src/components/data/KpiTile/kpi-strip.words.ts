import type { Words } from '../../../words/words.tsx';

/** UI strings of a `KpiStrip`. */
export interface KpiStripLabels {
  /** Names the group of tiles. */
  readonly label: string;
}

/** A `KpiStrip`'s own words. */
export const kpiStripWords: Words<KpiStripLabels> = {
  en: { label: 'Key figures' },
  es: { label: 'Indicadores clave' },
  fr: { label: 'Chiffres clés' },
};
