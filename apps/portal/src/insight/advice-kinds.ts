import type { Formats } from './use-formats.ts';

/** Less oil is written as none, and not said in sentences (Sm3/d). */
export const leastSaidOil = 0.05;

/** How many pieces of advice there are, and of which kinds. */
export interface AdviceKinds {
  readonly total: number;
  readonly pumps: number;
  /** Null where a server does not count chokes and lift gas apart. */
  readonly chokes: number | null;
}

/** How much of some advice is on pumps, on chokes and on lift gas, in words; a kind without any is left out. */
export function adviceKindsText({ total, pumps, chokes }: AdviceKinds, { t, quantities }: Formats): string {
  const others = total - pumps;
  const kinds: readonly (readonly ['pumps' | 'chokes' | 'gasLift' | 'others', number])[] =
    chokes === null
      ? [
          ['pumps', pumps],
          ['others', others],
        ]
      : [
          ['pumps', pumps],
          ['chokes', chokes],
          ['gasLift', others - chokes],
        ];
  return kinds
    .filter(([, pieces]) => pieces > 0)
    .map(([kind, pieces]) => t(`optimization.open.kinds.${kind}`, { pieces: quantities.count(pieces) }))
    .join(', ');
}
