import type { DataColumn, ValueColumn } from '@cnx/ui';
import { dayOf, dayTime, unknownValue, viewClock, type Quantity } from '../quantities.ts';
import type { Formats } from './use-formats.ts';

/** An instant of a file. */
export interface FileMoment {
  /** As it came, ISO 8601. */
  readonly moment: string;
  /** On the clock of its column, ms of a pretended UTC. */
  readonly wall: number;
}

/** What a cell of a file is: a number or a text as the table has it, a day (`YYYY-MM-DD`), an instant, or nothing. */
export type FileValue = string | number | null | { readonly day: string } | FileMoment;

/** A column of a file. */
export interface FileColumn<Row> {
  readonly label: string;
  readonly unit?: string | undefined;
  /** Zone of the clock that its instants are on. */
  readonly clock?: string | undefined;
  /** Decimals of its numbers. @default 0 */
  readonly digits?: number | undefined;
  readonly value: (row: Row) => FileValue;
}

/** A column of a list. */
export interface ListColumn<Row> extends ValueColumn<Row> {
  /** What its numbers measure, where they are in the reader's unit. */
  readonly quantity?: Quantity | undefined;
  /** Zone of the clock that its instants are on. */
  readonly clock?: string | undefined;
  /** What a file has in its place. @default its value */
  readonly file?: readonly FileColumn<Row>[] | ((row: Row) => FileValue) | undefined;
}

/** A column without the name that is its id and the key of its label. */
export type ColumnSpec<Row> = Omit<ListColumn<Row>, 'id' | 'label'>;

/**
 * Names columns: each by its key.
 * @param label the label of a key
 */
export function namedColumns<Key extends string, Row>(
  label: (key: Key) => string,
  specs: Readonly<Record<Key, ColumnSpec<Row>>>,
): Record<Key, ListColumn<Row>> {
  const columns = Object.entries<ColumnSpec<Row>>(specs).map(([key, spec]) => [
    key,
    { ...spec, id: key, label: label(key as Key) },
  ]);
  return Object.fromEntries(columns) as Record<Key, ListColumn<Row>>;
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
    filter: 'day',
    file: (row) => {
      const day = dayOf(row);
      return day === null ? null : { day };
    },
    copy: dayOf,
    width: 116,
  };
}

/**
 * A column of instants, all on one clock, see {@link viewClock}. Its head says which; they say their year, and their zone
 * with it, where it differs among the rows. In groups those of a day stand together.
 * @param ownOf the instants as files and copies have them, @default as the column shows them
 */
export function timeColumn<Row>(
  { dates }: Formats,
  rows: readonly Row[],
  timeOf: (row: Row) => string,
  ownOf = timeOf,
): ColumnSpec<Row> {
  const read = (row: Row) => viewClock.iso(timeOf(row));
  const times = rows.map(read);
  const brief = oneYear(times);
  const zones = [...new Set(times.map(dates.zone))].join(' / ') || undefined;
  const day = brief ? dates.shortDay : dates.day;
  return {
    unit: brief ? zones : undefined,
    clock: zones,
    value: (row) => dates.wall(read(row)),
    cell: (row) => (brief ? dates.shortClock : dates.clock)(read(row)),
    groupText: (row) => day(dayOf(dates.wall(read(row)))),
    filter: 'day',
    file: (row) => ({ moment: ownOf(row), wall: dates.wall(read(row)) }),
    copy: ownOf,
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
    quantity,
    value: (row) => quantities.convert(quantity, valueOf(row)),
    ...given,
  };
}

/** An {@link amountColumn} of which rows can be summed: a group of them, and all, come to something. */
export function summedColumn<Row>(
  formats: Formats,
  quantity: Quantity,
  valueOf: (row: Row) => number | null,
  given: Pick<DataColumn<Row>, 'digits' | 'width'> = {},
): ColumnSpec<Row> {
  const sum = (rows: readonly Row[]) => rows.reduce((total, row) => total + (valueOf(row) ?? 0), 0);
  return {
    ...amountColumn(formats, quantity, valueOf, given),
    total: (rows) => formats.quantities.convert(quantity, sum(rows)),
  };
}

/** A column of a few texts that stand for codes of the contract: chosen from to filter, and to put rows together. */
export function codeColumn<Row, Code extends string>(
  codeOf: (row: Row) => Code | null,
  textOf: (code: Code) => string,
  codes?: readonly Code[],
): ColumnSpec<Row> {
  return {
    value: (row) => {
      const code = codeOf(row);
      return code === null ? null : textOf(code);
    },
    filter: 'choice',
    choice: codeOf,
    ...(codes && { choices: codes.map((code) => ({ value: code, label: textOf(code) })) }),
    groupable: true,
  };
}
