import type { Words } from '../../../words/words.tsx';

/** A `Slider`'s own words. */
export interface SliderLabels {
  /** Names the lower of two thumbs: `Depth, from`. */
  readonly from: (label: string) => string;
  /** Names the upper of two thumbs: `Depth, to`. */
  readonly to: (label: string) => string;
  /** Says that there is no value. */
  readonly absent: string;
}

/** The words of a `Slider`. */
export const sliderWords: Words<SliderLabels> = {
  en: { from: (label) => `${label}, from`, to: (label) => `${label}, to`, absent: 'No value' },
  es: { from: (label) => `${label}, desde`, to: (label) => `${label}, hasta`, absent: 'Sin valor' },
  fr: { from: (label) => `${label}, de`, to: (label) => `${label}, à`, absent: 'Aucune valeur' },
};
