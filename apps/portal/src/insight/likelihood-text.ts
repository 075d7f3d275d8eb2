import type { Formats } from './use-formats.ts';

/** What is stated at most: the server knows nothing of the outermost tails. */
const mostStated = 0.99;

/** A probability (0..1) as text; of one that may be any larger, what it is at least: "≥ 99 %". */
export function likelihoodText(probability: number, { quantities }: Pick<Formats, 'quantities'>): string {
  return stated(probability, (share) => quantities.text('share', share, { digits: 0 }));
}

/** The {@link likelihoodText} without its unit, for what has that beside it: "≥ 99". */
export function likelihoodNumber(probability: number, { quantities }: Pick<Formats, 'quantities'>): string {
  return stated(probability, (share) => quantities.number('share', share, { digits: 0 }));
}

function stated(probability: number, write: (share: number) => string): string {
  const text = write(Math.min(probability, mostStated) * 100);
  return probability >= mostStated ? `≥ ${text}` : text;
}
