import { sql, type RawBuilder } from 'kysely';

/** Compares with each of some values; one parameter, however many they are. Use it on the right of `=`. */
export function anyOf<T>(values: readonly T[]): RawBuilder<T> {
  return sql<T>`any(${values})`;
}
