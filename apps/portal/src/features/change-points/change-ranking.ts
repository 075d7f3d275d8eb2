import type { ChangePoint } from '@cnx/api';

/** Whether neither an event nor a person's verdict accounts for a change yet. */
export function isUnexplained({ status }: Pick<ChangePoint, 'status'>): boolean {
  return status === 'new' || status === 'acknowledged';
}

/** Whether a change is a fall of the oil rate that nothing accounts for: what a morning starts with. */
export function isUnexplainedDrop(change: ChangePoint): boolean {
  return change.variable === 'oilRate' && change.direction === 'down' && isUnexplained(change);
}

/** Lower comes first; see {@link rankChanges}. */
function importance(change: ChangePoint): number {
  if (isUnexplainedDrop(change)) return 0;
  if (change.variable === 'oilRate') return isUnexplained(change) ? 1 : 3;
  return isUnexplained(change) ? 2 : 4;
}

/** Only oil rates are compared by volume: the changes of other variables have other units. */
function size(change: ChangePoint): number {
  return change.variable === 'oilRate' ? Math.abs(change.delta) : change.score;
}

/**
 * Orders changes by how much they ask for attention: unexplained drops of oil, other unexplained changes of oil, other
 * unexplained changes, then the explained ones likewise; within each the largest first.
 */
export function rankChanges(changes: readonly ChangePoint[]): ChangePoint[] {
  return [...changes].sort((a, b) => importance(a) - importance(b) || size(b) - size(a));
}
