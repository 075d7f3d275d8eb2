import type { Formats } from './use-formats.ts';

/** What is stated at most: the server knows nothing of the outermost tails. */
const mostStated = 0.99;

/** A probability (0..1) as text; of one that may be any larger, what it is at least: "≥ 99 %". */
export function likelihoodText(probability: number, { quantities }: Pick<Formats, 'quantities'>): string {
  const text = quantities.text('share', probability * 100, { digits: 0 });
  return probability >= mostStated ? `≥ ${text}` : text;
}
