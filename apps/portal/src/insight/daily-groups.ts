/** A row of one entity on one production day. */
interface EntityDay {
  readonly period: string;
  readonly entity: { readonly id: string };
}

/** Groups rows, keeping the order in which the groups first appear. */
export function groupBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

/**
 * The rows of each production day, oldest first. Days without rows are left out, and so are the newest days for as long
 * as an entity of the day before has not reported them: the sum of some of the fields would read as a fall and is none.
 */
export function dailyGroups<Row extends EntityDay>(rows: readonly Row[]): [day: string, rows: Row[]][] {
  const days = [...groupBy(rows, ({ period }) => period)].sort(([a], [b]) => a.localeCompare(b));
  const reported = (index: number) => new Set(days[index]?.[1].map(({ entity }) => entity.id));
  const someAreMissing = () => {
    const newest = reported(days.length - 1);
    return [...reported(days.length - 2)].some((id) => !newest.has(id));
  };
  while (days.length > 1 && someAreMissing()) days.pop();
  return days;
}
