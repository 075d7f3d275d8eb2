/** How a key figure compares with the one of the window before. */
export interface KpiChange {
  /** Now less before, in the figure's unit. */
  readonly delta: number;
  readonly direction: 'up' | 'down' | 'same';
  /** Whether that is good news; `neutral` where nothing changed, or where no side is better. */
  readonly verdict: 'good' | 'bad' | 'neutral';
}

/**
 * Compares a key figure with the one before. Changes below `resolution` (in the figure's unit) do not show in its
 * decimals, so they count as none.
 * @param better which way is good news; null where neither is
 * @returns null when one of the two is not known
 */
export function kpiChange(
  now: number | null,
  before: number | null,
  better: 'higher' | 'lower' | null,
  resolution = 0,
): KpiChange | null {
  if (now === null || before === null) return null;
  const delta = now - before;
  if (Math.abs(delta) <= resolution) return { delta: 0, direction: 'same', verdict: 'neutral' };
  const direction = delta > 0 ? 'up' : 'down';
  if (better === null) return { delta, direction, verdict: 'neutral' };
  return { delta, direction, verdict: (better === 'higher') === delta > 0 ? 'good' : 'bad' };
}
