import type { ColumnType } from 'kysely';

/** `timestamptz`: read as a Date; written as a Date or an ISO date-time. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;

/** A {@link Timestamp} that may be null. */
export type NullableTimestamp = ColumnType<Date | null, Date | string | null, Date | string | null>;

/** A {@link Timestamp} that the database fills with the current time when it is left out. */
export type DefaultedTimestamp = ColumnType<Date, Date | string | undefined, Date | string>;
