import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';

/**
 * The rows of a windowed list to draw: those in sight and the active one, which assistive technology follows even when
 * it was scrolled out of sight.
 */
export function rowsWithActive(range: Range, active: number): number[] {
  const inSight = defaultRangeExtractor(range);
  if (active < 0 || active >= range.count || inSight.includes(active)) return inSight;
  return active < (inSight[0] ?? 0) ? [active, ...inSight] : [...inSight, active];
}

/** Height of a row that a finger can hit, or that a pointer needs, in pixels. */
export function pressableHeight(usual: number): number {
  return typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches ? 44 : usual;
}
