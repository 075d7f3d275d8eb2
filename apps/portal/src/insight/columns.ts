import type { DataColumn, ValueColumn } from '@cnx/ui';
import { dayTime, unknownValue, type Quantity } from '../quantities.ts';
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

/** A column of production days, written in full. */
export function dayColumn<Row>({ dates }: Formats, dayOf: (row: Row) => string | null): ColumnSpec<Row> {
  return {
    value: (row) => {
      const day = dayOf(row);
      return day === null ? null : dayTime(day);
    },
    cell: (row) => {
      const day = dayOf(row);
      return day === null ? unknownValue : dates.day(day);
    },
    width: 116,
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
