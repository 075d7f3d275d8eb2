import type { DataColumn, DataSort } from './data-column.ts';

/** Rows in the order of a sort, by index, so that a hundred thousand rows are never copied. */
export interface OrderedRows<Row> {
  readonly length: number;
  /** The row at a place of the shown order. */
  readonly at: (place: number) => Row;
}

/** Rows that say the same in a column. */
export interface RowGroup<Row> {
  /** What they say, as text; unique among the groups. */
  readonly name: string;
  /** In the order of the table. */
  readonly rows: readonly Row[];
}

/** The head of a group, in the place of a row. */
export interface GroupHead<Row> {
  readonly group: RowGroup<Row>;
  /** Whether its rows follow. */
  readonly open: boolean;
}

/** The places of a table: its rows, and above those of a group its head. */
export interface TablePlaces<Row> {
  readonly length: number;
  /** The row at a place; the first of its group at the place of a head. */
  readonly at: (place: number) => Row;
  /** The head at a place; undefined where a row is. */
  readonly headAt: (place: number) => GroupHead<Row> | undefined;
}

/** The groups of rows, in the order in which the first row of each comes. */
export function groupsOf<Row>(
  { length, at }: OrderedRows<Row>,
  nameOf: (row: Row) => string,
): readonly RowGroup<Row>[] {
  const groups = new Map<string, Row[]>();
  for (let place = 0; place < length; place++) {
    const row = at(place);
    const name = nameOf(row);
    const rows = groups.get(name);
    if (rows) rows.push(row);
    else groups.set(name, [row]);
  }
  return [...groups].map(([name, rows]) => ({ name, rows }));
}

/** The groups in an order of their own, which that of the rows does not change. */
export function fixedGroups<Row>(
  groups: readonly RowGroup<Row>[],
  orderOf: (row: Row) => number,
): readonly RowGroup<Row>[] {
  return groups.toSorted((one, other) => orderOf(one.rows[0]!) - orderOf(other.rows[0]!));
}

/**
 * The groups in the order of what they come to, as their rows are in the order of what each says; those that come to
 * nothing last. As they are where the column has no total.
 */
export function orderedGroups<Row>(
  groups: readonly RowGroup<Row>[],
  { total }: Pick<DataColumn<Row>, 'total'>,
  direction: DataSort['direction'],
): readonly RowGroup<Row>[] {
  if (!total) return groups;
  const sums = new Map(groups.map((group) => [group, Number(total(group.rows) ?? NaN)]));
  const sign = direction === 'ascending' ? 1 : -1;
  return groups.toSorted((one, other) => {
    const [a, b] = [sums.get(one)!, sums.get(other)!];
    return Number.isNaN(a) || Number.isNaN(b)
      ? Number(Number.isNaN(a)) - Number(Number.isNaN(b))
      : sign * (a - b);
  });
}

const noHead = () => undefined;

/** Places without groups. */
export function ungrouped<Row>({ length, at }: OrderedRows<Row>): TablePlaces<Row> {
  return { length, at, headAt: noHead };
}

/**
 * Places of groups, each below its head. Found by halving: ten thousand groups cost little more than ten.
 * @param isOpen whether the rows of the group of a name are shown
 */
export function groupPlaces<Row>(
  groups: readonly RowGroup<Row>[],
  isOpen: (name: string) => boolean,
): TablePlaces<Row> {
  const open = groups.map(({ name }) => isOpen(name));
  const starts: number[] = [];
  let length = 0;
  groups.forEach(({ rows }, index) => {
    starts.push(length);
    length += 1 + (open[index] ? rows.length : 0);
  });
  const groupAt = (place: number) => {
    let [from, to] = [0, groups.length - 1];
    while (from < to) {
      const middle = Math.ceil((from + to) / 2);
      if (starts[middle]! <= place) from = middle;
      else to = middle - 1;
    }
    return from;
  };
  return {
    length,
    at: (place) => {
      const index = groupAt(place);
      return groups[index]!.rows[Math.max(0, place - starts[index]! - 1)]!;
    },
    headAt: (place) => {
      const index = groupAt(place);
      const group = groups[index];
      return group && starts[index] === place ? { group, open: open[index]! } : undefined;
    },
  };
}
