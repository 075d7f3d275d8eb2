/** A row of one entity on one production day. */
interface EntityDay {
  readonly period: string;
  readonly entity: { readonly id: string };
  /** Wells of the entity that have reported the day, where rows are sums over wells. */
  readonly wellsReported?: number;
  /** Those, and the wells that are still waited for. */
  readonly wellsExpected?: number;
}

/** A day that is not whole yet. */
export interface LateDay {
  readonly day: string;
  readonly wellsReported: number;
  readonly wellsExpected: number;
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

/** How long an entity without a row is waited for, as the server waits for a well (days). */
const waitingDays = 2;

/**
 * The rows of each production day, oldest first, and apart from them the newest days that are not whole yet: a well is
 * waited for, or an entity of the two days before has no row. The sum of some of the wells would read as a fall and is
 * none. Days without rows are left out.
 */
export function dailyGroups<Row extends EntityDay>(
  rows: readonly Row[],
): { whole: [day: string, rows: Row[]][]; late: LateDay[] } {
  const whole = [...groupBy(rows, ({ period }) => period)].sort(([a], [b]) => a.localeCompare(b));
  const late: LateDay[] = [];
  for (;;) {
    const newest = whole.at(-1);
    if (!newest) break;
    const [day, reported] = newest;
    const earlier = whole.slice(-1 - waitingDays, -1).flatMap(([, group]) => group);
    const missing = new Map(earlier.map((row) => [row.entity.id, row]));
    for (const { entity } of reported) missing.delete(entity.id);
    const wellsReported = sumOf(reported, 'wellsReported');
    const wellsExpected = sumOf([...reported, ...missing.values()], 'wellsExpected');
    if (missing.size === 0 && wellsReported >= wellsExpected) break;
    late.unshift({ day, wellsReported, wellsExpected });
    whole.pop();
  }
  return { whole, late };
}

function sumOf(rows: readonly EntityDay[], key: 'wellsReported' | 'wellsExpected'): number {
  return rows.reduce((sum, row) => sum + (row[key] ?? 0), 0);
}
