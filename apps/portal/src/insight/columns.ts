import type { DataColumn, ValueColumn } from '@cnx/ui';
import { dayTime, unknownValue, wallTime, type Quantity } from '../quantities.ts';
import type { Formats } from './use-formats.ts';

/** A column without the name that is its id and the key of its label. */
export type ColumnSpec<Row> = Omit<ValueColumn<Row>, 'id' | 'label'>;

/**
 * Names columns: each by its key.
 * @param label the label of a key
 */
export function namedColumns<Key extends string, Row>(
  label: (key: Key) => string,
  specs: Readonly<Record<Key, ColumnSpec<Row>>>,
): Record<Key, DataColumn<Row>> {
  const columns = Object.entries<ColumnSpec<Row>>(specs).map(([key, spec]) => [
    key,
    { ...spec, id: key, label: label(key as Key) },
  ]);
  return Object.fromEntries(columns) as Record<Key, DataColumn<Row>>;
}

/** Whether all of these days or instants, ISO 8601, are of one year, so that what is around the rows says it. */
function oneYear(times: readonly (string | null)[]): boolean {
  return new Set(times.flatMap((time) => time?.slice(0, 4) ?? [])).size <= 1;
}

/** Writes the production days of rows: with their year where it differs among these. */
export function dayWriter<Row>(
  { day, shortDay }: Formats['dates'],
  rows: readonly Row[],
  dayOf: (row: Row) => string | null,
): (day: string) => string {
  return oneYear(rows.map(dayOf)) ? shortDay : day;
}

/**
 * A column of production days.
 * @param rows where they are given, days say their year only if it differs among them
 */
export function dayColumn<Row>(
  { dates }: Formats,
  dayOf: (row: Row) => string | null,
  rows?: readonly Row[],
): ColumnSpec<Row> {
  const write = rows ? dayWriter(dates, rows, dayOf) : dates.day;
  return {
    value: (row) => {
      const day = dayOf(row);
      return day === null ? null : dayTime(day);
    },
    cell: (row) => {
      const day = dayOf(row);
      return day === null ? unknownValue : write(day);
    },
    width: 116,
  };
}

/**
 * A column of instants on the clocks of their places. Its head says their zone, or that each is on its own field's clock;
 * they say their year where it differs among the rows, and in a line their zone where that does.
 */
export function timeColumn<Row>(
  { t, dates }: Formats,
  rows: readonly Row[],
  timeOf: (row: Row) => string,
): ColumnSpec<Row> {
  const times = rows.map(timeOf);
  const zones = new Set(times.map(dates.zone));
  const brief = oneYear(times);
  return {
    unit:
      !brief || zones.size === 0 ? undefined : zones.size === 1 ? [...zones].join() : t('insight.fieldTime'),
    value: (row) => wallTime(timeOf(row)),
    cell: (row, place) =>
      brief && (place === 'column' || zones.size === 1)
        ? dates.shortClock(timeOf(row))
        : dates.clock(timeOf(row)),
    width: brief ? 132 : 200,
  };
}

/** A column of amounts in the reader's unit. */
export function amountColumn<Row>(
  { quantities }: Formats,
  quantity: Quantity,
  valueOf: (row: Row) => number | null,
  given: Pick<DataColumn<Row>, 'digits' | 'width'> = {},
): ColumnSpec<Row> {
  return {
    unit: quantities.unit(quantity),
    kind: 'number',
    value: (row) => quantities.convert(quantity, valueOf(row)),
    ...given,
  };
}
