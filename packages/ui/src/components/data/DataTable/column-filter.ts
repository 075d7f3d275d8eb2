import { dayMs, dayOf } from '../../calendar-day.ts';
import { zoneClock } from '../../zone-clock.ts';
import {
  columnValue,
  columnZone,
  valueWriter,
  type ColumnFilter,
  type DataColumn,
  type FilterKind,
} from './data-column.ts';
import type { SortValue } from './sort-order.ts';

/** How a column is filtered: as it says itself, else numbers by their size and all others by their text. */
export function filterKind({ filter, kind }: Pick<DataColumn<never>, 'filter' | 'kind'>): FilterKind | null {
  return filter === false ? null : (filter ?? (kind === 'number' ? 'number' : 'text'));
}

/** Letters alone, so that "Björn" is found by "bjorn". */
function plain(text: string, locale: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLocaleLowerCase(locale);
}

const isDate = (value: SortValue): value is Date => value instanceof Date;

/** What a column says of a row as one of its choices; of a time its day (`YYYY-MM-DD`). */
export function choiceOf<Row>(column: DataColumn<Row>): (row: Row) => string {
  const value = column.choice ?? columnValue(column);
  const clock = zoneClock(columnZone(column));
  return (row) => {
    const said = value(row);
    if (!isDate(said)) return String(said ?? '');
    const wall = clock.wallOf(said.getTime());
    return Number.isNaN(wall) ? '' : dayOf(wall);
  };
}

/** Milliseconds of a day's beginning on the clock of its zone. */
const dayStart = (day: string | null) => (day === null ? NaN : Date.parse(`${day}T00:00:00Z`));

/**
 * Whether a row says in a column what a filter asks for; a row without a value never does.
 * @param locale BCP 47 language by which letters are compared
 */
export function rowFilter<Row>(
  column: DataColumn<Row>,
  filter: ColumnFilter,
  locale: string,
): (row: Row) => boolean {
  const value = columnValue(column);
  switch (filter.kind) {
    case 'text': {
      const text = plain(filter.text, locale);
      const write = valueWriter(column, locale, '');
      const said = (given: SortValue) => (isDate(given) ? write(given) : String(given ?? ''));
      return (row) => plain(said(value(row)), locale).includes(text);
    }
    case 'choice': {
      const choice = choiceOf(column);
      return (row) => filter.values.includes(choice(row));
    }
    case 'number': {
      const { from, to } = filter;
      return (row) => {
        const number = value(row);
        return (
          typeof number === 'number' && (from === null || number >= from) && (to === null || number <= to)
        );
      };
    }
    case 'day': {
      const [from, to] = [dayStart(filter.from), dayStart(filter.to) + dayMs];
      const clock = zoneClock(columnZone(column));
      return (row) => {
        const given = value(row);
        const time = clock.wallOf(isDate(given) ? given.getTime() : typeof given === 'number' ? given : NaN);
        // A bound that is not given is NaN, to which nothing compares.
        return !Number.isNaN(time) && !(time < from) && !(time >= to);
      };
    }
  }
}

/**
 * The rows that meet all filters; the same array where none asks for anything. Filters of columns that are not there ask
 * for nothing.
 * @param locale BCP 47 language by which letters are compared
 */
export function filteredRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  filters: readonly ColumnFilter[],
  locale: string,
): readonly Row[] {
  const tests = filters.flatMap((filter) => {
    const column = columns.find(({ id }) => id === filter.columnId);
    return column ? [rowFilter(column, filter, locale)] : [];
  });
  return tests.length === 0 ? rows : rows.filter((row) => tests.every((test) => test(row)));
}

/** Whether a filter asks for anything. */
export function asksForSomething(filter: ColumnFilter): boolean {
  switch (filter.kind) {
    case 'text':
      return filter.text.trim() !== '';
    case 'choice':
      return filter.values.length > 0;
    default:
      return filter.from !== null || filter.to !== null;
  }
}

/** The filters with another one for its column; without one where it asks for nothing. */
export function withFilter(filters: readonly ColumnFilter[], filter: ColumnFilter): readonly ColumnFilter[] {
  const others = filters.filter(({ columnId }) => columnId !== filter.columnId);
  if (!asksForSomething(filter)) return others;
  const at = filters.findIndex(({ columnId }) => columnId === filter.columnId);
  return at < 0 ? [...others, filter] : others.toSpliced(at, 0, filter);
}
