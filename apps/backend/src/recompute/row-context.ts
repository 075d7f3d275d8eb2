import { createHash } from 'node:crypto';
import type { FieldDays } from '../insights/field-days.ts';

/** What the rows of a field need beside its findings. */
export interface RowContext extends FieldDays {
  /** Newest day that any of the field's wells has a row for. */
  newestDay: number;
}

/** Longest id that the contract allows. */
const maxIdLength = 64;

/**
 * An id that is the same whenever the same thing is found again: its parts joined, or their hash when that is
 * too long for an id.
 */
export function stableId(kind: string, ...parts: readonly string[]): string {
  const readable = [kind, ...parts].join('-');
  if (readable.length <= maxIdLength) return readable;
  return `${kind}-${createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 32)}`;
}

/** A figure for a column that may be null: NaN is "not known". */
export function known(value: number | undefined): number | null {
  return value !== undefined && Number.isFinite(value) ? value : null;
}
