import { scaleBand, type ScaleBand } from 'd3-scale';

/** Bars take this share of their band at most; the rest parts them. */
const barShare = 0.55;

/** Bands of one width side by side from one place to another (px), each with room around its bar. */
export function bandScale(
  keys: Iterable<number>,
  { from, to }: { readonly from: number; readonly to: number },
): ScaleBand<number> {
  return scaleBand(keys, [from, to])
    .paddingInner(1 - barShare)
    .paddingOuter((1 - barShare) / 2);
}
